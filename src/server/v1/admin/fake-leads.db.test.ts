import { beforeAll, describe, expect, test } from 'vitest';
import type { BulkInput, EnquiryCounts, StaffCallWire, StaffEnquiry, StaffEnquiryRow } from '#contract';
import { and, eq, inArray, sql, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { sendEnquiry } from '../../../../test/enquiries.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const { auditEntries, blockedSenders, enquiries, mails } = tables;

const app = createTestApp();
let asha: Colleague;
let vikram: Colleague;
let farah: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
  vikram = await newColleague(app, 'manager');
  farah = await newColleague(app, 'sales');
});

let senders = 0;
/** A number and an address that no other test has. */
function newSender() {
  senders += 1;
  const digits = String(senders).padStart(5, '0');
  return { phone_number: `73000${digits}`, email: `sender${senders}@fake.example` };
}

const mark = (id: number, body: object, who = farah) => who.call('POST', `/enquiry/${id}/fake`, body);
const markSpam = async (id: number, is_blocked = true) =>
  expect((await mark(id, { fake: 'spam', is_blocked })).json()).toMatchObject({ success: true });
const read = async (id: number): Promise<StaffEnquiry> => (await asha.call('GET', `/enquiry/${id}`)).json().record;
const list = async (query: string, who = asha): Promise<number[]> =>
  (await who.call('GET', `/enquiry${query}`)).json().enquiries.map(({ id }: StaffEnquiryRow) => id);
const getCounts = async (): Promise<EnquiryCounts> => (await asha.call('GET', '/enquiry/counts')).json();

type Blocked = StaffCallWire<'GET /blocked-sender'>['senders'];
const find = async (value: string): Promise<Blocked> =>
  (await asha.call('GET', `/blocked-sender?q=${encodeURIComponent(value)}`)).json().senders;
const mailsAbout = (id: number) =>
  app.db
    .select({ template: mails.template })
    .from(mails)
    .where(sql`${mails.data} ->> 'enquiryId' = ${String(id)}`);

