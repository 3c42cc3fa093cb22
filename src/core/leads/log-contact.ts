import { type ContactLog, type ContactOutcome, validateContact } from '#contract';
import { and, eq, gt, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../records/index.ts';
import {
  type Enquiry,
  getReply,
  lockVisibleEnquiry,
  nextValues,
  type PlannedChange,
  type TimelineEntry,
  timelineEntries,
  toFakeChange,
  write,
} from './change-enquiry.ts';
import { enquiryRows, isOver } from './enquiry-queries.ts';
import { readOfficeClock } from './office-clock.ts';
import { planVisit } from './visits/plan-visit.ts';

const { enquiryEvents } = tables;

/** The outcomes after which the person has heard from us. */
const REPLIES = new Set<ContactOutcome>(['reached', 'sent', 'call_later', 'not_interested']);

/** What a contact means for the enquiry, unless the user chose a status. */
function getContactChange(before: Enquiry, { outcome, note, next, status }: ContactLog): PlannedChange {
  const planned: PlannedChange =
    next === undefined ? {} : { next_follow_up_at: next && next.at, next_step: next?.kind };
  if (status !== undefined) return { ...planned, status, lost_reason: note || null };
  if (outcome === 'not_interested') return { ...planned, status: 'lost', lost_reason: note || 'Not interested' };
  if (outcome === 'wrong_number') return { ...planned, ...toFakeChange('wrong_number') };
  const isNew = before.status === 'new';
  if (next?.kind === 'visit' && (isNew || before.status === 'contacted'))
    return { ...planned, status: 'visit_planned' };
  return isNew && outcome !== null && REPLIES.has(outcome) ? { ...planned, status: 'contacted' } : planned;
}

/** How long a started call or message waits for its outcome. */
const STARTED_MS = 2 * 60 * 60 * 1000;

/** A started call or message of the user is replaced by its outcome. */
async function dropStarted(ctx: Ctx, tx: Tx, actor: Actor, id: number, { channel }: ContactLog): Promise<void> {
  await tx
    .delete(enquiryEvents)
    .where(
      and(
        eq(enquiryEvents.enquiryId, id),
        eq(enquiryEvents.actorId, actor.staff.id),
        gt(enquiryEvents.createdAt, new Date(ctx.now().getTime() - STARTED_MS)),
        sql`${enquiryEvents.data} ->> 'outcome' = 'opened' and ${enquiryEvents.data} ->> 'channel' = ${channel}`,
      ),
    );
}

/** A visit as the next step is planned with a place and a colleague. */
async function planNextVisit(
  ctx: Ctx,
  tx: Tx,
  actor: Actor,
  { assignedTo, status }: Pick<Enquiry, 'assignedTo' | 'status'>,
  { id, next }: { id: number } & Pick<ContactLog, 'next'>,
): Promise<void> {
  if (next?.kind !== 'visit' || isOver(status)) return;
  const [enquiry] = next.visit ? [] : await enquiryRows(tx, [id], ctx.now());
  const plan = next.visit ?? {
    place: enquiry?.listing?.title ?? 'To be agreed',
    with_id: assignedTo ?? actor.staff.id,
    is_told: false,
  };
  await planVisit(ctx, tx, actor, { enquiryId: id, at: next.at, plan });
}

/**
 * Stores a contact or a note, the status that follows from it and the next step. An unassigned lead is assigned to the
 * user who was in contact.
 */
export const logContact = (ctx: Ctx, actor: Actor, id: number, log: ContactLog): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const [error] = validateContact(log);
    if (error) throw new DomainError('invalid', error.message, error.field);
    const { channel, note, outcome } = log;
    const before = await lockVisibleEnquiry(ctx, tx, actor, id);
    const moment = { now: ctx.now(), office: await readOfficeClock(tx) };
    const isReply = outcome !== null && REPLIES.has(outcome);
    const isTaken = channel !== null && outcome !== 'opened' && before.assignedTo === null;
    const change = { ...getContactChange(before, log), ...(isTaken && { assigned_to: actor.staff.id }) };
    // A wrong number ends the enquiry without a reply.
    const reply = log.status === undefined && getReply(before, isReply, moment);
    const after = { ...nextValues(before, change, moment), ...reply };
    if (channel !== null) await dropStarted(ctx, tx, actor, id, log);
    const data = channel === null ? { is_contact: false } : { is_contact: isReply, channel, outcome };
    const noted: TimelineEntry[] = channel === null && note === '' ? [] : [{ kind: 'note', body: note, data }];
    await write(ctx, tx, actor, {
      id,
      before,
      after,
      entries: [...noted, ...(await timelineEntries(tx, before, after))],
    });
    await planNextVisit(ctx, tx, actor, after, { id, next: log.next });
  });
