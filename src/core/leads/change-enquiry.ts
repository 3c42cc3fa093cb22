import {
  ENQUIRY_STATUS_LABELS,
  type EnquiryChange,
  type EnquiryNote,
  FAKE_LEAD_LABELS,
  type FakeLead,
  NEXT_STEP_LABELS,
  type NextStepKind,
  validateEnquiryChange,
} from '#contract';
import { timeText } from '#contract/india-time.ts';
import { and, eq, inArray, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { queueMail } from '../mail/index.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { worksOnEnquiries } from './assignment.ts';
import { enquiryNotFound, enquiryRows, isOver } from './enquiry-queries.ts';
import { assertVisible, readLeadViewer } from './lead-scope.ts';
import { type OfficeClock, readOfficeClock } from './office-clock.ts';
import { cancelPlannedVisit } from './visits/plan-visit.ts';

const { users, enquiries, enquiryEvents, leadRequests } = tables;

export type Enquiry = typeof enquiries.$inferSelect;
type Reply = Pick<Enquiry, 'firstReplyAt' | 'replyMinutes'>;
type Values = Pick<Enquiry, 'status' | 'lostReason' | 'fake' | 'assignedTo' | 'nextFollowUpAt' | 'nextStep'> & Reply;
export type TimelineEntry = Pick<typeof enquiryEvents.$inferInsert, 'kind' | 'body' | 'data'>;

/** Only these fields go into the change history; contact details must not. */
const pickValues = ({
  status,
  lostReason,
  fake,
  assignedTo,
  nextFollowUpAt,
  nextStep,
  firstReplyAt,
  replyMinutes,
}: Values): Values => ({
  status,
  lostReason,
  fake,
  assignedTo,
  nextFollowUpAt,
  nextStep,
  firstReplyAt,
  replyMinutes,
});

interface Moment {
  now: Date;
  office: OfficeClock;
}

/** Returns the first reply and its waiting time; an earlier first reply is never overwritten. */
export function getReply(
  { createdAt, firstReplyAt, replyMinutes }: Enquiry,
  repliedNow: boolean,
  { now, office }: Moment,
): Reply {
  if (firstReplyAt || !repliedNow) return { firstReplyAt, replyMinutes };
  return { firstReplyAt: now, replyMinutes: Math.round(office.minutesBetween(createdAt, now)) };
}

/** A change of an enquiry, perhaps with what is to be done next, or as a fake one. */
export type PlannedChange = EnquiryChange & { next_step?: NextStepKind | undefined; fake?: FakeLead | undefined };

/** What is fake is lost. */
export const toFakeChange = (fake: FakeLead): PlannedChange => ({
  status: 'lost',
  lost_reason: FAKE_LEAD_LABELS[fake],
  fake,
});

export function nextValues(before: Enquiry, change: PlannedChange, moment: Moment): Values {
  const status = change.status ?? before.status;
  const lostReason = status === 'lost' ? change.lost_reason || before.lostReason : null;
  const [error] = validateEnquiryChange({ status, lost_reason: lostReason });
  if (error) throw new DomainError('invalid', error.message, error.field);
  // Another status, or another reason, says that it was not fake.
  const fake = change.status === undefined ? before.fake : (change.fake ?? null);
  const followUp = change.next_follow_up_at === undefined ? before.nextFollowUpAt : change.next_follow_up_at;
  return {
    status,
    lostReason,
    fake,
    assignedTo: change.assigned_to === undefined ? before.assignedTo : change.assigned_to,
    nextFollowUpAt: isOver(status) ? null : followUp,
    nextStep: isOver(status) || followUp === null ? null : (change.next_step ?? before.nextStep),
    ...getReply(before, before.status === 'new' && status !== 'new' && fake === null, moment),
  };
}

/** Returns the colleague's name; throws unless they may work on enquiries. */
async function colleagueName(tx: Tx, id: number): Promise<string> {
  const [colleague] = await tx
    .select({ name: users.fullName })
    .from(users)
    .where(and(eq(users.id, id), worksOnEnquiries()))
    // Waits for a deactivation of the account, which hands over only the leads that it finds.
    .for('share');
  if (!colleague) throw new DomainError('invalid', 'Choose a colleague who works on enquiries', 'assigned_to');
  return colleague.name;
}

/** The text contains the names of today, so that later renames do not change it. */
export async function timelineEntries(tx: Tx, before: Values, after: Values): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = [];
  if (before.status !== after.status || before.lostReason !== after.lostReason) {
    const step = `${ENQUIRY_STATUS_LABELS[before.status]} → ${ENQUIRY_STATUS_LABELS[after.status]}`;
    const body = after.lostReason === null ? step : `${step}: ${after.lostReason}`;
    entries.push({ kind: 'status', body, data: { from: before.status, to: after.status } });
  }
  if (before.assignedTo !== after.assignedTo) {
    const body = after.assignedTo === null ? 'Unassigned' : `Assigned to ${await colleagueName(tx, after.assignedTo)}`;
    entries.push({ kind: 'assignment', body, data: { from: before.assignedTo, to: after.assignedTo } });
  }
  if (before.nextFollowUpAt?.getTime() !== after.nextFollowUpAt?.getTime() || before.nextStep !== after.nextStep) {
    const { nextFollowUpAt: at, nextStep } = after;
    const step = nextStep === null ? 'Next follow-up' : `Next: ${NEXT_STEP_LABELS[nextStep]}`;
    entries.push({ kind: 'follow_up', body: at ? `${step} on ${timeText(at)}` : 'No follow-up planned', data: { at } });
  }
  return entries;
}

