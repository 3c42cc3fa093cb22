import { type PostedPropertyStatus, type PostingDecision, REJECT_REASONS, validateDecision } from '#contract';
import { and, eq, isNull, type Tx, tables } from '#db';
import { authorise } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { queueMail } from '../mail/index.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { linkUntil, type PostedRow } from './manage-link.ts';
import { toApprovedHome } from './posted-home.ts';
import { enqueuePictureMove } from './posting-pictures.ts';
import { syncPostingProperty } from './posting-property.ts';
import { daysAfter, nextWaiting, postingName, SHOWN_DAYS } from './posting-views.ts';

type Values = Partial<typeof tables.postedProperties.$inferInsert>;

/** Throws if the poster has not confirmed their email address or has sold the property. */
function assertDecidable({ emailConfirmedAt, status }: PostedRow): void {
  if (!emailConfirmedAt) throw new DomainError('conflict', 'The poster has not confirmed their email yet');
  if (status === 'sold') throw new DomainError('conflict', 'The poster has marked this property as sold');
}

/** Column values for approval; a future expiry date is preserved. */
export async function approvedValues(ctx: Ctx, tx: Tx, { staff }: Actor, before: PostedRow): Promise<Values> {
  assertDecidable(before);
  const now = ctx.now();
  const { expiresAt } = before;
  return {
    status: 'live',
    isActive: true,
    reviewedBy: staff.id,
    reviewedAt: now,
    reviewReason: null,
    expiresAt: expiresAt && expiresAt > now ? expiresAt : daysAfter(now, SHOWN_DAYS),
    approvedHome: await toApprovedHome(tx, before),
  };
}

/** Emails the poster that the property is on the site. */
export async function mailApproval(ctx: Ctx, tx: Tx, row: PostedRow): Promise<void> {
  if (!row.expiresAt) throw new Error('what is live has an end');
  const data = { postingId: row.id, property: postingName(row), shownUntil: row.expiresAt.toISOString() };
  await queueMail(ctx, tx, { template: 'posting-approved', recipient: row.email, data });
}

const { postedProperties: posted, users } = tables;

const conflict = (message: string) => new DomainError('conflict', message);

async function locked(tx: Tx, id: number): Promise<PostedRow> {
  const [row] = await tx
    .select()
    .from(posted)
    .where(and(eq(posted.id, id), isNull(posted.deletedAt)))
    .for('no key update');
  if (!row) throw new DomainError('not_found', 'Property not found');
  return row;
}

const DECISION_TEXTS: Partial<Record<PostedPropertyStatus, (reviewer: string) => string>> = {
  live: (reviewer) =>
    `${reviewer} approved this property after you opened it. Open it again to see the latest version.`,
  changes_requested: (reviewer) =>
    `${reviewer} requested changes after you opened it. Open it again to see the latest version.`,
  rejected: (reviewer) =>
    `${reviewer} rejected this property after you opened it. Open it again to see the latest version.`,
};

/** The conflict error for a reviewer whose view of the posting is outdated. */
async function toConflict(tx: Tx, { status, reviewedBy }: PostedRow): Promise<DomainError> {
  const decided = DECISION_TEXTS[status];
  if (!decided || reviewedBy === null)
    return conflict('This property changed after you opened it. Open it again to see the latest version.');
  const [reviewer] = await tx.select({ name: users.fullName }).from(users).where(eq(users.id, reviewedBy));
  return conflict(decided(reviewer?.name ?? 'A colleague'));
}

function assertNotRepeated({ status, isActive }: PostedRow, { decision }: PostingDecision): void {
  if (decision === 'approve' && status === 'live' && isActive) throw conflict('This property is already live');
  if (decision === 'ask_changes' && status === 'changes_requested')
    throw conflict('You already requested changes, and the poster has not replied yet');
  if (decision === 'reject' && status === 'rejected') throw conflict('This property is already rejected');
}

/** The rejection reason as the poster reads it. */
const rejection = ({ reason, text }: Extract<PostingDecision, { decision: 'reject' }>): string =>
  reason === 'other' ? text : `${REJECT_REASONS[reason]}. ${text}`.trim();

async function toValues(ctx: Ctx, tx: Tx, actor: Actor, before: PostedRow, decision: PostingDecision): Promise<Values> {
  if (decision.decision === 'approve') return approvedValues(ctx, tx, actor, before);
  const changesRequested = decision.decision === 'ask_changes';
  return {
    status: changesRequested ? ('changes_requested' as const) : ('rejected' as const),
    isActive: false,
    reviewedBy: actor.staff.id,
    reviewedAt: ctx.now(),
    reviewReason: changesRequested ? decision.text : rejection(decision),
  };
}

/** Emails the decision, with the private link if the poster can act on it. */
async function mailDecision(ctx: Ctx, tx: Tx, row: PostedRow): Promise<void> {
  if (row.isActive) return mailApproval(ctx, tx, row);
  const manageUntil = (await linkUntil(ctx, tx, row)).toISOString();
  const data = { postingId: row.id, property: postingName(row), words: row.reviewReason ?? '', manageUntil };
  const template = row.status === 'rejected' ? 'posting-rejected' : 'posting-changes-asked';
  return queueMail(ctx, tx, { template, recipient: row.email, data });
}

/** The state for the audit log, without posted content or messages. */
const toAuditState = ({ status, isActive }: PostedRow) => ({ status, isActive });

/**
 * Approves a posting, asks for changes or rejects it; the email and the audit entry commit in the same transaction.
 * Throws a conflict if the posting changed after the reviewer opened it. Returns the id of the next posting to review.
 */
export const decidePosting = (ctx: Ctx, actor: Actor, id: number, decision: PostingDecision): Promise<number | null> =>
  ctx.db.transaction(async (tx) => {
    authorise(actor.staff, 'postings:publish');
    const [error] = validateDecision({ ...decision, seen: decision.seen.toISOString() });
    if (error) throw new DomainError('invalid', error.message, error.field);
    const before = await locked(tx, id);
    if (before.updatedAt.getTime() !== decision.seen.getTime()) throw await toConflict(tx, before);
    assertDecidable(before);
    assertNotRepeated(before, decision);
    const [after] = await tx
      .update(posted)
      .set(await toValues(ctx, tx, actor, before, decision))
      .where(eq(posted.id, id))
      .returning();
    if (!after) throw new Error('the posting was not changed');
    await syncPostingProperty(ctx, tx, id);
    await enqueuePictureMove(ctx, tx, id);
    await mailDecision(ctx, tx, after);
    await recordChange(tx, actor, {
      action: decision.decision === 'approve' ? 'activate' : 'update',
      entity: 'post-property',
      id,
      before: toAuditState(before),
      after: { ...toAuditState(after), ...(decision.decision === 'reject' && { reason: decision.reason }) },
    });
    return nextWaiting(tx, after);
  });
