import type { Ageing, FigureGroup, FigureQuery, Figures } from '#contract';
import { indiaDay, startOfIndiaDay } from '#contract/india-time.ts';
import { type Db, inArray, type SQL, sql, tables } from '#db';
import type { LeadViewer } from './lead-scope.ts';

const { users } = tables;

/** Colleagues or sources; a source is a text that the browser sends, so there could be any number. */
const MAX_ROWS = 100;

/** The days of an open lead up to which it counts as so old. */
const AGES = { week: 7, fortnight: 14, month: 30 } as const;

/** Condition for the rows whose column is one of the viewer's colleagues. */
const isOwnedBy = ({ owners }: LeadViewer, column: SQL): SQL =>
  owners ? sql`${column} in (${sql.join([...owners], sql`, `)})` : sql`true`;

/** The lead of an event or a visit must be one that the viewer sees. */
const isOfVisibleLead = (viewer: LeadViewer): SQL =>
  viewer.owners ? sql`(lead.assigned_to is null or ${isOwnedBy(viewer, sql`lead.assigned_to`)})` : sql`true`;

interface Key {
  /** By what rows about leads are grouped, and those about what a colleague did. Never null. */
  lead: SQL;
  doer: (column: SQL) => SQL;
  /** The key of all rows together, which is no other. */
  total: string;
  /** Whether the lead must be read to know the key. */
  isOfLead: boolean;
}

const toPerson = (column: SQL): SQL => sql`coalesce(${column}, 0)`;
const SOURCE = sql`coalesce(lead.source_button, '')`;

/** Grouping compares every row, which is fastest by the columns as they are. */
const KEYS: Record<FigureGroup, Key> = {
  person: { lead: toPerson(sql`lead.assigned_to`), doer: toPerson, total: '-1', isOfLead: false },
  source: { lead: SOURCE, doer: () => SOURCE, total: '*', isOfLead: true },
};

interface FigureRow extends Figures, Record<string, unknown> {
  /** The id of a colleague or the name of a source, as a text. */
  key: string;
}

interface Period {
  by: FigureGroup;
  from: Date;
  until: Date;
  target: number;
}

/** All figures of a period in one statement: one aggregate per table, each for every group and for all together. */
async function countFigures(db: Db, viewer: LeadViewer, { by, from, until, target }: Period): Promise<FigureRow[]> {
  const { lead: leadKey, doer, total, isOfLead } = KEYS[by];
  const isIn = (column: SQL) => sql`${column} >= ${from.toISOString()} and ${column} < ${until.toISOString()}`;
  const isOwn = isOwnedBy(viewer, sql`lead.assigned_to`);
  const grouped = sql`group by grouping sets ((key), ())`;
  const key = sql`coalesce(key::text, ${total}) as key`;
  const withLead =
    isOfLead || viewer.owners ? sql`join enquiries lead on lead.id = enquiry_id and ${isOfVisibleLead(viewer)}` : sql``;
  const { rows } = await db.execute<FigureRow>(sql`
    with arrived as (
      select ${key}, count(*) filter (where fake is null) as leads, count(fake) as fake from (
        select ${leadKey} as key, lead.fake from enquiries lead where ${isIn(sql`lead.created_at`)} and ${isOwn}) found ${grouped}),
    replied as (
      select ${key}, count(*) as replies, count(*) filter (where minutes <= ${target}) as replies_in_time,
        round(percentile_cont(0.5) within group (order by minutes)::numeric) as median_minutes from (
        select ${leadKey} as key, lead.reply_minutes as minutes from enquiries lead
        where ${isIn(sql`lead.first_reply_at`)} and lead.reply_minutes is not null and lead.fake is null and ${isOwn}) found ${grouped}),
    contacted as (
      select ${key}, count(*) as contacts from (
        select ${doer(sql`actor_id`)} as key from (
          select enquiry_id, actor_id from enquiry_events where ${tables.IS_LOGGED_CONTACT} and ${isIn(sql`created_at`)}
            and ${isOwnedBy(viewer, sql`actor_id`)}) event ${withLead}) found ${grouped}),
    visited as (
      select ${key}, count(*) as visits from (
        select ${doer(sql`with_id`)} as key from (
          select enquiry_id, with_id from visits where ${isIn(sql`created_at`)} and status <> 'cancelled'
            and ${isOwnedBy(viewer, sql`with_id`)}) visit ${withLead}) found ${grouped}),
    closed as (
      select ${key}, count(*) as won from (
        select ${leadKey} as key from enquiries lead where lead.status = 'won' and ${isOwn} and lead.id in (
          select enquiry_id from enquiry_events where ${tables.IS_WON} and ${isIn(sql`created_at`)})) found ${grouped})
    select key, coalesce(leads, 0)::int as leads, coalesce(fake, 0)::int as fake, coalesce(replies, 0)::int as replies,
      coalesce(replies_in_time, 0)::int as replies_in_time, median_minutes::int as median_minutes,
      coalesce(contacts, 0)::int as contacts, coalesce(visits, 0)::int as visits, coalesce(won, 0)::int as won
    from arrived full join replied using (key) full join contacted using (key) full join visited using (key)
      full join closed using (key)
    order by key = ${total} desc, leads desc, contacts desc, key limit ${MAX_ROWS + 1}`);
  return rows;
}

