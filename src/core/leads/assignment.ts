import { EnquiryAssignment, rolesThatMay } from '#contract';
import { and, count, type Db, eq, inArray, isNull, type SQL, sql, type Tx, tables } from '#db';
import { authorise, permitted } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type Actor, recordChange } from '../records/index.ts';

const { enquiries, enquiryEvents, users, cities, settings } = tables;

/** Condition for active staff who may work on enquiries. */
export const worksOnEnquiries = (): SQL | undefined =>
  and(eq(users.isActive, true), isNull(users.deletedAt), inArray(users.role, rolesThatMay('leads:change')));

const KEY = 'enquiry-assignment';
const NO_RULE: EnquiryAssignment = { mode: 'none', colleagues: [], cities: [] };

/** Returns the stored rule; a new installation assigns nothing automatically. */
async function assignmentRule(db: Db | Tx): Promise<EnquiryAssignment> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, KEY));
  return row ? EnquiryAssignment.parse(row.value) : NO_RULE;
}

async function assertKnownColleagues(tx: Tx, named: number[]): Promise<void> {
  const ids = [...new Set(named)];
  const [found] = await tx
    .select({ people: count() })
    .from(users)
    .where(and(inArray(users.id, ids), worksOnEnquiries()));
  if (found?.people !== ids.length)
    throw new DomainError('invalid', 'Choose colleagues who work on enquiries', 'colleagues');
}

async function assertKnownCities(tx: Tx, named: number[]): Promise<void> {
  const [found] = await tx.select({ cities: count() }).from(cities).where(inArray(cities.id, named));
  if (found?.cities !== named.length) throw new DomainError('invalid', 'Choose cities from the master list', 'cities');
}

const change = (ctx: Ctx, actor: Actor, rule: EnquiryAssignment): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    // Serialises changes, so that the history shows what each of them changed.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${KEY}, 0))`);
    await assertKnownColleagues(tx, [...rule.colleagues, ...rule.cities.flatMap(({ colleagues }) => colleagues)]);
    await assertKnownCities(
      tx,
      rule.cities.map(({ city_id }) => city_id),
    );
    const before = await assignmentRule(tx);
    const stored = { value: rule, updatedBy: actor.staff.id };
    await tx
      .insert(settings)
      .values({ key: KEY, ...stored })
      .onConflictDoUpdate({ target: settings.key, set: { ...stored, updatedAt: ctx.now() } });
    await recordChange(tx, actor, { action: 'update', entity: KEY, id: 0, before, after: rule });
  });

/** Service for the assignment rule; throws unless the user may change settings. */
export function assignmentService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'settings:see');
  return {
    read: () => assignmentRule(ctx.db),
    change: permitted(actor.staff, 'settings:change', (rule: EnquiryAssignment) => change(ctx, actor, rule)),
  };
}

export type AssignmentService = ReturnType<typeof assignmentService>;

export interface Assignee {
  id: number;
  name: string;
  email: string;
}

interface Arrived {
  id: number;
  cityId: number | null;
}

/**
 * Returns the colleague who has waited longest. The lock serialises assignments: without it, an enquiry that waits for
 * a row lock would use the order from before the wait, and two concurrent enquiries would go to the same person.
 */
async function nextInRotation(tx: Tx, among: number[] | undefined): Promise<Assignee | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('assign-enquiry', 0))`);
  const [colleague] = await tx
    .select({ id: users.id, name: users.fullName, email: users.email })
    .from(users)
    .where(and(worksOnEnquiries(), among && inArray(users.id, among)))
    .orderBy(sql`${users.enquiryAssignedAt} nulls first`, users.id)
    .limit(1)
    .for('no key update');
  return colleague;
}

/** Groups of colleagues in order of preference; the first group with an active member gets the enquiry. */
function getCandidateGroups(
  { mode, colleagues, cities: rules }: EnquiryAssignment,
  cityId: number | null,
): (number[] | undefined)[] {
  const allColleagues = colleagues.length > 0 ? [colleagues, undefined] : [undefined];
  const ofCity = mode === 'by_city' ? rules.find(({ city_id }) => city_id === cityId) : undefined;
  return ofCity ? [ofCity.colleagues, ...allColleagues] : allColleagues;
}

async function chosenBy(tx: Tx, rule: EnquiryAssignment, cityId: number | null): Promise<Assignee | undefined> {
  for (const group of getCandidateGroups(rule, cityId)) {
    const found = await nextInRotation(tx, group);
    if (found) return found;
  }
  return undefined;
}

/** Assigns a new enquiry by the rule, in the transaction that stores it; returns the assignee. */
export async function assignEnquiry(ctx: Ctx, tx: Tx, { id, cityId }: Arrived): Promise<Assignee | undefined> {
  const rule = await assignmentRule(tx);
  if (rule.mode === 'none') return undefined;
  const assignee = await chosenBy(tx, rule, cityId);
  if (!assignee) return undefined;
  const now = ctx.now();
  await tx.update(users).set({ enquiryAssignedAt: now }).where(eq(users.id, assignee.id));
  await tx.update(enquiries).set({ assignedTo: assignee.id }).where(eq(enquiries.id, id));
  await tx.insert(enquiryEvents).values({
    enquiryId: id,
    kind: 'assignment',
    body: `Assigned to ${assignee.name} by the assignment rule`,
    data: { from: null, to: assignee.id, rule: rule.mode },
    createdAt: now,
  });
  return assignee;
}
