import type { ProjectInput, PropertyInput } from '#contract';
import { eq, type SQL, sql, type Tx, tables } from '#db';
import { type Backfill, runBackfill } from '../backfills.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { Change } from '../records/index.ts';
import { getTable, type ListingOwner, syncRows } from './search-rows.ts';

const { localities, unmatchedLocalities } = tables;

/** A name for comparison, as the SQL function locality_key() writes it. */
const localityKey = (name: string): string => name.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Names of localities by city, for files whose rows name them. */
export interface LocalityNames {
  find: (cityId: number, name: string) => { id: number; name: string } | undefined;
  /** Also finds names that are abbreviated or punctuated otherwise: 'Sec 63-A' is 'Sector 63A'. */
  findSimilar: (cityId: number, name: string) => { id: number; name: string } | undefined;
}

/** A name without punctuation, spaces and abbreviations. */
const similarKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/\bsect?(?:or)?\b\.?(?=[\s-]*\d)|\bsect?(?=\d)/g, 'sector')
    .replaceAll(/\bph(?=[\s.-]*(?:\d|[ivx]+\b))/g, 'phase')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Every name and alias; an alias that two localities of a city share matches neither of them. */
const NAMES = sql`(
  select city_id, key, coalesce(min(id) filter (where is_name), case when count(distinct id) = 1 then min(id) end) as id
  from (
    select city_id, lower(name) as key, id, true as is_name from localities
    union all select city_id, alias, id, false from localities cross join unnest(aliases) alias
  ) every_name
  group by city_id, key)`;

/** "Baner, Pune" is also looked up as "Baner". */
const toKeys = (key: SQL): SQL => sql`array[${key}, btrim(split_part(${key}, ',', 1))]`;

/** The locality of a city that the first matching of these names means; none if several match equally well. */
export async function findLocality(
  tx: Tx,
  cityId: number,
  names: string[],
): Promise<{ id: number; name: string } | undefined> {
  const keys = names.map(localityKey).flatMap((key) => [key, key.split(',')[0]?.trim() ?? key]);
  const list = sql`${sql.param(keys)}::text[]`;
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`
    select l.id, l.name from ${NAMES} names join localities l on l.id = names.id
    where names.city_id = ${cityId} and names.key = any(${list})
    order by array_position(${list}, names.key) limit 1`);
  return rows[0];
}

type Stored = Pick<typeof tables.properties.$inferSelect, 'id' | 'cityId' | 'locality' | 'localityId'>;
type Input = Partial<Pick<PropertyInput | ProjectInput, 'city_id' | 'locality' | 'locality_id'>>;

/**
 * The locality columns after a change. A selected locality must be in the city of the listing and gives its name; a
 * typed name is matched with the localities of the city.
 */
export async function localityValues(
  { tx, before }: Pick<Change<Stored>, 'tx' | 'before'>,
  input: Input,
): Promise<{ localityId?: number | null; locality?: string }> {
  const cityId = input.city_id === undefined ? (before?.cityId ?? null) : input.city_id;
  const isUnchanged =
    input.locality_id === undefined && input.locality === undefined && cityId === (before?.cityId ?? null);
  if (isUnchanged) return {};
  if (typeof input.locality_id === 'number') {
    const [chosen] = await tx
      .select({ name: localities.name, cityId: localities.cityId })
      .from(localities)
      .where(eq(localities.id, input.locality_id));
    if (!chosen || chosen.cityId !== cityId)
      throw new DomainError('invalid', 'Choose a locality of the city', 'locality_id');
    return { localityId: input.locality_id, locality: chosen.name };
  }
  const name = input.locality ?? before?.locality ?? '';
  const found = cityId === null || name === '' ? undefined : await findLocality(tx, cityId, [name]);
  return { localityId: found?.id ?? null, locality: found?.name ?? name };
}