interface AgeingRow extends Ageing, Record<string, unknown> {
  key: string;
}

/** The age of all open leads in days of India, counted in the index. */
async function countAges(db: Db, viewer: LeadViewer, by: FigureGroup): Promise<AgeingRow[]> {
  const since = (days: number) => startOfIndiaDay(indiaDay(viewer.now, -days)).toISOString();
  const isYounger = (days: number) => sql`lead.created_at >= ${since(days)}`;
  const isOlder = (days: number) => sql`lead.created_at < ${since(days)}`;
  const { rows } = await db.execute<AgeingRow>(sql`
    select ${KEYS[by].lead}::text as key,
      (count(*) filter (where ${isYounger(AGES.week)}))::int as week,
      (count(*) filter (where ${isOlder(AGES.week)} and ${isYounger(AGES.fortnight)}))::int as fortnight,
      (count(*) filter (where ${isOlder(AGES.fortnight)} and ${isYounger(AGES.month)}))::int as month,
      (count(*) filter (where ${isOlder(AGES.month)}))::int as older
    from enquiries lead
    where lead.status in ('new', 'contacted', 'visit_planned', 'visited', 'negotiating')
      and ${isOwnedBy(viewer, sql`lead.assigned_to`)}
    group by 1 order by count(*) desc, 1 limit ${MAX_ROWS}`);
  return rows;
}

/** The names of the colleagues behind the keys. */
async function readNames(db: Db, keys: string[]): Promise<Map<string, { id: number; full_name: string }>> {
  const ids = keys.map(Number).filter((id) => id > 0);
  const found =
    ids.length === 0
      ? []
      : await db.select({ id: users.id, full_name: users.fullName }).from(users).where(inArray(users.id, ids));
  return new Map(found.map((person) => [String(person.id), person]));
}

const NOTHING: Figures = {
  leads: 0,
  fake: 0,
  replies: 0,
  replies_in_time: 0,
  median_minutes: null,
  contacts: 0,
  visits: 0,
  won: 0,
};

/**
 * How leads are dealt with, by person or by source: of the viewer's colleagues, or of everyone. Leads, replies and won
 * leads count for the colleague who has the lead, contacts and visits for the one who makes them.
 */
export async function readLeadFigures(db: Db, { by, days }: FigureQuery, viewer: LeadViewer) {
  const { now, office } = viewer;
  const from = startOfIndiaDay(indiaDay(now, 1 - days));
  const until = startOfIndiaDay(indiaDay(now, 1));
  const target = office.replyMinutes;
  const [figures, ages] = await Promise.all([
    countFigures(db, viewer, { by, from, until, target }),
    countAges(db, viewer, by),
  ]);
  const groups = figures.filter(({ key }) => key !== KEYS[by].total);
  const total = figures.find(({ key }) => key === KEYS[by].total);
  const names = await readNames(db, by === 'person' ? [...groups, ...ages].map(({ key }) => key) : []);
  const describe = (key: string) =>
    by === 'person' ? { person: names.get(key) ?? null, source: null } : { person: null, source: key || null };
  return {
    by,
    days,
    target_minutes: target,
    rows: groups.map(({ key, ...row }) => ({ ...row, ...describe(key) })),
    total: total ?? NOTHING,
    ageing: ages.map(({ key, ...row }) => ({ ...row, ...describe(key) })),
  };
}
