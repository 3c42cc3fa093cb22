import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffContact, StaffEnquiry, StaffVisit } from '#contract';
import { and, desc, eq, sql, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { sendEnquiry } from '../../../../test/enquiries.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const { mails, visits } = tables;

const app = createTestApp();
let farah: Colleague;
let ravi: Colleague;
let neel: Colleague;

const at = (time: string) => new Date(`2026-11-${time}+05:30`);
beforeAll(async () => {
  // Sessions end after some days without a request.
  app.clock.now = at('16T10:00:00');
  [farah, ravi, neel] = [
    await newColleague(app, 'sales'),
    await newColleague(app, 'sales'),
    await newColleague(app, 'editor'),
  ];
});
beforeEach(() => {
  app.clock.now = at('16T10:00:00');
});

const SATURDAY = at('21T11:00:00');

interface Plan {
  time?: Date;
  place?: string;
  with_id?: number;
  is_told?: boolean;
}

const plan = (enquiry: number, { time = SATURDAY, ...visit }: Plan, who = farah) =>
  who.call('POST', `/enquiry/${enquiry}/contact`, {
    channel: 'call',
    outcome: 'reached',
    note: '',
    next: {
      kind: 'visit',
      at: time.toISOString(),
      visit: { place: 'Sales office, Baner', with_id: farah.id, ...visit },
    },
  });

const readEnquiry = async (id: number): Promise<StaffEnquiry> =>
  (await farah.call('GET', `/enquiry/${id}`)).json().record;
async function readVisits(enquiry: number): Promise<StaffVisit[]> {
  const { contact_id } = await readEnquiry(enquiry);
  const contact: StaffContact = (await farah.call('GET', `/contact/${contact_id}`)).json().record;
  return contact.visits;
}
async function planned(values: Plan = {}): Promise<{ enquiry: number; visit: StaffVisit }> {
  const enquiry = await sendEnquiry(app);
  expect((await plan(enquiry, values)).json()).toMatchObject({ success: true });
  const [visit] = await readVisits(enquiry);
  if (!visit) throw new Error('no visit');
  return { enquiry, visit };
}
const change = (id: number, values: object, who = farah) => who.call('PATCH', `/visit/${id}`, values);

/** The occasions of the emails about a visit, the newest first. */
async function mailed(visitId: number, template: 'visit-to-colleague' | 'visit-to-visitor'): Promise<string[]> {
  const rows = await app.db
    .select({ occasion: sql<string>`${mails.data} ->> 'occasion'` })
    .from(mails)
    .where(and(eq(mails.template, template), sql`${mails.data} @> ${JSON.stringify({ visitId })}::jsonb`))
    .orderBy(desc(mails.id));
  return rows.map(({ occasion }) => occasion);
}

describe('a visit', () => {
  test('R-413 is planned with the contact that agreed on it, with time, place and person', async () => {
    const { enquiry, visit } = await planned({ with_id: ravi.id, is_told: true });
    expect(visit).toMatchObject({
      at: SATURDAY.toISOString(),
      place: 'Sales office, Baner',
      with: { id: ravi.id },
      status: 'planned',
    });
    expect(await readEnquiry(enquiry)).toMatchObject({ status: 'visit_planned', next_step: 'visit' });
    expect(await mailed(visit.id, 'visit-to-visitor')).toEqual(['planned']);
    expect(await mailed(visit.id, 'visit-to-colleague')).toEqual(['planned']);
  });

  test('R-413 has a place and a person also if only the next step was chosen', async () => {
    const enquiry = await sendEnquiry(app);
    await farah.call('POST', `/enquiry/${enquiry}/contact`, {
      channel: 'call',
      outcome: 'reached',
      note: '',
      next: { kind: 'visit', at: SATURDAY.toISOString() },
    });
    expect(await readVisits(enquiry)).toMatchObject([
      { place: 'To be agreed', with: { id: farah.id }, is_told: false },
    ]);
  });

  test('R-413 planned again is moved, so that a lead has one at a time', async () => {
    const { enquiry, visit } = await planned({ is_told: true });
    const sunday = at('22T12:00:00');
    await plan(enquiry, { time: sunday, is_told: true });
    expect(await readVisits(enquiry)).toMatchObject([{ id: visit.id, at: sunday.toISOString() }]);
    expect(await mailed(visit.id, 'visit-to-visitor')).toEqual(['changed', 'planned']);
    // She did it herself.
    expect(await mailed(visit.id, 'visit-to-colleague')).toEqual([]);
  });

  test('R-413 is moved with the next step of its lead, and handed to another colleague', async () => {
    const { enquiry, visit } = await planned();
    const later = at('21T16:30:00').toISOString();
    await change(visit.id, { at: later, with_id: ravi.id });
    expect(await readEnquiry(enquiry)).toMatchObject({ next_follow_up_at: later });
    expect(await mailed(visit.id, 'visit-to-colleague')).toEqual(['planned']);
    await change(visit.id, { with_id: farah.id });
    expect(await mailed(visit.id, 'visit-to-colleague')).toEqual(['cancelled', 'planned']);
  });

  test('R-413 that is done or cancelled ends the next step; only the first one counts as visited', async () => {
    const [done, off] = [await planned(), await planned({ is_told: true })];
    await change(done.visit.id, { status: 'done' });
    await change(off.visit.id, { status: 'cancelled' });
    expect(await readEnquiry(done.enquiry)).toMatchObject({ status: 'visited', next_follow_up_at: null });
    expect(await readEnquiry(off.enquiry)).toMatchObject({ status: 'visit_planned', next_follow_up_at: null });
    expect(await mailed(off.visit.id, 'visit-to-visitor')).toEqual(['cancelled', 'planned']);
    expect((await change(done.visit.id, { status: 'missed' })).statusCode).toBe(409);
  });

  test('R-413 of a lead that is lost is cancelled', async () => {
    const { enquiry, visit } = await planned({ is_told: true });
    await farah.call('PATCH', `/enquiry/${enquiry}`, { status: 'lost', lost_reason: 'Bought elsewhere' });
    expect(await readVisits(enquiry)).toMatchObject([{ status: 'cancelled' }]);
    expect(await mailed(visit.id, 'visit-to-visitor')).toEqual(['cancelled', 'planned']);
  });

  test('R-413 is not emailed to who left no address or withdrew their consent, or planned with who sells nothing', async () => {
    const noEmail = await sendEnquiry(app);
    await app.db.update(tables.enquiries).set({ email: '' }).where(eq(tables.enquiries.id, noEmail));
    expect((await plan(noEmail, { is_told: true })).statusCode).toBe(400);
    const withdrawn = await sendEnquiry(app);
    await app.db.execute(sql`update consents set withdrawn_at = now()
      where id = (select consent_id from enquiries where id = ${withdrawn})`);
    expect((await plan(withdrawn, { is_told: true })).statusCode).toBe(400);
    expect((await plan(await sendEnquiry(app), { with_id: neel.id })).statusCode).toBe(400);
    expect((await plan(await sendEnquiry(app), { place: '' })).statusCode).toBe(400);
  });

  test("R-413 of a colleague's lead cannot be changed, and its calendar is for who makes it", async () => {
    const { enquiry, visit } = await planned({ with_id: ravi.id });
    // Ravi makes the visit, but the lead is Farah's.
    expect((await change(visit.id, { status: 'done' }, ravi)).statusCode).toBe(403);
    const calendar = await ravi.call('GET', `/visit/${visit.id}/calendar`);
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.body).toContain('DTSTART:20261121T053000Z');
    const other = await newColleague(app, 'sales');
    expect((await other.call('GET', `/visit/${visit.id}/calendar`)).statusCode).toBe(404);
    expect((await change(999_999, { status: 'done' })).statusCode).toBe(404);
    expect(enquiry).toBeGreaterThan(0);
  });
});

