import { beforeAll, describe, expect, test } from 'vitest';
import { CHANNEL_OUTCOMES, type ContactChannel, type ContactLog, type StaffEnquiry, type Wire } from '#contract';
import { eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { sendEnquiry } from '../../../../test/enquiries.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const { enquiries } = tables;

const app = createTestApp();
let farah: Colleague;

beforeAll(async () => {
  farah = await newColleague(app, 'sales');
});

type Log = Wire<ContactLog>;

const send = (id: number, log: Partial<Log>, who = farah) =>
  who.call('POST', `/enquiry/${id}/contact`, { channel: null, outcome: null, note: '', ...log });
const log = async (id: number, values: Partial<Log>, who = farah) =>
  expect((await send(id, values, who)).json()).toMatchObject({ success: true });
const read = async (id: number): Promise<StaffEnquiry> => (await farah.call('GET', `/enquiry/${id}`)).json().record;

const TOMORROW = '2026-11-16T05:30:00.000Z';

describe('a contact', () => {
  test('R-414 is saved with its outcome, the note and the next step at once', async () => {
    const id = await sendEnquiry(app);
    await log(id, {
      channel: 'call',
      outcome: 'reached',
      note: 'Wants a park view.',
      next: { kind: 'call', at: TOMORROW },
    });
    const record = await read(id);
    expect(record).toMatchObject({
      status: 'contacted',
      assigned_to: { id: farah.id },
      next_follow_up_at: TOMORROW,
      next_step: 'call',
      first_reply_at: app.clock.now.toISOString(),
    });
    expect(record.events.map(({ kind, body, contact }) => [kind, body, contact])).toEqual([
      ['follow_up', 'Next: Call on 16 Nov 2026, 11:00 AM IST', null],
      ['assignment', expect.stringMatching(/^Assigned to Colleague/), null],
      ['status', 'New → Contacted', null],
      ['note', 'Wants a park view.', { channel: 'call', outcome: 'reached' }],
    ]);
  });

  test('R-414 without an answer leaves the lead new and its reply due', async () => {
    const id = await sendEnquiry(app);
    await log(id, { channel: 'call', outcome: 'no_answer', next: { kind: 'call', at: TOMORROW } });
    expect(await read(id)).toMatchObject({ status: 'new', first_reply_at: null, next_step: 'call' });
  });

  test('R-414 that plans a visit says so in the status', async () => {
    const id = await sendEnquiry(app);
    await log(id, { channel: 'call', outcome: 'reached', next: { kind: 'visit', at: TOMORROW } });
    expect(await read(id)).toMatchObject({ status: 'visit_planned', next_step: 'visit' });
    await farah.call('PATCH', `/enquiry/${id}`, { status: 'negotiating' });
    await log(id, { channel: 'call', outcome: 'reached', next: { kind: 'visit', at: TOMORROW } });
    expect((await read(id)).status).toBe('negotiating');
  });

  test.each([
    ['not_interested', 'Bought elsewhere', 'Bought elsewhere', true],
    ['not_interested', '', 'Not interested', true],
    ['wrong_number', '', 'Wrong number', false],
  ] as const)(
    'R-414 with the outcome %s and the note "%s" ends the enquiry',
    async (outcome, note, reason, replied) => {
      const id = await sendEnquiry(app);
      await log(id, { channel: 'call', outcome, note });
      const record = await read(id);
      expect(record).toMatchObject({ status: 'lost', lost_reason: reason, next_follow_up_at: null, next_step: null });
      expect(record.first_reply_at !== null).toBe(replied);
    },
  );

  test('R-414 keeps the status that the user chooses', async () => {
    const id = await sendEnquiry(app);
    await log(id, { channel: 'meeting', outcome: 'reached', status: 'visited' });
    expect(await read(id)).toMatchObject({ status: 'visited' });
    expect((await send(id, { channel: 'call', outcome: 'reached', status: 'lost' })).statusCode).toBe(400);
  });

  test('R-414 that was started by a button is replaced by its outcome, and is no reply by itself', async () => {
    const id = await sendEnquiry(app);
    await log(id, { channel: 'whatsapp', outcome: 'opened' });
    await log(id, { channel: 'call', outcome: 'opened' });
    expect(await read(id)).toMatchObject({ status: 'new', first_reply_at: null, assigned_to: null });
    await log(id, { channel: 'call', outcome: 'no_answer' });
    const { events } = await read(id);
    expect(events.flatMap(({ contact }) => (contact ? [contact] : []))).toEqual([
      { channel: 'call', outcome: 'no_answer' },
      { channel: 'whatsapp', outcome: 'opened' },
    ]);
  });

  test('R-414 may be only a note, or only a next step, which takes no lead', async () => {
    const id = await sendEnquiry(app);
    await log(id, { note: 'Came with her mother.' });
    await log(id, { next: { kind: 'meeting', at: TOMORROW } });
    expect(await read(id)).toMatchObject({ status: 'new', assigned_to: null, next_step: 'meeting' });
    await log(id, { next: null, note: 'She will call us.' });
    expect(await read(id)).toMatchObject({ next_follow_up_at: null, next_step: null });
  });

  test.each([
    ['nothing at all', {}],
    ['a channel without an outcome', { channel: 'call' }],
    ['an outcome without a channel', { outcome: 'reached' }],
    ['an outcome of another channel', { channel: 'meeting', outcome: 'no_answer' }],
    ['a note that is too long', { note: 'x'.repeat(4001) }],
    ['a channel that does not exist', { channel: 'pigeon', outcome: 'sent' }],
    ['a time that is none', { next: { kind: 'call', at: 'soon' } }],
  ])('R-414 with %s is refused', async (_case, values) => {
    const id = await sendEnquiry(app);
    expect((await send(id, values as Partial<Log>)).statusCode).toBe(400);
    expect((await read(id)).events).toEqual([]);
  });

  test('R-414 R-400 with the lead of a colleague is refused', async () => {
    const [id, colleague] = [await sendEnquiry(app), await newColleague(app, 'sales')];
    await app.db.update(enquiries).set({ assignedTo: colleague.id }).where(eq(enquiries.id, id));
    expect((await send(id, { channel: 'call', outcome: 'reached' })).statusCode).toBe(403);
    expect((await send(999_999, { channel: 'call', outcome: 'reached' })).statusCode).toBe(404);
  });

  test('R-414 logged twice at once is kept twice, and the lead is assigned once', async () => {
    const [id, leena] = [await sendEnquiry(app), await newColleague(app, 'manager')];
    const answers = await Promise.all([
      send(id, { channel: 'call', outcome: 'reached' }, leena),
      send(id, { channel: 'call', outcome: 'reached' }, leena),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const assigned = (await leena.call('GET', `/enquiry/${id}`)).json().record as StaffEnquiry;
    expect(assigned.events.filter(({ kind }) => kind === 'assignment')).toHaveLength(1);
    expect(assigned.events.filter(({ contact }) => contact)).toHaveLength(2);
  });
});

test('R-414 every outcome of every channel can be logged', async () => {
  const contacts = Object.entries(CHANNEL_OUTCOMES).flatMap(([channel, outcomes]) =>
    outcomes.map((outcome) => ({ channel: channel as ContactChannel, outcome })),
  );
  const answers = await Promise.all(contacts.map(async (contact) => send(await sendEnquiry(app), contact)));
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
});

test('R-414 reply templates are changed by admins and read by who works on leads', async () => {
  const [asha, sunita] = [await newColleague(app, 'admin'), await newColleague(app, 'hr')];
  const readTemplates = async (who: Colleague) => (await who.call('GET', '/enquiry/reply-templates')).json();
  expect((await readTemplates(farah)).templates.map(({ name }: { name: string }) => name)).toContain('First reply');
  const templates = [{ name: 'Visit', text: 'Shall we meet at {listing}, {first_name}?' }];
  expect((await farah.call('PUT', '/settings/replies', { templates })).statusCode).toBe(403);
  expect((await asha.call('PUT', '/settings/replies', { templates })).statusCode).toBe(200);
  expect(await readTemplates(farah)).toEqual({ success: true, templates, company: 'Aangan' });
  expect((await sunita.call('GET', '/enquiry/reply-templates')).statusCode).toBe(403);
  const wrong = [{ name: 'Visit', text: 'Dear {surname}' }];
  expect((await asha.call('PUT', '/settings/replies', { templates: wrong })).statusCode).toBe(400);
});