describe('a fake lead', () => {
  test('R-417 is closed without a reply, shown as what it is, and left out of the inbox and the counts', async () => {
    const before = await getCounts();
    const id = await sendEnquiry(app);
    expect(await getCounts()).toMatchObject({ new: before.new + 1 });
    await markSpam(id, false);
    expect(await read(id)).toMatchObject({
      status: 'lost',
      fake: 'spam',
      lost_reason: 'Spam',
      first_reply_at: null,
      reply_minutes_left: null,
    });
    expect(await getCounts()).toMatchObject({ new: before.new });
    expect(await list('')).not.toContain(id);
    expect(await list('?status=lost')).not.toContain(id);
    expect(await list('?view=fake')).toContain(id);
  });

  test('R-417 is found by a search, by its number and on the page of its person', async () => {
    const sender = newSender();
    const id = await sendEnquiry(app, { ...sender, full_name: 'Qwerty Asdfgh' });
    await markSpam(id);
    expect(await list('?q=qwerty')).toEqual([id]);
    expect(await list(`?q=${sender.phone_number}`)).toEqual([id]);
    const { contact_id } = await read(id);
    const contact = (await asha.call('GET', `/contact/${contact_id}`)).json().record;
    expect(contact.enquiries).toMatchObject([{ id, fake: 'spam' }]);
  });

  test('R-417 R-414 is what a call to a wrong number leaves', async () => {
    const id = await sendEnquiry(app);
    const log = { channel: 'call', outcome: 'wrong_number', note: '' };
    await farah.call('POST', `/enquiry/${id}/contact`, log);
    expect(await read(id)).toMatchObject({ status: 'lost', fake: 'wrong_number', lost_reason: 'Wrong number' });
    expect(await list('?view=fake')).toContain(id);
  });

  test('R-417 is not fake any more once it has another status or was lost for another reason', async () => {
    const [one, two] = [await sendEnquiry(app), await sendEnquiry(app)];
    await markSpam(one, false);
    await markSpam(two, false);
    await farah.call('PATCH', `/enquiry/${one}`, { status: 'contacted' });
    await farah.call('PATCH', `/enquiry/${two}`, { status: 'lost', lost_reason: 'Bought elsewhere' });
    expect(await read(one)).toMatchObject({ status: 'contacted', fake: null });
    expect(await read(two)).toMatchObject({ status: 'lost', fake: null, lost_reason: 'Bought elsewhere' });
    const assigned = await sendEnquiry(app);
    await markSpam(assigned, false);
    await asha.call('PATCH', `/enquiry/${assigned}`, { assigned_to: farah.id });
    expect(await read(assigned)).toMatchObject({ fake: 'spam' });
  });

  test('R-417 comes back as it was, without the block', async () => {
    const sender = newSender();
    const id = await sendEnquiry(app, sender);
    await markSpam(id);
    expect(await find(sender.email)).toHaveLength(1);
    expect((await mark(id, { fake: null })).json()).toMatchObject({ success: true });
    expect(await read(id)).toMatchObject({ status: 'new', fake: null, lost_reason: null });
    expect([...(await find(sender.email)), ...(await find(sender.phone_number))]).toEqual([]);
    const answered = await sendEnquiry(app);
    await farah.call('PATCH', `/enquiry/${answered}`, { status: 'contacted' });
    await markSpam(answered);
    await mark(answered, { fake: null });
    expect(await read(answered)).toMatchObject({ status: 'contacted', fake: null });
  });

  test('R-417 taking back a mark that is not there changes nothing', async () => {
    const id = await sendEnquiry(app);
    await farah.call('PATCH', `/enquiry/${id}`, { status: 'negotiating' });
    await mark(id, { fake: null });
    expect(await read(id)).toMatchObject({ status: 'negotiating', fake: null });
  });

  test('R-417 R-400 of a colleague is not marked, and blocks no one', async () => {
    const sender = newSender();
    const id = await sendEnquiry(app, sender);
    await asha.call('PATCH', `/enquiry/${id}`, { assigned_to: farah.id });
    const other = await newColleague(app, 'sales');
    for (const body of [{ fake: 'spam', is_blocked: true }, { fake: null }])
      expect((await mark(id, body, other)).statusCode).toBe(403);
    expect(await read(id)).toMatchObject({ status: 'new', fake: null });
    expect(await find(sender.email)).toEqual([]);
  });

  test.each([{}, { fake: 'joke', is_blocked: true }, { fake: 'spam' }, { fake: 'spam', is_blocked: 'yes' }])(
    'R-417 is not marked with %j',
    async (body) => {
      const id = await sendEnquiry(app);
      expect((await mark(id, body)).statusCode).toBe(400);
      expect(await read(id)).toMatchObject({ fake: null });
    },
  );

  test('R-417 that does not exist is answered 404', async () => {
    expect((await mark(2_000_000_000, { fake: 'spam', is_blocked: true })).statusCode).toBe(404);
    expect((await mark(2_000_000_000, { fake: null })).statusCode).toBe(404);
  });
});

describe('many fake leads', () => {
  /** Starts a change and runs its job to the end. */
  async function change(who: Colleague, input: BulkInput): Promise<number> {
    const { id } = (await who.call('POST', '/bulk-changes', input)).json();
    await app.core.bulkChanges.run(id);
    return id;
  }

  test('R-417 are marked together with their senders blocked, and all of it is undone', async () => {
    const people = [newSender(), newSender()];
    const ids = [await sendEnquiry(app, people[0]), await sendEnquiry(app, people[1])];
    const before = await app.db.select().from(enquiries).where(inArray(enquiries.id, ids)).orderBy(enquiries.id);
    const action = { kind: 'fake', fake: 'spam', is_blocked: true } as const;
    const id = await change(farah, { list: 'enquiry', rows: { ids }, action });
    for (const each of ids) expect(await read(each)).toMatchObject({ status: 'lost', fake: 'spam' });
    for (const { email, phone_number } of people)
      expect([...(await find(email)), ...(await find(phone_number))]).toHaveLength(2);
    await farah.call('POST', `/bulk-changes/${id}/undo`);
    await app.core.bulkChanges.run(id);
    const after = await app.db.select().from(enquiries).where(inArray(enquiries.id, ids)).orderBy(enquiries.id);
    expect(after.map((row) => ({ ...row, updatedAt: null }))).toEqual(
      before.map((row) => ({ ...row, updatedAt: null })),
    );
    for (const { email, phone_number } of people)
      expect([...(await find(email)), ...(await find(phone_number))]).toEqual([]);
  });

  test('R-417 undoing leaves what was blocked before', async () => {
    const sender = newSender();
    const id = await sendEnquiry(app, sender);
    await asha.call('POST', '/blocked-sender', { value: sender.email, reason: 'spam' });
    const action = { kind: 'fake', fake: 'wrong_number', is_blocked: true } as const;
    const changed = await change(farah, { list: 'enquiry', rows: { ids: [id] }, action });
    await farah.call('POST', `/bulk-changes/${changed}/undo`);
    await app.core.bulkChanges.run(changed);
    expect(await find(sender.email)).toMatchObject([{ reason: 'spam' }]);
    expect(await find(sender.phone_number)).toEqual([]);
  });
});

