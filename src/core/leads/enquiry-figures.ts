import { EnquiryQuery, type ListingKind, type StaffMember } from '#contract';
import { type Db, type SQL, sql } from '#db';
import { countEnquiries } from './enquiry-desk/find-enquiries.ts';

const SHOWN = 10;
const REPLY_MINUTES = 120;

/** From one moment until before another, in days of India. */
export interface FigurePeriod {
  from: Date;
  until: Date;
  days: string[];
}

type Figure =
  | { of: 'day'; name: string; enquiries: number }
  | { of: 'source'; name: string | null; enquiries: number }
  | { of: 'listing'; kind: ListingKind; id: number; title: string; enquiries: number };

const between = (column: 'created_at' | 'first_reply_at', from: Date, until: Date): SQL =>
  sql`${sql.identifier(column)} >= ${from.toISOString()} and ${sql.identifier(column)} < ${until.toISOString()}`;

/** Reads the enquiries of a period once, by the index of their arrival, and counts them three ways. */
async function countThreeWays(db: Db, { from, until }: FigurePeriod): Promise<Figure[]> {
  const { rows } = await db.execute<Figure & Record<string, unknown>>(sql`
    with period as materialized (
      select (created_at at time zone 'Asia/Kolkata')::date::text as day, source_button, property_id, project_id, posted_property_id
      from enquiries where ${between('created_at', from, until)}
    ), listed as (
      select property_id, project_id, posted_property_id, count(*) as enquiries from period
      where num_nonnulls(property_id, project_id, posted_property_id) > 0
      group by 1, 2, 3 order by enquiries desc, 1, 2, 3 limit ${SHOWN}
    )
    select 'day' as of, day as name, null as kind, null::bigint as id, null as title, count(*) as enquiries from period group by day
    union all
    (select 'source', source_button, null, null, null, count(*) as enquiries from period
     group by source_button order by enquiries desc, source_button limit ${SHOWN})
    union all
    select 'listing', null,
      case when l.property_id is not null then 'property' when l.project_id is not null then 'project' else 'posted_property' end,
      coalesce(l.property_id, l.project_id, l.posted_property_id),
      coalesce(property.title, project.title, 'Posted property in ' || posted.city), l.enquiries
    from listed l left join properties property on property.id = l.property_id left join projects project on project.id = l.project_id
    left join posted_properties posted on posted.id = l.posted_property_id`);
  return rows;
}

async function countOf(db: Db, from: Date, until: Date): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*) as n from enquiries where ${between('created_at', from, until)}`,
  );
  return rows[0]?.n ?? 0;
}

/** How soon people were answered, for replies of the period whose time was measured. */
async function replyFigures(db: Db, { from, until }: FigurePeriod) {
  const { rows } = await db.execute<{ total: number; median: number | null; in_time: number }>(sql`
    select count(*) as total, percentile_cont(0.5) within group (order by reply_minutes) as median,
      count(*) filter (where reply_minutes <= ${REPLY_MINUTES}) as in_time
    from enquiries where ${between('first_reply_at', from, until)} and reply_minutes is not null`);
  const { total = 0, median = null, in_time = 0 } = rows[0] ?? {};
  return { total, median_minutes: median === null ? null : Math.round(median), in_time };
}

/** How enquiries come in and are answered. What waits and what is overdue are the views of the inbox, as they are now. */
export async function readEnquiryFigures(db: Db, period: FigurePeriod, asking: { staff: StaffMember; now: Date }) {
  const { from, until, days } = period;
  const view = (name: 'new' | 'overdue') => countEnquiries(db, EnquiryQuery.parse({ view: name }), asking);
  const [figures, total_before, replies, waiting, overdue] = await Promise.all([
    countThreeWays(db, period),
    countOf(db, new Date(2 * from.getTime() - until.getTime()), from),
    replyFigures(db, period),
    view('new'),
    view('overdue'),
  ]);
  const byDay = new Map(figures.flatMap((row) => (row.of === 'day' ? [[row.name, row.enquiries] as const] : [])));
  const by_day = days.map((day) => ({ day, enquiries: byDay.get(day) ?? 0 }));
  return {
    total: by_day.reduce((sum, { enquiries }) => sum + enquiries, 0),
    total_before,
    by_day,
    by_source: figures.flatMap((row) => (row.of === 'source' ? [{ source: row.name, enquiries: row.enquiries }] : [])),
    by_listing: figures.flatMap((row) =>
      row.of === 'listing' ? [{ kind: row.kind, id: row.id, title: row.title, enquiries: row.enquiries }] : [],
    ),
    replies,
    waiting,
    overdue,
  };
}
