import {
  ENQUIRY_STATUS_LABELS,
  type EnquiryChange,
  type EnquiryNote,
  type EnquiryQuery,
  PAGE_SIZE,
  validateEnquiryChange,
} from '#contract';
import { indiaDay, sheetTime, startOfIndiaDay, timeText } from '#contract/india-time.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { and, eq, type Tx, tables } from '#db';
import { authorise, permitted } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { rowsBefore, totals } from '../paging.ts';
import { type Actor, csvHead, csvLine, recordChange } from '../records/index.ts';
import { worksOnEnquiries } from './assignment.ts';
import { readReplyTimes } from './enquiry-figures.ts';
import {
  countEnquiries,
  type EnquiryRow,
  enquiryNotFound,
  enquiryRows,
  findEnquiries,
  MAX_LISTED,
  readEnquiry,
} from './enquiry-queries.ts';
import { officeMinutesBetween } from './office-hours.ts';

const BATCH = 500;

const time = (moment: Date | null) => moment && sheetTime(moment);

const COLUMNS: Record<string, (row: EnquiryRow) => string | null> = {
  'Received (India time)': ({ createdAt }) => time(createdAt),
  Name: ({ full_name }) => full_name,
  Email: ({ email }) => email,
  Phone: ({ country_code, phone_number }) => `${country_code} ${phone_number}`,
  Message: ({ message }) => message,
  Status: ({ status }) => ENQUIRY_STATUS_LABELS[status],
  'Lost because': ({ lost_reason }) => lost_reason,
  City: ({ city }) => city,
  Listing: ({ listing }) => listing && listing.title,
  Page: ({ source_path }) => source_path,
  Button: ({ source_button }) => source_button,
  'Assigned to': ({ assigned_to }) => assigned_to && assigned_to.full_name,
  'Next follow-up (India time)': ({ next_follow_up_at }) => time(next_follow_up_at),
  'First reply (India time)': ({ first_reply_at }) => time(first_reply_at),
};

async function* lines(ctx: Ctx, ids: number[]): AsyncGenerator<string> {
  yield csvHead(Object.keys(COLUMNS));
  for (let done = 0; done < ids.length; done += BATCH) {
    const rows = await enquiryRows(ctx.db, ids.slice(done, done + BATCH), ctx.now());
    yield rows.map((row) => csvLine(Object.values(COLUMNS).map((of) => of(row)))).join('');
  }
}

/** Exports the matching enquiries as CSV in chunks; the export itself is recorded first. */
async function exportEnquiries(ctx: Ctx, actor: Actor, query: EnquiryQuery): Promise<AsyncGenerator<string>> {
  const viewer = { staff: actor.staff, now: ctx.now() };
  const ids = await findEnquiries(ctx.db, query, viewer, { limit: MAX_LISTED, offset: 0 });
  // A search query can contain a person's name, so only whether there was one is recorded.
  const { page: _page, q, ...filters } = query;
  await ctx.db.transaction((tx) =>
    recordChange(tx, actor, {
      action: 'export',
      entity: 'enquiry',
      id: 0,
      subject: ids.length === 1 ? '1 enquiry' : `${indianNumber(ids.length)} enquiries`,
      after: { ...filters, searched: q !== '', rows: ids.length },
    }),
  );
  return lines(ctx, ids);
}

const { users, enquiries, enquiryEvents } = tables;

type Enquiry = typeof enquiries.$inferSelect;
type Reply = Pick<Enquiry, 'firstReplyAt' | 'replyMinutes'>;
type Values = Pick<Enquiry, 'status' | 'lostReason' | 'assignedTo' | 'nextFollowUpAt'> & Reply;
type TimelineEntry = Pick<typeof enquiryEvents.$inferInsert, 'kind' | 'body' | 'data'>;

/** Only these fields go into the change history; contact details must not. */
const pickValues = ({
  status,
  lostReason,
  assignedTo,
  nextFollowUpAt,
  firstReplyAt,
  replyMinutes,
}: Values): Values => ({
  status,
  lostReason,
  assignedTo,
  nextFollowUpAt,
  firstReplyAt,
  replyMinutes,
});

/** Returns the first reply and its waiting time; an earlier first reply is never overwritten. */
function getReply({ createdAt, firstReplyAt, replyMinutes }: Enquiry, repliedNow: boolean, now: Date): Reply {
  if (firstReplyAt || !repliedNow) return { firstReplyAt, replyMinutes };
  return { firstReplyAt: now, replyMinutes: Math.round(officeMinutesBetween(createdAt, now)) };
}

const isOver = (status: Enquiry['status']) => status === 'won' || status === 'lost';

function nextValues(before: Enquiry, change: EnquiryChange, now: Date): Values {
  const status = change.status ?? before.status;
  const lostReason = status === 'lost' ? change.lost_reason || before.lostReason : null;
  const [error] = validateEnquiryChange({ status, lost_reason: lostReason });
  if (error) throw new DomainError('invalid', error.message, error.field);
  const followUp = change.next_follow_up_at === undefined ? before.nextFollowUpAt : change.next_follow_up_at;
  return {
    status,
    lostReason,
    assignedTo: change.assigned_to === undefined ? before.assignedTo : change.assigned_to,
    nextFollowUpAt: isOver(status) ? null : followUp,
    ...getReply(before, before.status === 'new' && status !== 'new', now),
  };
}