/** All names at once, because the rows of a file use the same few repeatedly. */
export async function readLocalityNames(db: Pick<Tx, 'execute'>): Promise<LocalityNames> {
  const { rows } = await db.execute<{ city_id: number; key: string; id: number; name: string }>(
    sql`select names.city_id, names.key, l.id, l.name from ${NAMES} names join localities l on l.id = names.id limit 500000`,
  );
  const byKey = new Map(rows.map(({ city_id, key, id, name }) => [`${city_id} ${key}`, { id, name }]));
  // A key that two localities share means neither of them.
  const bySimilarKey = new Map<string, { id: number; name: string } | undefined>();
  for (const { city_id, key, id, name } of rows) {
    const similar = `${city_id} ${similarKey(key)}`;
    const isShared = bySimilarKey.has(similar) && bySimilarKey.get(similar)?.id !== id;
    bySimilarKey.set(similar, isShared ? undefined : { id, name });
  }
  return {
    findSimilar: (cityId, name) => bySimilarKey.get(`${cityId} ${similarKey(name)}`),
    find: (cityId, name) => {
      const key = localityKey(name);
      return byKey.get(`${cityId} ${key}`) ?? byKey.get(`${cityId} ${key.split(',')[0]?.trim() ?? ''}`);
    },
  };
}

/** A batch takes some 100 ms, so that writers of the same listings do not wait longer. */
const BATCH_SIZE = 2_000;
const REPEAT_MS = 24 * 60 * 60 * 1000;

/** Matches the next listings without a locality; returns the id of the last one, or undefined after the last. */
async function matchBatch(tx: Tx, owner: ListingOwner, position: number): Promise<number | undefined> {
  const table = getTable(owner);
  const { rows } = await tx.execute<{ last_id: number | null; matched: number[] }>(sql`
    with batch as materialized (
      select id, city_id, locality, locality_key(locality) as key from ${table}
      where locality_id is null and locality <> '' and id > ${position} order by id limit ${BATCH_SIZE}
    ),
    found as (
      select distinct on (batch.id) batch.id, l.id as locality_id, l.name
      from batch join ${NAMES} names on names.city_id = batch.city_id and names.key = any(${toKeys(sql`batch.key`)})
      join localities l on l.id = names.id
      order by batch.id, array_position(${toKeys(sql`batch.key`)}, names.key)
    ),
    matched as (
      update ${table} t set locality_id = found.locality_id, locality = found.name from found where t.id = found.id
      returning t.id
    ),
    unmatched as (
      insert into unmatched_localities as u (kind, city_id, name_key, name, listings)
      select ${owner}, city_id, left(key, 120), min(btrim(locality)), count(*) from batch
      where city_id is not null and id not in (select id from found) group by city_id, left(key, 120)
      on conflict (city_id, name_key, kind) do update set listings = u.listings + excluded.listings
    )
    select (select max(id) from batch) as last_id, array(select id::integer from matched) as matched`);
  const batch = rows[0];
  if (!batch || batch.last_id === null) return undefined;
  if (batch.matched.length > 0) await syncRows(tx, owner, sql`select unnest(${sql.param(batch.matched)}::bigint[])`);
  return batch.last_id;
}

const localityBackfill = (owner: ListingOwner): Backfill => ({
  name: `match-localities-${owner}`,
  repeatMs: REPEAT_MS,
  getLastId: async (tx) => {
    const { rows } = await tx.execute<{ last: number }>(
      sql`select coalesce(max(id), 0) as last from ${getTable(owner)}`,
    );
    return rows[0]?.last ?? 0;
  },
  start: async (tx) => {
    await tx.delete(unmatchedLocalities).where(eq(unmatchedLocalities.kind, owner));
  },
  runBatch: (tx, position) => matchBatch(tx, owner, position),
});

/**
 * Assigns localities to listings whose locality is only free text, in batches, and counts the names that match none,
 * for staff. Runs once a day, and again when staff added a name; returns the number of batches.
 */
export async function matchLocalities(ctx: Pick<Ctx, 'db' | 'now'>, signal: AbortSignal): Promise<number> {
  return (
    (await runBackfill(ctx, localityBackfill('property'), signal)) +
    (await runBackfill(ctx, localityBackfill('project'), signal))
  );
}

/** Asks the worker to match all names again, because staff added some. */
export const requestLocalityMatching = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`update backfills set started_at = null, finished_at = null where name like 'match-localities-%'`);
