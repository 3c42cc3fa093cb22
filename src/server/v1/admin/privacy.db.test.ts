import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PersonSummary } from '#contract';
import { eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { applicationForm, postForm, storeJobs } from '../../../../test/applications.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
  await storeJobs(app.db);
});

async function enquire(values: object): Promise<void> {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/contactUs',
    headers: { ...newVisitor(), 'user-agent': 'Test browser' },
    payload: {
      full_name: 'Meera',
      message: 'A flat, please.',
      iAgreeToTerms: 'Yes',
      submission_key: randomUUID(),
      ...values,
    },
  });
  expect(answer.statusCode).toBe(201);
}

const find = async (...contacts: string[]): Promise<PersonSummary> =>
  (await asha.call('POST', '/privacy/find', { contacts })).json().person;

describe('a person is found', () => {
  test.each(['9876512345', '09876512345', '+91 98765 12345', '0091-98765-12345', '919876512345', '(98765) 12345'])(
    'D-55 by a number of India written as %s',
    async (spelled) => {
      if ((await find('9876512345')).totals.enquiries === 0)
        await enquire({ email: 'indian@mail.example', phone_number: '98765 12345' });
      const { totals, contacts } = await find(spelled);
      expect(totals.enquiries).toBe(1);
      expect(contacts).toEqual(['+91 9876512345']);
    },
  );

  test('D-55 by a number of another country, and not by the same digits of yet another one', async () => {
    await enquire({ email: 'london@mail.example', country_code: '+44', phone_number: '2079460000' });
    expect((await find('+44 20 7946 0000')).totals.enquiries).toBe(1);
    expect((await find('00442079460000')).totals.enquiries).toBe(1);
    expect((await find('+1 2079460000')).totals.enquiries).toBe(0);
  });

  test('D-55 as a colleague, who is named and not erased', async () => {
    await enquire({ email: asha.email, phone_number: '9000011111' });
    const { staff } = await find(asha.email.toUpperCase());
    expect(staff).toEqual([{ id: asha.id, full_name: expect.any(String) }]);
    await asha.call('POST', '/privacy/erase', { contacts: [asha.email], confirmation: 'ERASE' });
    expect(await app.db.$count(tables.users, eq(tables.users.id, asha.id))).toBe(1);
    expect((await find(asha.email)).totals.enquiries).toBe(0);
  });

  test('D-55 never by a part, and what is no contact is refused at its place', async () => {
    expect((await find('india@mail.example')).totals.enquiries).toBe(0);
    const answer = await asha.call('POST', '/privacy/find', { contacts: ['9876512345', 'Meera'] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe('contacts.1');
  });
});

describe('D-69 someone who left only a phone number', () => {
  const callback = (phone_number: string) =>
    enquire({ full_name: 'Kabir', message: '', email: '', phone_number, source: 'property-card' });

  test('R-308 withdraws by telling us: staff find the number and press once, and the history says so', async () => {
    await callback('9876569001');
    const [consent] = (await find('98765 69001')).consents;
    expect(consent).toMatchObject({ given_with: 'enquiry', withdrawn_at: null });
    const id = consent?.record_id ?? 0;
    for (let n = 0; n < 2; n++)
      expect((await asha.call('POST', '/privacy/withdraw', { enquiry_id: id })).statusCode).toBe(200);
    expect((await find('98765 69001')).consents[0]?.withdrawn_at).toBe(app.clock.now.toISOString());
    const { enquiryEvents: events, auditEntries: history } = tables;
    const notes = await app.db.select().from(events).where(eq(events.enquiryId, id));
    expect(notes).toMatchObject([{ actorId: asha.id, body: 'Consent withdrawn at the request of the visitor.' }]);
    const entries = await app.db
      .select()
      .from(history)
      .where(eq(history.entityId, String(id)));
    expect(entries.filter(({ entity }) => entity === 'enquiry')).toMatchObject([
      { actorId: asha.id, action: 'update', after: { consentWithdrawn: true } },
    ]);
    expect((await asha.call('POST', '/privacy/withdraw', { enquiry_id: 999_999 })).statusCode).toBe(404);
  });

  test('D-55 is exported and erased alone: others without an email keep theirs', async () => {
    await callback('9876569002');
    await callback('9876569003');
    const exported = (await asha.call('POST', '/privacy/export', { contacts: ['9876569002'] })).json();
    expect(exported.enquiries).toMatchObject([{ phoneNumber: '9876569002', email: '' }]);
    expect(exported.mails).toHaveLength(1);
    const erased = await asha.call('POST', '/privacy/erase', { contacts: ['9876569002'], confirmation: 'ERASE' });
    expect(erased.json().erased).toMatchObject({ enquiries: 1, mails: 1 });
    expect((await find('9876569002')).totals.enquiries).toBe(0);
    const other = await find('9876569003');
    expect(other.totals).toMatchObject({ enquiries: 1, mails: 1 });
    expect(other.enquiries[0]).toMatchObject({ title: 'Callback request', email: '' });
    expect(other.related).toEqual([]);
  });
});

describe('an export', () => {
  test('D-55 is JSON with everything that is held, and the history does not name the person', async () => {
    await enquire({ email: 'export@mail.example', phone_number: '9876500001', message: 'Export marker' });
    const answer = await asha.call('POST', '/privacy/export', { contacts: ['EXPORT@mail.example'] });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="person.json"');
    const held = answer.json();
    expect(held.enquiries[0]).toMatchObject({ fullName: 'Meera', message: 'Export marker', phoneNumber: '9876500001' });
    expect(held.consents[0]).toMatchObject({
      given_with: 'enquiry',
      notice_version: 'enquiry-1',
      user_agent: 'Test browser',
    });
    expect(held.mails).toHaveLength(2);
    expect(answer.body).not.toContain('submissionKey');
    const { rows } = await app.pool.query(`select a::text as entry from audit_entries a where entity = 'person'`);
    expect(rows.at(-1).entry).toContain('export');
    expect(rows.at(-1).entry).not.toContain('mail.example');
  });

  test('D-55 is an archive where there are files', async () => {
    const form = applicationForm({ fields: { email: 'files@mail.example', mobile: '9876500002' } });
    expect((await postForm(app.server, form)).statusCode).toBe(201);
    const answer = await asha.call('POST', '/privacy/export', { contacts: ['9876500002'] });
    expect(answer.headers['content-type']).toBe('application/zip');
    const text = answer.rawPayload.toString('latin1');
    expect(answer.rawPayload.readUInt32LE(0)).toBe(0x04034b50);
    expect(text).toContain('person.json');
    expect(text).toMatch(/files\/application-\d+\.pdf/);
    expect(text).toContain('%PDF-1.7');
  });

  test('D-55 of an unknown person is not made', async () => {
    expect((await asha.call('POST', '/privacy/export', { contacts: ['nobody@mail.example'] })).statusCode).toBe(404);
  });
});

test('D-55 erasing needs the confirmation text', async () => {
  await enquire({ email: 'careful@mail.example', phone_number: '9876500003' });
  const contacts = ['careful@mail.example'];
  for (const confirmation of ['', 'erase', undefined])
    expect((await asha.call('POST', '/privacy/erase', { contacts, confirmation })).statusCode).toBe(400);
  expect((await find(...contacts)).totals.enquiries).toBe(1);
});

describe('R-308 an application', () => {
  test('is withdrawn by the link in its mail, noted, and due to be erased', async () => {
    const email = 'withdraws@mail.example';
    await postForm(app.server, applicationForm({ fields: { email } }));
    const { jobApplications: applications, applicationEvents: events } = tables;
    const read = async () => (await app.db.select().from(applications).where(eq(applications.email, email)))[0];
    const id = (await read())?.id ?? 0;
    const [mail] = await app.db.select().from(tables.mails).where(eq(tables.mails.recipient, email));
    expect(mail).toMatchObject({ template: 'application-received', data: { applicationId: id } });
    const token = app.links.token('withdraw-application', id);
    for (let n = 0; n < 2; n++) expect(await app.core.forms.withdrawApplication({ token })).toBe('withdrawn');
    expect((await read())?.retainUntil).toBe('2026-11-15');
    expect(await app.db.$count(events, eq(events.applicationId, id))).toBe(1);
    const { consents } = await find(email);
    expect(consents[0]?.withdrawn_at).toBe(app.clock.now.toISOString());
    for (const wrong of [app.links.token('withdraw-enquiry', id), app.links.token('withdraw-application', 999_999)])
      expect(await app.core.forms.withdrawApplication({ token: wrong })).toBe('invalid');
  });
});