/** Returns the colleague's name; throws unless they may work on enquiries. */
async function colleagueName(tx: Tx, id: number): Promise<string> {
  const [colleague] = await tx
    .select({ name: users.fullName })
    .from(users)
    .where(and(eq(users.id, id), worksOnEnquiries()));
  if (!colleague) throw new DomainError('invalid', 'Choose a colleague who works on enquiries', 'assigned_to');
  return colleague.name;
}

/** The text contains the names of today, so that later renames do not change it. */
async function timelineEntries(tx: Tx, before: Values, after: Values): Promise<TimelineEntry[]> {
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
  if (before.nextFollowUpAt?.getTime() !== after.nextFollowUpAt?.getTime()) {
    const at = after.nextFollowUpAt;
    const body = at ? `Next follow-up on ${timeText(at)}` : 'No follow-up planned';
    entries.push({ kind: 'follow_up', body, data: { at } });
  }
  return entries;
}

async function locked(tx: Tx, id: number): Promise<Enquiry> {
  const [enquiry] = await tx.select().from(enquiries).where(eq(enquiries.id, id)).for('no key update');
  if (!enquiry) throw enquiryNotFound();
  return enquiry;
}

interface Step {
  id: number;
  before: Enquiry;
  after: Values;
  entries: TimelineEntry[];
}

async function write(ctx: Ctx, tx: Tx, actor: Actor, { id, before, after, entries }: Step): Promise<void> {
  if (entries.length === 0) return;
  await tx.update(enquiries).set(after).where(eq(enquiries.id, id));
  const facts = { enquiryId: id, actorId: actor.staff.id, createdAt: ctx.now() };
  await tx.insert(enquiryEvents).values(entries.map((entry) => ({ ...entry, ...facts })));
  const audit = { entity: 'enquiry', id, before: pickValues(before), after };
  await recordChange(tx, actor, { action: 'update', ...audit });
}

/** Changes an enquiry; closing it clears the follow-up, and leaving 'new' counts as the first reply. */
const changeEnquiry = (ctx: Ctx, actor: Actor, id: number, change: EnquiryChange): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const before = await locked(tx, id);
    const after = nextValues(before, change, ctx.now());
    await write(ctx, tx, actor, { id, before, after, entries: await timelineEntries(tx, before, after) });
  });

/** Adds a note; one about a contact counts as the first reply. */
const noteEnquiry = (ctx: Ctx, actor: Actor, id: number, { body, is_contact }: EnquiryNote): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const before = await locked(tx, id);
    const after = { ...pickValues(before), ...getReply(before, is_contact, ctx.now()) };
    const entries: TimelineEntry[] = [{ kind: 'note', body, data: { is_contact } }];
    await write(ctx, tx, actor, { id, before, after, entries });
  });

/** Safety limit, above the size of any office. */
const MAX_COLLEAGUES = 500;
const MEASURED_DAYS = 30;

/** Service for visitors' enquiries; throws unless the user may work on them. */
export function enquiryService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'leads:see');
  const { db } = ctx;
  const { staff } = actor;
  return {
    async list(query: EnquiryQuery) {
      const now = ctx.now();
      const viewer = { staff: actor.staff, now };
      const [ids, all] = await Promise.all([
        findEnquiries(db, query, viewer, { limit: PAGE_SIZE, offset: rowsBefore(query.page) }),
        countEnquiries(db, query, viewer),
      ]);
      return { enquiries: await enquiryRows(db, ids, now), ...totals(all) };
    },
    read: (id: number) => readEnquiry(db, id, ctx.now()),
    change: permitted(staff, 'leads:change', (id: number, change: EnquiryChange) =>
      changeEnquiry(ctx, actor, id, change),
    ),
    note: permitted(staff, 'leads:change', (id: number, note: EnquiryNote) => noteEnquiry(ctx, actor, id, note)),
    export: permitted(staff, 'leads:export', async (query: EnquiryQuery) => exportEnquiries(ctx, actor, query)),
    /** First-reply times of the last thirty days, including today, as the dashboard counts them. */
    async replyTimes() {
      const since = startOfIndiaDay(indiaDay(ctx.now(), 1 - MEASURED_DAYS));
      const { median, count } = await readReplyTimes(db, { since });
      return { median_minutes: median, replies: count };
    },
    /** Staff that an enquiry can be assigned to. */
    colleagues: () =>
      db
        .select({ id: users.id, full_name: users.fullName })
        .from(users)
        .where(worksOnEnquiries())
        .orderBy(users.fullName, users.id)
        .limit(MAX_COLLEAGUES),
  };
}

export type EnquiryService = ReturnType<typeof enquiryService>;
