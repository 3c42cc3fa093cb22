import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BoardStatus, type EnquiryStatus, type LeadBoard } from '#contract';
import { eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { sendEnquiry, storeJasmineCourt } from '../../../../test/enquiries.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const { accessLog, contacts, enquiries } = tables;

const app = createTestApp();
let admin: Colleague;
let manager: Colleague;
let member: Colleague;
let other: Colleague;

beforeAll(async () => {
  admin = await newColleague(app);
  manager = await newColleague(app, 'manager');
  [member, other] = [await newColleague(app, 'sales'), await newColleague(app, 'sales')];
  await admin.call('POST', '/team', { name: 'North', manager_id: manager.id, member_ids: [member.id] });
});
beforeEach(() => app.db.delete(enquiries));

const minutesAgo = (minutes: number) => new Date(app.clock.now.getTime() - minutes * 60_000);

/** A lead in a status, last changed so many minutes ago. */
async function store(
  status: EnquiryStatus,
  minutes = 0,
  values: Partial<typeof enquiries.$inferInsert> = {},
): Promise<number> {
  const id = await sendEnquiry(app);
  const lostReason = status === 'lost' ? 'Bought elsewhere' : null;
  await app.db
    .update(enquiries)
    .set({ status, lostReason, updatedAt: minutesAgo(minutes), ...values })
    .where(eq(enquiries.id, id));
  return id;
}

const read = async (who: Colleague, query = ''): Promise<LeadBoard> => {
  const answer = await who.call('GET', `/enquiry/board${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const getIds = ({ cards }: LeadBoard, status?: BoardStatus) =>
  cards.filter((card) => status === undefined || card.status === status).map(({ id }) => id);

describe('R-415 the board of leads', () => {
  test('has a column for each status but lost, last changed first', async () => {
    const [older, newer] = [await store('contacted', 9), await store('contacted', 3)];
    const won = await store('won');
    const lost = await store('lost');
    const board = await read(admin);
    expect(getIds(board, 'contacted')).toEqual([newer, older]);
    expect(getIds(board, 'won')).toEqual([won]);
    expect(getIds(board)).not.toContain(lost);
    expect(board.counts).toEqual({
      new: 0,
      contacted: 2,
      visit_planned: 0,
      visited: 0,
      negotiating: 0,
      won: 1,
      lost: 1,
    });
  });

  test('shows what the person looks for, the budget, the next step and the owner', async () => {
    const at = '2026-11-20T05:30:00.000Z';
    const id = await store('visited', 0, {
      assignedTo: member.id,
      firstReplyAt: app.clock.now,
      nextFollowUpAt: new Date(at),
      nextStep: 'call',
    });
    const [row] = await app.db.select().from(enquiries).where(eq(enquiries.id, id));
    await app.db
      .update(contacts)
      .set({ wishes: '3 bhk in Baner', minBudget: 9_000_000, maxBudget: 12_000_000 })
      .where(eq(contacts.id, row?.contactId ?? 0));
    expect((await read(member)).cards).toMatchObject([
      {
        id,
        wishes: '3 bhk in Baner',
        min_budget: 9_000_000,
        max_budget: 12_000_000,
        next_follow_up_at: at,
        next_step: 'call',
        assigned_to: { id: member.id },
      },
    ]);
    expect(JSON.stringify(await read(member))).not.toContain('@aangan.example');
  });

  test('shows twenty cards of a column, and more on request up to a hundred', async () => {
    const ids: number[] = [];
    for (let each = 0; each < 23; each += 1) ids.unshift(await store('negotiating', 60 - each));
    const first = await read(admin);
    expect(getIds(first, 'negotiating')).toEqual(ids.slice(0, 20));
    expect(first.counts.negotiating).toBe(23);
    expect(getIds(await read(admin, '?negotiating=40'), 'negotiating')).toEqual(ids);
    for (const forged of ['101', '0', '-5', 'all', '1e9'])
      expect(getIds(await read(admin, `?negotiating=${forged}`))).toHaveLength(20);
  });

  test('shows and counts only leads that the user may see', async () => {
    const own = await store('contacted', 1, { assignedTo: member.id });
    const open = await store('contacted', 2, { assignedTo: null });
    const theirs = await store('contacted', 3, { assignedTo: other.id });
    const managed = await store('contacted', 4, { assignedTo: manager.id });
    const seen = async (who: Colleague, query = '') => {
      const board = await read(who, query);
      return [getIds(board), board.counts.contacted];
    };
    expect(await seen(member)).toEqual([[own, open], 2]);
    expect(await seen(manager)).toEqual([[own, open, managed], 3]);
    expect(await seen(admin)).toEqual([[own, open, theirs, managed], 4]);
    // Not by asking for a colleague either.
    expect(await seen(member, `?assigned_to=${other.id}`)).toEqual([[], 0]);
  });

  test('is filtered by person, source and city', async () => {
    const { cityId } = await storeJasmineCourt(app.db);
    const mine = await store('new', 1, { assignedTo: admin.id });
    const open = await store('new', 2, { assignedTo: null, sourceButton: 'emi-calculator' });
    const placed = await store('new', 3, { assignedTo: null, cityId });
    expect(getIds(await read(admin, `?assigned_to=${admin.id}`))).toEqual([mine]);
    expect(getIds(await read(admin, '?assigned_to=none'))).toEqual([open, placed]);
    expect(getIds(await read(admin, '?source=emi-calculator'))).toEqual([open]);
    expect(getIds(await read(admin, `?city_id=${cityId}`))).toEqual([placed]);
  });

  test('puts a card that was moved first in its new column', async () => {
    const [moved] = [await store('contacted', 50), await store('visited', 5)];
    expect((await admin.call('PATCH', `/enquiry/${moved}`, { status: 'visited' })).statusCode).toBe(200);
    expect(getIds(await read(admin), 'visited')[0]).toBe(moved);
    const refused = await admin.call('PATCH', `/enquiry/${moved}`, { status: 'lost' });
    expect([refused.statusCode, getIds(await read(admin), 'visited')[0]]).toEqual([400, moved]);
  });

  test('is recorded with the leads that were read', async () => {
    const ids = [await store('new'), await store('won')];
    await app.db.delete(accessLog);
    await read(admin);
    const [entry] = await app.db.select().from(accessLog);
    expect(entry).toMatchObject({ actorId: admin.id, entity: 'enquiry' });
    expect(new Set(entry?.recordIds)).toEqual(new Set(ids));
  });
});