describe('an enquiry of a blocked sender', () => {
  test('R-417 is stored as fake, and no one is told', async () => {
    const sender = newSender();
    await markSpam(await sendEnquiry(app, sender));
    const before = await getCounts();
    const byNumber = await sendEnquiry(app, { ...newSender(), phone_number: sender.phone_number });
    const byAddress = await sendEnquiry(app, { ...newSender(), email: sender.email.toUpperCase() });
    for (const id of [byNumber, byAddress]) {
      expect(await read(id)).toMatchObject({
        status: 'lost',
        fake: 'spam',
        lost_reason: 'Blocked sender',
        assigned_to: null,
      });
      expect(await mailsAbout(id)).toEqual([]);
    }
    expect(await getCounts()).toMatchObject({ new: before.new });
    expect(await find(sender.phone_number)).toMatchObject([
      { arrivals: 1, last_arrival_at: app.clock.now.toISOString(), blocked_by: { id: farah.id } },
    ]);
  });

  test('R-417 is answered as any other, so that they do not notice', async () => {
    const sender = newSender();
    await markSpam(await sendEnquiry(app, sender));
    const send = (values: object) =>
      app.server.inject({
        method: 'POST',
        url: '/api/v1/contactUs',
        headers: newVisitor(),
        payload: {
          full_name: 'Meera',
          country_code: '+91',
          message: 'A flat near the lake, please.',
          iAgreeToTerms: 'Yes',
          ...values,
        },
      });
    const [blocked, other] = [await send(sender), await send(newSender())];
    expect([blocked.statusCode, blocked.json()]).toEqual([201, { success: true, accepted: [expect.any(String)] }]);
    expect([other.statusCode, Object.keys(other.json())]).toEqual([201, Object.keys(blocked.json())]);
  });

  test('R-417 from other systems is fake too, and one that staff enter is not', async () => {
    const sender = newSender();
    await markSpam(await sendEnquiry(app, sender));
    const source = (await asha.call('POST', '/lead-source', { name: `Source ${senders}`, scopes: ['add'] })).json();
    const answer = await app.server.inject({
      method: 'POST',
      url: '/api/v1/leads',
      headers: { authorization: `Bearer ${source.key}`, ...newVisitor() },
      payload: { reference: 'R-1', full_name: 'Meera', phone: sender.phone_number },
    });
    expect(answer.json()).toEqual({ success: true, reference: 'R-1' });
    const [newest] = await app.db
      .select()
      .from(enquiries)
      .where(and(eq(enquiries.phoneNumber, sender.phone_number), eq(enquiries.fullName, 'Meera')));
    expect(newest).toMatchObject({ fake: 'spam', assignedTo: null });
    expect(await mailsAbout(newest?.id ?? 0)).toEqual([]);
    const entered = await farah.call('POST', '/enquiry', { phone: sender.phone_number, full_name: 'Meera Rao' });
    expect(await read(entered.json().id)).toMatchObject({ status: 'contacted', fake: null });
  });

  test('R-417 that arrives many times at once is counted each time', async () => {
    const sender = newSender();
    await markSpam(await sendEnquiry(app, sender));
    const ids = await Promise.all(Array.from({ length: 6 }, () => sendEnquiry(app, sender)));
    expect(await list(`?view=fake&q=${sender.phone_number}`)).toHaveLength(ids.length + 1);
    expect(await find(sender.phone_number)).toMatchObject([{ arrivals: ids.length }]);
  });
});

