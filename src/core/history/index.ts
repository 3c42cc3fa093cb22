import type { HistoryQuery } from '#contract';
import { endOfIndiaDay, startOfIndiaDay } from '#contract/india-time.ts';
import { type AnyPgColumn, and, type Db, eq, lt, type SQL, sql, tables } from '#db';
import { authorise } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { type Actor, contains } from '../records/index.ts';
import { entryRows, readEntry } from './read-entry.ts';

const { auditEntries: entries, users } = tables;

const PAGE = 20;
/** Maximum number of entries scanned per page, even if few match; the next page continues from there. */
const LOOKED_AT = 4_000;
/** Ids are assigned at insert and times at transaction start, so the two orders can differ by up to this many rows. */
const OUT_OF_STEP = 1_000;
/** The trigram index cannot match shorter text. */
const MIN_WORD_LENGTH = 3;

/** Approximate id range of the entries in a date range; undefined if there are none. */
async function getIdBounds(db: Db, { from, to }: HistoryQuery): Promise<SQL[] | undefined> {
  const edge = async (where: SQL, order: 'asc' | 'desc') => {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from ${entries} where ${where} order by ${entries.at} ${sql.raw(order)} limit 1`,
    );
    return rows[0]?.id;
  };
  const bounds: SQL[] = [];
  if (from !== undefined) {
    const first = await edge(sql`${entries.at} >= ${startOfIndiaDay(from)}`, 'asc');
    if (first === undefined) return undefined;
    bounds.push(sql`${entries.id} >= ${first - OUT_OF_STEP}`);
  }
  if (to !== undefined) {
    const last = await edge(sql`${entries.at} < ${endOfIndiaDay(to)}`, 'desc');
    if (last === undefined) return undefined;
    bounds.push(sql`${entries.id} <= ${last + OUT_OF_STEP}`);
  }
  return bounds;
}

/** Splits a query into the condition that an index serves in id order, and the rest. */
function buildConditions({ actor_id, entity, record, action, from, to, q }: HistoryQuery) {
  const conditions = [
    entity !== undefined && record !== undefined
      ? and(eq(entries.entity, entity), eq(entries.entityId, record))
      : undefined,
    actor_id === undefined ? undefined : eq(entries.actorId, actor_id),
    entity === undefined || record !== undefined ? undefined : eq(entries.entity, entity),
    action === undefined ? undefined : eq(entries.action, action),
  ].filter((condition) => condition !== undefined);
  const others = [
    entity === undefined && record !== undefined ? eq(entries.entityId, record) : undefined,
    from === undefined ? undefined : sql`${entries.at} >= ${startOfIndiaDay(from)}`,
    to === undefined ? undefined : sql`${entries.at} < ${endOfIndiaDay(to)}`,
    q === '' ? undefined : contains(q, entries.subject),
  ].filter((condition) => condition !== undefined);
  const [indexed, ...rest] = conditions;
  return { indexed, rest: [...rest, ...others] };
}

interface Found {
  ids: number[];
  next: number | null;
}

const page = (ids: number[], otherwise: number | null): Found =>
  ids.length > PAGE ? { ids: ids.slice(0, PAGE), next: ids[PAGE - 1] ?? null } : { ids, next: otherwise };

/** Returns the ids of the matching entries, newest first; the cost does not grow with the history. */
async function findEntries(db: Db, query: HistoryQuery): Promise<Found> {
  const bounds = await getIdBounds(db, query);
  if (!bounds) return { ids: [], next: null };
  const { indexed, rest } = buildConditions(query);
  const after = query.before === undefined ? undefined : lt(entries.id, query.before);
  const looked = rest.length === 0 ? PAGE + 1 : LOOKED_AT;
  const { rows } = await db.execute<{ ids: string[]; lowest: number | null; looked: number }>(sql`
    with ${entries} as materialized (select id, at, actor_id, entity, entity_id, action, subject from ${entries}
      where ${and(sql`true`, indexed, after, ...bounds)} order by id desc limit ${looked})
    select array(select id from ${entries} where ${and(sql`true`, ...rest)} order by id desc limit ${PAGE + 1}) as ids,
      (select min(id) from ${entries}) as lowest, (select count(*) from ${entries}) as looked`);
  const [slice] = rows;
  const ids = slice?.ids.map(Number) ?? [];
  const lowest = slice?.looked === LOOKED_AT ? slice.lowest : null;
  if (ids.length > PAGE || lowest === null || query.q.length < MIN_WORD_LENGTH) return page(ids, lowest);
  // Text that is rare in the newest entries is likely rare overall, so its index can find the remaining matches.
  const older = await db.execute<{ id: number }>(sql`
    with hits as materialized (select id from ${entries}
      where ${and(contains(query.q, entries.subject), indexed, ...rest, lt(entries.id, lowest), ...bounds)})
    select id from hits order by id desc limit ${PAGE + 1 - ids.length}`);
  return page([...ids, ...older.rows.map(({ id }) => id)], null);
}

/** Safety limit, above the size of any office. */
const MAX_PEOPLE = 500;

/** Distinct values of an indexed column by a loose index scan, which skips duplicates. */
async function getDistinctValues(db: Db, column: AnyPgColumn): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive known as (
      (select ${column} as value from ${entries} order by ${column} limit 1)
      union all
      select (select ${column} from ${entries} where ${column} > known.value order by ${column} limit 1)
      from known where known.value is not null)
    select value from known where value is not null`);
  return rows.map(({ value }) => value);
}

/** Reads what `recordChange` of `core/records` has written; throws unless the user may read the history. */
export function historyService({ db }: Ctx, actor: Actor) {
  authorise(actor.staff, 'history:see');
  return {
    async list(query: HistoryQuery) {
      const { ids, next } = await findEntries(db, query);
      return { entries: ids.length === 0 ? [] : await entryRows(db, ids), next };
    },
    read: (id: number) => readEntry(db, id),
    async choices() {
      const [people, entities, actions] = await Promise.all([
        db
          .select({ id: users.id, full_name: users.fullName })
          .from(users)
          .orderBy(users.fullName, users.id)
          .limit(MAX_PEOPLE),
        getDistinctValues(db, entries.entity),
        getDistinctValues(db, entries.action),
      ]);
      return { people, entities, actions };
    },
  };
}

export type HistoryService = ReturnType<typeof historyService>;

export { accessLogService, deleteOldAccess } from './access-log.ts';
export { eraseAuditValues, sealHistory, verifyHistory } from './chain.ts';