describe('the visits of a day', () => {
  test('R-413 are those that a user makes and those of their leads', async () => {
    const day = at('28T11:00:00');
    const own = await planned({ time: day });
    const forRavi = await planned({ time: day, with_id: ravi.id });
    const list = async (who: Colleague) =>
      (await who.call('GET', '/visit?since=2026-11-28&until=2026-11-28'))
        .json()
        .visits.map(({ id }: { id: number }) => id);
    expect(await list(farah)).toEqual([own.visit.id, forRavi.visit.id]);
    expect(await list(ravi)).toEqual([forRavi.visit.id]);
    expect((await farah.call('GET', '/visit?since=x&until=2026-11-28')).statusCode).toBe(400);
  });
});

describe('the reminder of a visit', () => {
  const remind = () => app.core.enquiries.remind();
  const dueAt = async (id: number) => (await app.db.select().from(visits).where(eq(visits.id, id)))[0]?.remindAt;

  test('R-413 goes on the evening before to both, once', async () => {
    const { visit } = await planned({ is_told: true });
    expect(await dueAt(visit.id)).toEqual(at('20T18:00:00'));
    app.clock.now = at('20T17:59:00');
    await remind();
    expect(await mailed(visit.id, 'visit-to-colleague')).toEqual([]);
    app.clock.now = at('20T18:00:00');
    await remind();
    await remind();
    expect(await mailed(visit.id, 'visit-to-visitor')).toEqual(['reminder', 'planned']);
    expect(await mailed(visit.id, 'visit-to-colleague')).toEqual(['reminder']);
  });

  test('R-413 goes two hours before a visit on the same day, and not at all before one at once', async () => {
    const [today, now] = [await planned({ time: at('16T15:00:00') }), await planned({ time: at('16T11:00:00') })];
    expect(await dueAt(today.visit.id)).toEqual(at('16T13:00:00'));
    expect(await dueAt(now.visit.id)).toBeNull();
  });

  test('R-413 does not go for a visit that was over before it could go', async () => {
    const { visit } = await planned();
    app.clock.now = at('21T12:00:00');
    await remind();
    expect(await mailed(visit.id, 'visit-to-colleague')).toEqual([]);
  });
});