/** Locks an enquiry that the actor sees. */
export async function lockVisibleEnquiry(ctx: Ctx, tx: Tx, { staff }: Actor, id: number): Promise<Enquiry> {
  const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('no key update');
  if (!enquiry) throw enquiryNotFound();
  await assertVisible(tx, await readLeadViewer(tx, staff, ctx.now()), enquiry.assignedTo);
  return enquiry;
}

/**
 * Ends the requests for enquiries that have a new owner: of the colleague who has them now, or all if they are open to
 * everyone. Other requests wait for the answer of the new owner.
 */
export async function settleRequests(ctx: Ctx, tx: Tx, enquiryIds: number[], assignedTo: number | null): Promise<void> {
  await tx
    .update(leadRequests)
    .set({ status: 'given', answeredAt: ctx.now() })
    .where(
      and(
        inArray(leadRequests.enquiryId, enquiryIds),
        eq(leadRequests.status, 'pending'),
        assignedTo === null ? undefined : eq(leadRequests.requestedBy, assignedTo),
      ),
    );
}

interface Step {
  id: number;
  before: Enquiry;
  after: Values;
  entries: TimelineEntry[];
}

export async function write(ctx: Ctx, tx: Tx, actor: Actor, { id, before, after, entries }: Step): Promise<void> {
  if (entries.length === 0) return;
  await tx.update(enquiries).set(after).where(eq(enquiries.id, id));
  if (before.assignedTo !== after.assignedTo) await settleRequests(ctx, tx, [id], after.assignedTo);
  const facts = { enquiryId: id, actorId: actor.staff.id, createdAt: ctx.now() };
  await tx.insert(enquiryEvents).values(entries.map((entry) => ({ ...entry, ...facts })));
  const audit = { entity: 'enquiry', id, before: pickValues(before), after };
  await recordChange(tx, actor, { action: 'update', ...audit });
  if (isOver(after.status) && !isOver(before.status)) await cancelPlannedVisit(ctx, tx, actor, id);
}

/** The version of an enquiry after a change. */
async function readVersion(tx: Tx, id: number): Promise<string> {
  const [row] = await tx.select({ at: enquiries.updatedAt }).from(enquiries).where(eq(enquiries.id, id));
  return row?.at.toISOString() ?? '';
}

export interface ChangedEnquiry {
  /** The values that a change can have replaced. */
  past: Values;
  /** Undefined if nothing was different. */
  version: string | undefined;
}

/** Changes an enquiry in a transaction and returns what undoes it; the caller tells the colleague who gets it. */
export async function changeUndoably(
  ctx: Ctx,
  tx: Tx,
  actor: Actor,
  id: number,
  change: PlannedChange,
): Promise<ChangedEnquiry> {
  const { before, after } = await changeEnquiry(ctx, tx, actor, id, change);
  const past = pickValues(before);
  const isSame = JSON.stringify(past) === JSON.stringify(after);
  return { past, version: isSame ? undefined : await readVersion(tx, id) };
}

/** Sets an enquiry back to earlier values, unless it was changed after this version. */
export async function revertEnquiry(ctx: Ctx, tx: Tx, actor: Actor, id: number, { past, version }: ChangedEnquiry) {
  const [before] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('no key update');
  if (!before) throw enquiryNotFound();
  // An enquiry that was handed on is no longer visible to the user, but it was before.
  await assertVisible(tx, await readLeadViewer(tx, actor.staff, ctx.now()), past.assignedTo);
  if (before.updatedAt.toISOString() !== version)
    throw new DomainError('changed', 'Changed by a colleague since then, so it was left as it is');
  await write(ctx, tx, actor, { id, before, after: past, entries: await timelineEntries(tx, before, past) });
}

/** Changes an enquiry; closing it clears the follow-up, and leaving 'new' counts as the first reply. */
export async function changeEnquiry(ctx: Ctx, tx: Tx, actor: Actor, id: number, change: PlannedChange) {
  const before = await lockVisibleEnquiry(ctx, tx, actor, id);
  const after = nextValues(before, change, { now: ctx.now(), office: await readOfficeClock(tx) });
  await write(ctx, tx, actor, { id, before, after, entries: await timelineEntries(tx, before, after) });
  return { before, after };
}

/** The same, and emails a colleague who gets the enquiry from another user. */
export const changeAndNotify = (ctx: Ctx, actor: Actor, id: number, change: EnquiryChange): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const { before, after } = await changeEnquiry(ctx, tx, actor, id, change);
    const { assignedTo } = after;
    if (assignedTo === null || assignedTo === before.assignedTo || assignedTo === actor.staff.id) return;
    const [[enquiry], [assignee]] = [
      await enquiryRows(tx, [id], ctx.now()),
      await tx.select({ email: users.email }).from(users).where(eq(users.id, assignedTo)),
    ];
    if (!enquiry || !assignee) throw enquiryNotFound();
    const { full_name: fullName, listing } = enquiry;
    const data = { enquiryId: id, fullName, assignedBy: actor.staff.full_name, listing: listing && listing.title };
    await queueMail(ctx, tx, { template: 'lead-assigned', recipient: assignee.email, data });
  });

/** Adds a note; one about a contact counts as the first reply. */
export const noteEnquiry = (ctx: Ctx, actor: Actor, id: number, { body, is_contact }: EnquiryNote): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const before = await lockVisibleEnquiry(ctx, tx, actor, id);
    const moment = { now: ctx.now(), office: await readOfficeClock(tx) };
    const after = { ...pickValues(before), ...getReply(before, is_contact, moment) };
    const entries: TimelineEntry[] = [{ kind: 'note', body, data: { is_contact } }];
    await write(ctx, tx, actor, { id, before, after, entries });
  });
