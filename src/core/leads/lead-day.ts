import type { DayPart } from '#contract';
import { endOfIndiaDay, indiaDay, startOfIndiaDay } from '#contract/india-time.ts';
import { and, asc, count, type Db, desc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql, tables } from '#db';
import { readReplyTimes } from './enquiry-figures.ts';
import { ANY_ENQUIRY, countEnquiries, enquiryRows } from './enquiry-queries.ts';
import type { LeadViewer } from './lead-scope.ts';
import { listOwnVisits } from './visits/visit-queries.ts';

const { consents, contacts, enquiries } = tables;

/** Rows of each part; the rest is in the inbox. */
const MAX_SHOWN = 30;
/** No part is counted further. */
const MAX_COUNTED = 1000;
const MAX_NOTE = 300;
const MEASURED_DAYS = 30;

/** The condition of each part of the day. No lead is in two of them: what is overdue comes first. */
function getConditions({ staff, now, office }: LeadViewer) {
  const endOfToday = endOfIndiaDay(indiaDay(now));
  const endOfTomorrow = endOfIndiaDay(indiaDay(now, 1));
  const own = eq(enquiries.assignedTo, staff.id);
  const unanswered = and(eq(enquiries.status, 'new'), isNull(enquiries.firstReplyAt));
  const isLate = and(unanswered, lte(enquiries.createdAt, office.lastArrivalDue(now)));
  const step = (...when: SQL[]) => and(own, ...when, sql`(${isLate}) is not true`);
  const planned = and(own, lt(enquiries.nextFollowUpAt, endOfTomorrow));
  return {
    /** Replies that are late, and steps that were due: apart, because another index serves each. */
    overdueReplies: and(own, isLate),
    overdue: step(lte(enquiries.nextFollowUpAt, now)),
    today: step(gt(enquiries.nextFollowUpAt, now), lt(enquiries.nextFollowUpAt, endOfToday)),
    tomorrow: step(
      gt(enquiries.nextFollowUpAt, now),
      sql`${enquiries.nextFollowUpAt} >= ${endOfToday.toISOString()}`,
      lt(enquiries.nextFollowUpAt, endOfTomorrow),
    ),
    /** Those that the user may take, and those that the user has and that are not in another part. */
    new: and(
      unanswered,
      or(isNull(enquiries.assignedTo), and(own, sql`(${isLate}) is not true`)),
      sql`(${planned}) is not true`,
    ),
  };
}

async function countRows(db: Db, where: SQL | undefined): Promise<number> {
  const found = db.select({ one: sql`1` }).from(enquiries).where(where).limit(MAX_COUNTED).as('found');
  const [all] = await db.select({ rows: count() }).from(found);
  return all?.rows ?? 0;
}

const findIds = async (db: Db, where: SQL | undefined, order: SQL): Promise<number[]> => {
  const rows = await db
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(where)
    .orderBy(order, enquiries.id)
    .limit(MAX_SHOWN);
  return rows.map(({ id }) => id);
};

interface Found {
  parts: Map<number, DayPart>;
  counts: Record<DayPart, number>;
}

/** The leads of each part, in its order: what has waited longest first, but new leads newest first. */
async function findLeads(db: Db, viewer: LeadViewer): Promise<Found> {
  const where = getConditions(viewer);
  const byStep = asc(enquiries.nextFollowUpAt);
  const [replies, overdue, today, tomorrow, fresh, ...counts] = await Promise.all([
    findIds(db, where.overdueReplies, asc(enquiries.createdAt)),
    findIds(db, where.overdue, byStep),
    findIds(db, where.today, byStep),
    findIds(db, where.tomorrow, byStep),
    findIds(db, where.new, desc(enquiries.createdAt)),
    ...[where.overdueReplies, where.overdue, where.today, where.tomorrow, where.new].map((part) => countRows(db, part)),
  ]);
  const [lateReplies = 0, lateSteps = 0, dueToday = 0, dueTomorrow = 0, waiting = 0] = counts;
  const name = (part: DayPart, ids: number[]) => ids.map((id) => [id, part] as const);
  return {
    parts: new Map([
      ...name('overdue', [...replies, ...overdue].slice(0, MAX_SHOWN)),
      ...name('today', today),
      ...name('tomorrow', tomorrow),
      ...name('new', fresh),
    ]),
    counts: { overdue: lateReplies + lateSteps, today: dueToday, tomorrow: dueTomorrow, new: waiting },
  };
}

/** What the rows of the inbox do not say. */
const readDetails = (db: Db, ids: number[]) =>
  db
    .select({
      id: enquiries.id,
      wishes: sql<string>`coalesce(${contacts.wishes}, '')`,
      may_contact: sql<boolean>`${consents.withdrawnAt} is null`,
      note: sql<string | null>`(select left(body, ${MAX_NOTE}) from enquiry_events
        where enquiry_id = ${enquiries.id} and kind = 'note' and body <> '' order by id desc limit 1)`,
    })
    .from(enquiries)
    .innerJoin(consents, eq(consents.id, enquiries.consentId))
    .leftJoin(contacts, eq(contacts.id, enquiries.contactId))
    .where(inArray(enquiries.id, ids));

async function readRows(db: Db, parts: Found['parts'], now: Date) {
  const ids = [...parts.keys()];
  if (ids.length === 0) return [];
  const [rows, details] = await Promise.all([enquiryRows(db, ids, now), readDetails(db, ids)]);
  return [...parts].flatMap(([id, part]) => {
    const row = rows.find((each) => each.id === id);
    const detail = details.find((each) => each.id === id);
    return row && detail ? [{ ...row, ...detail, part }] : [];
  });
}

/** What a user has to do today with leads: steps, new leads and visits. */
export async function readLeadDay(db: Db, viewer: LeadViewer) {
  const { now, office, staff } = viewer;
  const since = startOfIndiaDay(indiaDay(now, 1 - MEASURED_DAYS));
  const [{ parts, counts }, open, visits, replies] = await Promise.all([
    findLeads(db, viewer),
    countEnquiries(db, { ...ANY_ENQUIRY, view: 'mine' }, viewer),
    listOwnVisits(db, indiaDay(now), viewer),
    readReplyTimes(db, { since, ownerId: staff.id }),
  ]);
  return {
    rows: await readRows(db, parts, now),
    counts: { ...counts, open },
    visits,
    replies: { median_minutes: replies.median, count: replies.count, target_minutes: replies.target },
    open_until: office.openUntil(now),
  };
}
