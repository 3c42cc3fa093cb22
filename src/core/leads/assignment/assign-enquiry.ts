import type { EnquiryAssignment } from '#contract';
import { and, eq, inArray, sql, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { worksOnEnquiries } from '../colleagues.ts';
import { assignmentRule } from './assignment-rule.ts';

const { enquiries, enquiryEvents, users } = tables;

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
function circles({ mode, colleagues, cities }: EnquiryAssignment, cityId: number | null): (number[] | undefined)[] {
  const everybody = colleagues.length > 0 ? [colleagues, undefined] : [undefined];
  const ofCity = mode === 'by_city' ? cities.find(({ city_id }) => city_id === cityId) : undefined;
  return ofCity ? [ofCity.colleagues, ...everybody] : everybody;
}

async function chosenBy(tx: Tx, rule: EnquiryAssignment, cityId: number | null): Promise<Assignee | undefined> {
  for (const circle of circles(rule, cityId)) {
    const found = await nextInRotation(tx, circle);
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
