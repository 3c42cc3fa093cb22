import { beforeAll, describe, expect, test } from 'vitest';
import type { StaffEnquiry, StaffEnquiryRow } from '#contract';
import { and, eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { sendEnquiry, storeJasmineCourt } from '../../../../test/enquiries.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
let ravi: Colleague;
let cityId = 0;
let projectId = 0;

/** Monday morning in India. */
const MONDAY = new Date('2026-11-16T11:00:00+05:30');
const at = (time: string) => {
  app.clock.now = new Date(`${time}+05:30`);
};

beforeAll(async () => {
  app.clock.now = MONDAY;
  ravi = await newColleague(app, 'sales');
  ({ cityId, projectId } = await storeJasmineCourt(app.db));
});

const enquire = (values?: object) => sendEnquiry(app, values);

const list = async (query: string, who = ravi): Promise<StaffEnquiryRow[]> => {
  const answer = await who.call('GET', `/enquiry?${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().enquiries;
};
const ids = async (query: string, who = ravi) => (await list(query, who)).map(({ id }) => id);
const read = async (id: number): Promise<StaffEnquiry> => (await ravi.call('GET', `/enquiry/${id}`)).json().record;
const change = (id: number, values: object) => ravi.call('PATCH', `/enquiry/${id}`, values);
const note = (id: number, values: object) => ravi.call('POST', `/enquiry/${id}/note`, values);

const audited = (id: number, action: string) =>
  app.db
    .select()
    .from(tables.auditEntries)
    .where(
      and(
        eq(tables.auditEntries.entity, 'enquiry'),
        eq(tables.auditEntries.entityId, String(id)),
        eq(tables.auditEntries.action, action),
      ),
    );

describe('the list of enquiries', () => {
  test('R-298 tells who asks for what, where from and until when a reply is due, newest first', async () => {
    const first = await enquire({
      full_name: 'Kavya Rao',
      listing: { kind: 'project', id: projectId },
      page_path: '/projects/jasmine-court',
      source: 'detail-panel',
    });
    at('2026-11-16T11:30:00');
    const second = await enquire();
    const rows = await list('');
    expect(rows.map(({ id }) => id).slice(0, 2)).toEqual([second, first]);
    expect(rows[1]).toMatchObject({
      full_name: 'Kavya Rao',
      country_code: '+91',
      status: 'new',
      source_path: '/projects/jasmine-court',
      source_button: 'detail-panel',
      city: 'Alibag',
      listing: { kind: 'project', id: projectId, title: 'Jasmine Court', path: null },
      assigned_to: null,
      first_reply_at: null,
      reply_due_at: new Date('2026-11-16T12:00:00+05:30').toISOString(),
      reply_minutes_left: 30,
    });
    expect(rows[1]).not.toHaveProperty('consentId');
  });

  test('R-298 is filtered by city, listing, source and status, and ignores what makes no sense', async () => {
    const id = await enquire({ listing: { kind: 'project', id: projectId }, source: 'city-card' });
    expect(await ids(`city_id=${cityId}&source=city-card`)).toEqual([id]);
    expect(await ids(`project_id=${projectId}`)).toContain(id);
    expect(await ids(`property_id=1`)).toEqual([]);
    expect(await ids('status=won')).toEqual([]);
    expect(await ids('status=nonsense&view=nonsense&city_id=x&page=-3')).toEqual(await ids(''));
  });

  test('R-298 is searched by name, address and number, in part or whole', async () => {
    const id = await enquire({
      full_name: 'Zubin 100% Mehta',
      email: 'zubin@lake.example',
      phone_number: '0987612345',
    });
    for (const term of ['zubin', '100%', 'LAKE.example', '87612', 'zubin@lake.example', '+91 09876 12345'])
      expect([term, await ids(`q=${encodeURIComponent(term)}`)]).toEqual([term, [id]]);
    expect(await ids('q=nobody@lake.example')).toEqual([]);
    expect(await ids('q=%25%25%25')).toEqual([]);
  });

  test('R-298 shows what is new, what is mine and what is late in office time', async () => {
    const priya = await newColleague(app, 'sales');
    at('2026-11-16T16:30:00');
    const late = await enquire();
    const answered = await enquire();
    const followed = await enquire();
    await change(answered, { status: 'contacted', assigned_to: priya.id });
    const evening = new Date('2026-11-16T17:15:00+05:30').toISOString();
    await change(followed, { status: 'visited', assigned_to: priya.id, next_follow_up_at: evening });
    expect(await ids('view=new')).toContain(late);
    expect(await ids('view=new')).not.toContain(answered);
    expect(await ids('view=mine', priya)).toEqual(expect.arrayContaining([answered, followed]));
    expect(await ids('view=mine')).not.toContain(answered);
    at('2026-11-16T17:29:00');
    expect(await ids('view=overdue')).not.toContain(late);
    at('2026-11-16T17:30:00');
    const overdue = await ids('view=overdue', priya);
    expect(overdue).toEqual(expect.arrayContaining([late, followed]));
    expect(overdue).not.toContain(answered);
    await priya.call('PATCH', `/enquiry/${followed}`, { status: 'won' });
    expect(await ids('view=overdue', priya)).not.toContain(followed);
    expect(await ids('view=mine', priya)).toEqual([answered]);
  });
});

describe('one enquiry', () => {
  test('R-298 comes with its consent, and what the same person asked before', async () => {
    const phone = { phone_number: '0123450000', email: 'first@same.example' };
    const before = await enquire(phone);
    const sameAddress = await enquire({ email: 'FIRST@same.example' });
    const abroad = await enquire({ ...phone, country_code: '+1', email: 'other@same.example' });
    const last = await enquire({ ...phone, email: 'second@same.example' });
    // The second one has the address of the first, so it is of the same person.
    expect((await read(last)).earlier.map(({ id }) => id)).toEqual([before, sameAddress]);
    expect((await read(sameAddress)).earlier.map(({ id }) => id)).toEqual([before, last]);
    expect((await read(abroad)).earlier).toEqual([]);
    expect((await read(last)).consent).toEqual({
      notice_version: 'enquiry-1',
      purposes: ['terms', 'contact'],
      agreed_at: app.clock.now.toISOString(),
      withdrawn_at: null,
    });
    await app.core.forms.withdrawEnquiry({ token: app.links.token('withdraw-enquiry', last) });
    expect(await read(last)).toMatchObject({
      consent: { withdrawn_at: app.clock.now.toISOString() },
      events: [{ kind: 'note', body: 'The visitor withdrew their consent.', actor: null }],
    });
  });

  test('R-298 that does not exist is not found', async () => {
    expect((await ravi.call('GET', '/enquiry/999999')).statusCode).toBe(404);
    expect((await change(999_999, { status: 'won' })).statusCode).toBe(404);
    expect((await note(999_999, { body: 'x' })).statusCode).toBe(404);
  });
});

describe('a change of an enquiry', () => {
  test('R-298 is told in its history and in the history of the house, without contact details', async () => {
    const id = await enquire();
    const followUp = new Date('2026-11-18T12:30:00+05:30').toISOString();
    await change(id, { status: 'visit_planned', assigned_to: ravi.id, next_follow_up_at: followUp });
    const enquiry = await read(id);
    expect(enquiry).toMatchObject({
      status: 'visit_planned',
      assigned_to: { id: ravi.id },
      next_follow_up_at: followUp,
      first_reply_at: app.clock.now.toISOString(),
      reply_minutes_left: null,
    });
    expect(enquiry.events.map(({ kind, body, actor }) => [kind, body, actor?.id])).toEqual([
      ['follow_up', 'Next follow-up on 18 Nov 2026, 12:30 PM IST', ravi.id],
      ['assignment', `Assigned to ${enquiry.assigned_to?.full_name}`, ravi.id],
      ['status', 'New → Visit planned', ravi.id],
    ]);
    const [entry, ...others] = await audited(id, 'update');
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ actorId: ravi.id, before: { status: 'new' }, after: { status: 'visit_planned' } });
    expect(JSON.stringify(entry)).not.toContain('meera');
    await change(id, { status: 'visit_planned' });
    expect(await audited(id, 'update')).toHaveLength(1);
  });

  test('R-298 to lost needs a reason, which stays until the enquiry is found again', async () => {
    const id = await enquire();
    const rejected = await change(id, { status: 'lost', lost_reason: '  ' });
    expect(rejected.statusCode).toBe(400);
    expect(rejected.json().errors).toEqual([{ field: 'lost_reason', message: 'Please enter why it was lost' }]);
    await change(id, { status: 'lost', lost_reason: 'Bought elsewhere' });
    expect(await read(id)).toMatchObject({ status: 'lost', lost_reason: 'Bought elsewhere' });
    expect((await read(id)).events[0]?.body).toBe('New → Lost: Bought elsewhere');
    await change(id, { status: 'negotiating' });
    expect(await read(id)).toMatchObject({ status: 'negotiating', lost_reason: null });
  });

  test('R-298 D-55 gives it only to a person who may work on it', async () => {
    const id = await enquire();
    const editor = await newColleague(app, 'editor');
    const gone = await newColleague(app, 'sales');
    await app.db.update(tables.users).set({ isActive: false }).where(eq(tables.users.id, gone.id));
    for (const assigned_to of [editor.id, gone.id, 999_999]) {
      const answer = await change(id, { assigned_to });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0].field).toBe('assigned_to');
    }
    const { colleagues } = (await ravi.call('GET', '/enquiry/colleagues')).json();
    const colleagueIds = colleagues.map((colleague: { id: number }) => colleague.id);
    expect(colleagueIds).toContain(ravi.id);
    expect(colleagueIds).not.toContain(editor.id);
    expect(colleagueIds).not.toContain(gone.id);
    expect((await read(id)).events).toEqual([]);
  });

  test('R-298 by two people at the same moment leaves both in the history and one state', async () => {
    const id = await enquire();
    const statuses = ['contacted', 'visited', 'negotiating', 'won'];
    await Promise.all(statuses.map((status) => change(id, { status })));
    const { events, status } = await read(id);
    expect(events).toHaveLength(4);
    expect(events[0]?.body.toLowerCase()).toContain(`→ ${status}`);
  });

  test('R-298 a note is kept, and one about a contact stops the reply clock', async () => {
    const id = await enquire();
    expect((await note(id, { body: ' ' })).statusCode).toBe(400);
    await note(id, { body: 'Looked up the project.' });
    expect((await read(id)).first_reply_at).toBeNull();
    await note(id, { body: 'Spoke to her.', is_contact: true });
    const { events, first_reply_at, status } = await read(id);
    expect(events.map(({ body }) => body)).toEqual(['Spoke to her.', 'Looked up the project.']);
    expect([first_reply_at, status]).toEqual([app.clock.now.toISOString(), 'new']);
    expect(await audited(id, 'update')).toHaveLength(2);
  });
});

describe('the export', () => {
  test('R-298 is a sheet of what the filters leave, in which nothing is calculated, and is written down', async () => {
    const name = `=HYPERLINK("https://evil.example","Meera")`;
    await enquire({ full_name: name, message: 'one,\n"two"', source: 'export-test' });
    expect((await ravi.call('GET', '/enquiry/export')).statusCode).toBe(403);
    const asha = await newColleague(app, 'manager');
    const answer = await asha.call('GET', '/enquiry/export?source=export-test');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="enquiries.csv"',
      'cache-control': 'private, no-store',
    });
    const text = answer.rawPayload.toString('utf8');
    expect(text.startsWith('\uFEFFReceived (India time),Name,')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"",""Meera"")"`);
    expect(text).toContain(`,'+91 `);
    expect(text).toContain('"one,\n""two"""');
    expect(text.match(/\r\n/g)).toHaveLength(2);
    const entries = await audited(0, 'export');
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ actorId: asha.id, after: { source: 'export-test', rows: 1 } });
  });
});
