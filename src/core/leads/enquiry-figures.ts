import { EnquiryQuery, type ListingKind, type StaffMember } from '#contract';
import { and, type Db, desc, eq, gte, isNotNull, isNull, type SQL, sql, tables } from '#db';
import { readSettings } from '../content/index.ts';
import { countEnquiries } from './enquiry-queries.ts';
import { readLeadViewer } from './lead-scope.ts';

const { enquiries } = tables;

/** More replies than any team sends in a month; beyond that, the median of the newest is accurate enough. */
const MAX_COUNTED = 20_000;

interface ReplyTimes {
  /** In office minutes; null without a reply. */
  median: number | null;
  count: number;
  /** Number of replies within the promised time. */
  inTime: number;
  /** The promised time, in office minutes. */
  target: number;
}

interface Replies {
  since: Date;
  /** Only to the leads of this user. */
  ownerId?: number;
}

/** Waiting times of the first replies given since a date. */
export async function readReplyTimes(db: Db, { since, ownerId }: Replies): Promise<ReplyTimes> {
  const {
    office: { reply_minutes: target },
  } = await readSettings(db, 'office');
  const replied = db
    .select({ minutes: enquiries.replyMinutes })
    .from(enquiries)
    .where(
      and(
        isNotNull(enquiries.replyMinutes),
        isNull(enquiries.fake),
        gte(enquiries.firstReplyAt, since),
        ownerId === undefined ? undefined : eq(enquiries.assignedTo, ownerId),
      ),
    )
    .orderBy(desc(enquiries.firstReplyAt))
    .limit(MAX_COUNTED)
    .as('replied');
  const [times] = await db
    .select({
      median: sql<number | null>`round(percentile_cont(0.5) within group (order by ${replied.minutes}))::integer`,
      count: sql<number>`count(*)::integer`,
      inTime: sql<number>`count(*) filter (where ${replied.minutes} <= ${target})::integer`,
    })
    .from(replied);
  return { target, ...(times ?? { median: null, count: 0, inTime: 0 }) };
}

const SHOWN = 10;

/** From `from` up to but excluding `until`, with the India days in between. */
interface FigurePeriod {
  from: Date;
  until: Date;
  days: string[];
}

/** Condition for the enquiries of a period that are not fake. */
const arrivedIn = ({ from, until }: Pick<FigurePeriod, 'from' | 'until'>): SQL =>
  sql`created_at >= ${from.toISOString()} and created_at < ${until.toISOString()} and fake is null`;

/**
 * Enquiries per day of the period. India has no daylight saving time, so days are fixed steps from the first one; a
 * time zone conversion per row would take most of the query time.
 */
async function countByDay(db: Db, period: FigurePeriod): Promise<{ day: string; enquiries: number }[]> {
  const { rows } = await db.execute<{ day: string; enquiries: number }>(sql`
    select (start at time zone 'Asia/Kolkata')::date::text as day, enquiries from (
      select date_bin('1 day', created_at, ${period.from.toISOString()}) as start, count(*) as enquiries
      from enquiries where ${arrivedIn(period)} group by start) counted`);
  const enquiriesByDay = new Map(rows.map((row) => [row.day, row.enquiries]));
  return period.days.map((day) => ({ day, enquiries: enquiriesByDay.get(day) ?? 0 }));
}

async function countBySource(db: Db, period: FigurePeriod): Promise<{ source: string | null; enquiries: number }[]> {
  const { rows } = await db.execute<{ source: string | null; enquiries: number }>(sql`
    select source_button as source, count(*) as enquiries from enquiries where ${arrivedIn(period)}
    group by source_button order by enquiries desc, source_button limit ${SHOWN}`);
  return rows;
}

interface EnquiredListingCount extends Record<string, unknown> {
  kind: ListingKind;
  id: number;
  title: string;
  enquiries: number;
}

async function countByListing(db: Db, period: FigurePeriod): Promise<EnquiredListingCount[]> {
  const { rows } = await db.execute<EnquiredListingCount>(sql`
    select case when asked.property_id is not null then 'property' when asked.project_id is not null then 'project' else 'posted_property' end as kind,
      coalesce(asked.property_id, asked.project_id, asked.posted_property_id) as id,
      coalesce(property.title, project.title, 'Posted property in ' || posted.city) as title, asked.enquiries
    from (
      select property_id, project_id, posted_property_id, count(*) as enquiries from enquiries
      where ${arrivedIn(period)} and num_nonnulls(property_id, project_id, posted_property_id) > 0
      group by property_id, project_id, posted_property_id order by enquiries desc, 1, 2, 3 limit ${SHOWN}
    ) asked
    left join properties property on property.id = asked.property_id
    left join projects project on project.id = asked.project_id
    left join posted_properties posted on posted.id = asked.posted_property_id
    order by asked.enquiries desc, title`);
  return rows;
}

/** Counts the enquiries of the preceding period of the same length. */
async function countBefore(db: Db, { from, until }: FigurePeriod): Promise<number> {
  const before = { from: new Date(2 * from.getTime() - until.getTime()), until: from };
  const { rows } = await db.execute<{ n: number }>(sql`select count(*) as n from enquiries where ${arrivedIn(before)}`);
  return rows[0]?.n ?? 0;
}

/** Enquiry figures of a period; `waiting` and `overdue` are the current counts of the user's inbox views. */
export async function readEnquiryFigures(
  db: Db,
  period: FigurePeriod,
  { staff, now }: { staff: StaffMember; now: Date },
) {
  const viewer = await readLeadViewer(db, staff, now);
  const view = (name: 'new' | 'overdue') => countEnquiries(db, EnquiryQuery.parse({ view: name }), viewer);
  const [by_day, by_source, by_listing, total_before, times, waiting, overdue] = await Promise.all([
    countByDay(db, period),
    countBySource(db, period),
    countByListing(db, period),
    countBefore(db, period),
    readReplyTimes(db, { since: period.from }),
    view('new'),
    view('overdue'),
  ]);
  const total = by_day.reduce((sum, day) => sum + day.enquiries, 0);
  const replies = {
    total: times.count,
    median_minutes: times.median,
    in_time: times.inTime,
    target_minutes: times.target,
  };
  return { total, total_before, by_day, by_source, by_listing, replies, waiting, overdue };
}
