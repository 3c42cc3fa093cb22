import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DayPart, type MyDay, Role, roleMay } from '#contract';
import { eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { sendEnquiry } from '../../../../test/enquiries.ts';
import { confirmedProperty } from '../../../../test/postings.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const { accessLog, enquiries, postedProperties, visits } = tables;

const app = createTestApp();
const at = (time: string) => new Date(`2026-11-${time}+05:30`);
/** A Monday morning; the office opens at ten. */
const NOW = at('16T11:00');

let farah: Colleague;
let ravi: Colleague;

beforeAll(async () => {
  app.clock.now = NOW;
  [farah, ravi] = [await newColleague(app, 'sales'), await newColleague(app, 'sales')];
});
beforeEach(async () => {
  app.clock.now = NOW;
  await app.db.delete(visits);
  await app.db.delete(enquiries);
});

const read = async (who = farah): Promise<MyDay> => {
  const answer = await who.call('GET', '/my-day');
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const readLeads = async (who = farah) => {
  const { leads } = await read(who);
  if (!leads) throw new Error('no leads');
  return leads;
};

/** A lead with these values, stored as they are. */
async function store(values: Partial<typeof enquiries.$inferInsert>): Promise<number> {
  const id = await sendEnquiry(app);
  await app.db
    .update(enquiries)
    .set({ assignedTo: null, ...values })
    .where(eq(enquiries.id, id));
  return id;
}

const inPart = (leads: NonNullable<MyDay['leads']>, part: DayPart): number[] =>
  leads.rows.filter((row) => row.part === part).map(({ id }) => id);

describe('R-415 the steps of the day', () => {
  test('are those of the own leads, by when they are due', async () => {
    const own = { assignedTo: farah.id, status: 'contacted', firstReplyAt: NOW } as const;
    const overdue = await store({ ...own, nextFollowUpAt: at('14T17:00'), nextStep: 'send_homes' });
    const today = await store({ ...own, nextFollowUpAt: at('16T23:59') });
    const tomorrow = await store({ ...own, nextFollowUpAt: at('17T00:00') });
    await store({ ...own, nextFollowUpAt: at('18T00:00') });
    await store({ ...own, assignedTo: ravi.id, nextFollowUpAt: at('16T12:00') });
    const leads = await readLeads();
    expect([inPart(leads, 'overdue'), inPart(leads, 'today'), inPart(leads, 'tomorrow')]).toEqual([
      [overdue],
      [today],
      [tomorrow],
    ]);
    expect(leads.counts).toEqual({ overdue: 1, today: 1, tomorrow: 1, new: 0, open: 4 });
    expect(leads.rows[0]).toMatchObject({ id: overdue, next_step: 'send_homes', may_contact: true, note: null });
  });

  test('begin with late replies, and name each lead once', async () => {
    const late = await store({ assignedTo: farah.id, createdAt: at('15T10:00'), nextFollowUpAt: at('16T12:00') });
    const step = await store({ assignedTo: farah.id, status: 'visited', nextFollowUpAt: at('16T10:00') });
    const waiting = await store({ assignedTo: farah.id, createdAt: at('16T10:50') });
    const leads = await readLeads();
    expect(inPart(leads, 'overdue')).toEqual([late, step]);
    expect(inPart(leads, 'new')).toEqual([waiting]);
    expect(leads.rows).toHaveLength(3);
    expect(leads.rows[0]?.reply_minutes_left).toBeLessThan(0);
  });

  test('show the last note and what the person looks for', async () => {
    const id = await store({ assignedTo: farah.id });
    await farah.call('POST', `/enquiry/${id}/contact`, {
      channel: 'call',
      outcome: 'reached',
      note: 'Asks for the payment plan.',
      next: { kind: 'call', at: at('16T15:00').toISOString() },
    });
    const leads = await readLeads();
    expect(leads.rows).toMatchObject([{ id, part: 'today', note: 'Asks for the payment plan.', wishes: '' }]);
  });

  test('are bounded, and the counts say how many there are', async () => {
    const id = await store({});
    const [row] = await app.db.select().from(enquiries).where(eq(enquiries.id, id));
    if (!row) throw new Error('no row');
    const { id: _id, submissionKey: _key, ...copy } = row;
    const values = { ...copy, assignedTo: farah.id, status: 'contacted', nextFollowUpAt: at('15T11:00') } as const;
    await app.db
      .insert(enquiries)
      .values(Array.from({ length: 45 }, () => ({ ...values, submissionKey: randomUUID() })));
    const leads = await readLeads();
    expect(leads.counts.overdue).toBe(45);
    expect(inPart(leads, 'overdue')).toHaveLength(30);
  });
});

describe('R-415 new leads', () => {
  test('are unassigned or the own, newest first, and those of a colleague stay hidden', async () => {
    const older = await store({ createdAt: at('16T10:20') });
    const own = await store({ createdAt: at('16T10:40'), assignedTo: farah.id });
    await store({ createdAt: at('16T10:45'), assignedTo: ravi.id });
    const replied = await store({ createdAt: at('16T10:30'), firstReplyAt: NOW });
    const leads = await readLeads();
    expect(inPart(leads, 'new')).toEqual([own, older]);
    expect(leads.counts.new).toBe(2);
    expect(leads.rows.map(({ id }) => id)).not.toContain(replied);
  });

  test('are with the user who takes one, and gone from the day of others', async () => {
    const id = await store({});
    expect(inPart(await readLeads(ravi), 'new')).toEqual([id]);
    const taken = await farah.call('PATCH', `/enquiry/${id}`, { assigned_to: farah.id });
    expect(taken.statusCode).toBe(200);
    expect((await readLeads()).rows).toMatchObject([{ id, part: 'new', assigned_to: { id: farah.id } }]);
    expect(inPart(await readLeads(ravi), 'new')).toEqual([]);
  });

  test('say when the person withdrew consent', async () => {
    const id = await store({});
    const [row] = await app.db.select().from(enquiries).where(eq(enquiries.id, id));
    await app.db
      .update(tables.consents)
      .set({ withdrawnAt: NOW })
      .where(eq(tables.consents.id, row?.consentId ?? 0));
    expect((await readLeads()).rows).toMatchObject([{ id, may_contact: false }]);
  });
});

describe('R-415 the visits of the day', () => {
  const plan = (enquiryId: number, values: Partial<typeof visits.$inferInsert>) =>
    app.db.insert(visits).values({ enquiryId, at: at('16T13:00'), place: 'Tower B', ...values });

  test('are those that the user makes or that are about the own leads', async () => {
    const [own, others, theirs] = [
      await store({ assignedTo: farah.id }),
      await store({ assignedTo: ravi.id }),
      await store({ assignedTo: ravi.id }),
    ];
    await plan(own, { withId: ravi.id });
    await plan(others, { withId: farah.id, at: at('16T16:30') });
    await plan(theirs, { withId: ravi.id });
    const { visits: found } = await readLeads();
    expect(found.map(({ enquiry_id, may_change }) => [enquiry_id, may_change])).toEqual([
      [own, true],
      [others, false],
    ]);
  });

  test('are of today in India, without cancelled ones', async () => {
    const id = await store({ assignedTo: farah.id });
    await plan(id, { at: at('15T23:59'), status: 'done' });
    await plan(id, { at: at('17T00:00'), status: 'done' });
    await plan(id, { status: 'cancelled' });
    await plan(id, { at: at('16T00:00'), status: 'missed' });
    expect((await readLeads()).visits).toMatchObject([{ status: 'missed' }]);
  });
});

describe('R-415 the own first replies', () => {
  test('give the median of thirty days, and the office says until when it is open', async () => {
    const replied = { status: 'contacted', firstReplyAt: at('10T12:00') } as const;
    await store({ ...replied, assignedTo: farah.id, replyMinutes: 30 });
    await store({ ...replied, assignedTo: farah.id, replyMinutes: 50 });
    await store({ ...replied, assignedTo: ravi.id, replyMinutes: 500 });
    await store({ assignedTo: farah.id, status: 'contacted', replyMinutes: 900, firstReplyAt: new Date('2026-10-01') });
    const leads = await readLeads();
    expect(leads.replies).toEqual({ median_minutes: 40, count: 2, target_minutes: 60 });
    expect(leads.open_until).toBe(at('16T18:30').toISOString());
    app.clock.now = at('16T18:30');
    expect((await readLeads()).open_until).toBeNull();
  });
});

describe.each(Role.options)('R-415 the day of the role %s', (role) => {
  test('has only the parts that the role may see, and says what was read', async () => {
    const who = await newColleague(app, role);
    const id = await store({});
    await app.db.delete(accessLog);
    const day = await read(who);
    expect(day.leads !== null).toBe(roleMay(role, 'leads:see'));
    expect(day.postings !== null).toBe(roleMay(role, 'postings:see'));
    expect(day.applications !== null).toBe(roleMay(role, 'applications:see'));
    // No role lands on an empty page.
    expect(day.leads ?? day.postings ?? day.applications).not.toBeNull();
    expect(JSON.stringify(day).includes('@aangan.example')).toBe(false);
    const reads = await app.db.select().from(accessLog);
    expect(reads.map(({ actorId, entity, recordIds }) => [actorId, entity, recordIds])).toEqual(
      roleMay(role, 'leads:see') ? [[who.id, 'enquiry', [id]]] : [],
    );
  });
});

test('R-415 postings to review say how many wait and since when, to those who see postings', async () => {
  const [hr, editor] = [await newColleague(app, 'hr'), await newColleague(app, 'editor')];
  expect((await read(editor)).postings).toEqual({ total: 0, oldest_at: null });
  app.clock.now = at('16T06:00');
  const id = await confirmedProperty(app);
  const [posted] = await app.db.select().from(postedProperties).where(eq(postedProperties.id, id));
  await confirmedProperty(app);
  app.clock.now = NOW;
  expect(await read(editor)).toMatchObject({
    postings: { total: 2, oldest_at: posted?.createdAt.toISOString() },
    applications: null,
  });
  expect(await read(hr)).toMatchObject({ postings: null, applications: { total: 0, oldest_at: null } });
});
