import type { VisitPlan } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { and, eq, type Tx, tables } from '#db';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import type { Actor } from '../../records/index.ts';
import { worksOnEnquiries } from '../assignment.ts';
import { getReminderTime } from './remind-at.ts';
import { mailVisit } from './visit-mails.ts';
import type { Visit } from './visit-queries.ts';

const { consents, enquiries, enquiryEvents, users, visits } = tables;

/** Throws unless the colleague works on enquiries. */
export async function assertGuide(tx: Tx, id: number): Promise<void> {
  if ((await tx.$count(users, and(eq(users.id, id), worksOnEnquiries()))) === 0)
    throw new DomainError('invalid', 'Choose a colleague who works on enquiries', 'with_id');
}

/** Throws if the visitor cannot get emails. */
async function assertReachable(tx: Tx, enquiryId: number): Promise<void> {
  const [enquiry] = await tx
    .select({ email: enquiries.email, withdrawnAt: consents.withdrawnAt })
    .from(enquiries)
    .innerJoin(consents, eq(consents.id, enquiries.consentId))
    .where(eq(enquiries.id, enquiryId));
  if (enquiry?.email === '') throw new DomainError('invalid', 'This person left no email', 'is_told');
  if (enquiry?.withdrawnAt)
    throw new DomainError('invalid', 'Consent withdrawn: do not call or message this person', 'is_told');
}

const addEvent = (ctx: Ctx, tx: Tx, actor: Actor, enquiryId: number, body: string) =>
  tx
    .insert(enquiryEvents)
    .values({ enquiryId, actorId: actor.staff.id, kind: 'follow_up', body, createdAt: ctx.now() });

interface Planned {
  enquiryId: number;
  at: Date;
  plan: VisitPlan;
}

/** Plans the visit of an enquiry, or moves the one that is planned; people are told by email, with a calendar entry. */
export async function planVisit(ctx: Ctx, tx: Tx, actor: Actor, { enquiryId, at, plan }: Planned): Promise<void> {
  await assertGuide(tx, plan.with_id);
  if (plan.is_told) await assertReachable(tx, enquiryId);
  const values = {
    at,
    place: plan.place,
    withId: plan.with_id,
    isTold: plan.is_told,
    remindAt: getReminderTime(at, ctx.now()),
  };
  const isPlanned = and(eq(visits.enquiryId, enquiryId), eq(visits.status, 'planned'));
  const [before] = await tx.select().from(visits).where(isPlanned).for('update');
  const [after] = before
    ? await tx
        .update(visits)
        .set({ ...values, sequence: before.sequence + 1 })
        .where(eq(visits.id, before.id))
        .returning()
    : await tx
        .insert(visits)
        .values({ ...values, enquiryId })
        .returning();
  if (!after) throw new Error('the visit was not stored');
  await addEvent(ctx, tx, actor, enquiryId, `Visit on ${timeText(at)} at ${plan.place}`);
  await mailVisit(ctx, tx, { before, after, actorId: actor.staff.id });
}

const ENDED = { done: 'Visit done', missed: 'The visitor did not come', cancelled: 'Visit cancelled' };

/** Ends a planned visit; a visitor who was told of it is told that it is cancelled. */
export async function endVisit(
  ctx: Ctx,
  tx: Tx,
  actor: Actor,
  before: Visit,
  status: keyof typeof ENDED,
): Promise<void> {
  const [after] = await tx
    .update(visits)
    .set({ status, remindAt: null, sequence: before.sequence + 1 })
    .where(eq(visits.id, before.id))
    .returning();
  if (!after) throw new Error('the visit is gone');
  await addEvent(ctx, tx, actor, before.enquiryId, ENDED[status]);
  if (status === 'cancelled') await mailVisit(ctx, tx, { before, after, actorId: actor.staff.id });
}

/** Cancels the visit of an enquiry that is over. */
export async function cancelPlannedVisit(ctx: Ctx, tx: Tx, actor: Actor, enquiryId: number): Promise<void> {
  const isPlanned = and(eq(visits.enquiryId, enquiryId), eq(visits.status, 'planned'));
  const [visit] = await tx.select().from(visits).where(isPlanned).for('update');
  if (visit) await endVisit(ctx, tx, actor, visit, 'cancelled');
}