describe('blocked senders', () => {
  test('R-417 are numbers and addresses as people write them', async () => {
    const { phone_number, email } = newSender();
    const block = (value: string) => vikram.call('POST', '/blocked-sender', { value, reason: 'spam' });
    for (const value of [`+91 ${phone_number.slice(0, 5)}-${phone_number.slice(5)}`, ` ${email.toUpperCase()} `])
      expect((await block(value)).json()).toMatchObject({ success: true });
    expect(await find(phone_number)).toMatchObject([{ kind: 'phone', value: `+91 ${phone_number}`, arrivals: 0 }]);
    expect(await find(email)).toMatchObject([{ kind: 'email', value: email }]);
    expect((await block(phone_number)).statusCode).toBe(409);
    for (const value of ['', '12345', 'not an address', `${'a'.repeat(400)}@fake.example`])
      expect((await block(value)).statusCode).toBe(400);
  });

  test('R-417 can be unblocked, after which their enquiries arrive', async () => {
    const sender = newSender();
    await markSpam(await sendEnquiry(app, sender));
    for (const value of [sender.email, sender.phone_number]) {
      const [blocked] = await find(value);
      expect((await vikram.call('DELETE', `/blocked-sender/${blocked?.id}`)).statusCode).toBe(200);
      expect((await vikram.call('DELETE', `/blocked-sender/${blocked?.id}`)).statusCode).toBe(404);
    }
    const id = await sendEnquiry(app, sender);
    expect(await read(id)).toMatchObject({ status: 'new', fake: null });
    expect(await mailsAbout(id)).not.toEqual([]);
  });

  test.each(['sales', 'editor', 'hr'] as const)('R-417 R-400 are neither seen nor changed by %s', async (role) => {
    const who = await newColleague(app, role);
    const { email } = newSender();
    await asha.call('POST', '/blocked-sender', { value: email, reason: 'spam' });
    const [blocked] = await find(email);
    const answers = [
      await who.call('GET', '/blocked-sender'),
      await who.call('POST', '/blocked-sender', { value: newSender().email, reason: 'spam' }),
      await who.call('DELETE', `/blocked-sender/${blocked?.id}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect(await find(email)).toHaveLength(1);
  });

  test('R-417 are in the history without the number', async () => {
    const sender = newSender();
    await markSpam(await sendEnquiry(app, sender));
    const [blocked] = await find(sender.phone_number);
    const entries = await app.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.entity, 'blocked-sender'), eq(auditEntries.entityId, String(blocked?.id))));
    expect(entries).toMatchObject([{ action: 'create', actorId: farah.id, after: { reason: 'spam' } }]);
    expect(JSON.stringify(entries)).not.toContain(sender.phone_number);
  });

  test('R-417 R-308 are part of what we hold about a person, and erased with it', async () => {
    const { email } = newSender();
    await asha.call('POST', '/blocked-sender', { value: email, reason: 'spam' });
    const held = (await asha.call('POST', '/privacy/export', { contacts: [email] })).json();
    expect(held.blocked).toMatchObject([{ value: email, reason: 'spam' }]);
    const erased = await asha.call('POST', '/privacy/erase', { contacts: [email], confirmation: 'ERASE' });
    expect(erased.statusCode).toBe(200);
    expect(await find(email)).toEqual([]);
  });

  test('R-417 R-313 are forgotten when nothing came from them for as long as enquiries are kept', async () => {
    const [old, used, recent] = [newSender().email, newSender().email, newSender().email];
    for (const value of [old, used, recent]) await asha.call('POST', '/blocked-sender', { value, reason: 'spam' });
    const longAgo = new Date('2020-01-01T00:00:00Z');
    await app.db
      .update(blockedSenders)
      .set({ createdAt: longAgo })
      .where(inArray(blockedSenders.value, [old, used]));
    await sendEnquiry(app, { ...newSender(), email: used });
    await app.core.privacy.enforceRetention();
    expect([await find(old), await find(used), await find(recent)].map(({ length }) => length)).toEqual([0, 1, 1]);
  });
});
