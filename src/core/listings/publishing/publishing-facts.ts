import {
  type PropertyType,
  type PublishingFacts,
  type PublishingFactsQuery,
  type Purpose,
  type SimilarPrices,
} from '#contract';
import { type Db, eq, type SQL, sql, type Tx, tables } from '#db';
import { authorise } from '../../accounts/index.ts';
import type { Ctx } from '../../context.ts';
import type { Actor } from '../../records/index.ts';
import { priceKeys } from '../property-search/price-keys.ts';
import { propertyTypeCodes } from '../search-rows.ts';

const { cities, localities, projects } = tables;

/** Fewer homes say little about the usual price. */
const MIN_SIMILAR = 8;
/** Search rows that are read at most, the newest ones first, however many a city has. */
const MAX_READ = 4_000;

/** Places where no rules for the Real Estate Act are in force. */
const WITHOUT_RERA = new Set(['nagaland']);
/** Kinds of property that the act does not concern. */
const NOT_REGISTERED = new Set<PropertyType>(['agricultural_land', 'farmhouse']);

interface Comparison {
  place: 'locality_id' | 'city_id';
  placeId: number;
  purpose: Purpose;
  propertyType: PropertyType;
  bhkIds: number[];
  /** The property itself. */
  id: number;
}

/** Quartiles of the prices of similar published properties of one place; undefined if there are too few. */
async function readQuartiles(
  tx: Pick<Db | Tx, 'execute'>,
  { place, placeId, purpose, propertyType, bhkIds, id }: Comparison,
): Promise<Omit<SimilarPrices, 'place'> | undefined> {
  const keys = priceKeys(purpose);
  const isSimilar: SQL[] = [
    sql`property_type = ${propertyTypeCodes.toCode(propertyType)}`,
    sql`price >= ${keys.start} and price < ${keys.onRequest}`,
    sql`id <> ${id}`,
    ...(bhkIds.length === 0
      ? []
      : [
          sql`bhk_mask & (select coalesce(bit_or(1 << bit), 0) from bhk_options where id = any(${sql.param(bhkIds)}::bigint[])) <> 0`,
        ]),
  ];
  const { rows } = await tx.execute<{ count: number; low: number | null; high: number | null }>(sql`
    select count(*)::integer as count,
      percentile_cont(0.25) within group (order by price) as low,
      percentile_cont(0.75) within group (order by price) as high
    from (select id, price, property_type, bhk_mask from property_search
      where ${sql.raw(place)} = ${placeId} order by sort_key desc, id desc limit ${MAX_READ}) newest
    where ${sql.join(isSimilar, sql` and `)}`);
  const [found] = rows;
  if (!found || found.low === null || found.high === null || found.count < MIN_SIMILAR) return undefined;
  // The zero of the keys is that of the prices, shifted for rents.
  const toPrice = (key: number) => Math.round(key - keys.toKey(0));
  return { count: found.count, low: toPrice(found.low), high: toPrice(found.high) };
}

async function readPlace(tx: Pick<Db | Tx, 'select'>, { city_id, locality_id }: PublishingFactsQuery) {
  const [[city], [locality]] = await Promise.all([
    city_id === undefined
      ? []
      : tx.select({ name: cities.name, state: cities.state }).from(cities).where(eq(cities.id, city_id)),
    locality_id === undefined
      ? []
      : tx.select({ name: localities.name }).from(localities).where(eq(localities.id, locality_id)),
  ]);
  return { city, locality };
}

/** Similar homes of the locality, or else of the city. */
async function readSimilar(
  tx: Db | Tx,
  query: PublishingFactsQuery,
  { city, locality }: Awaited<ReturnType<typeof readPlace>>,
): Promise<SimilarPrices | null> {
  const { city_id, locality_id, property_type, purpose = 'sale', bhk_ids = [], id = 0 } = query;
  if (property_type === undefined) return null;
  const shared = { purpose, propertyType: property_type, bhkIds: bhk_ids, id };
  if (locality_id !== undefined && locality) {
    const near = await readQuartiles(tx, { ...shared, place: 'locality_id', placeId: locality_id });
    if (near) return { ...near, place: locality.name };
  }
  if (city_id === undefined || !city) return null;
  const around = await readQuartiles(tx, { ...shared, place: 'city_id', placeId: city_id });
  return around ? { ...around, place: city.name } : null;
}

/** Whether the project that a property is part of has a number of its own. */
async function isRegistered(tx: Pick<Db | Tx, 'select'>, projectId: number | undefined): Promise<boolean> {
  if (projectId === undefined) return false;
  const [project] = await tx.select({ reraId: projects.reraId }).from(projects).where(eq(projects.id, projectId));
  return Boolean(project?.reraId);
}

/** What the warnings of a property depend on besides its own values. Reads a limited number of index entries. */
export async function readPublishingFacts(tx: Db | Tx, query: PublishingFactsQuery): Promise<PublishingFacts> {
  const { project_id, property_type } = query;
  const place = await readPlace(tx, query);
  const state = place.city?.state ?? '';
  const isExempt =
    state === '' ||
    WITHOUT_RERA.has(state.trim().toLowerCase()) ||
    (property_type !== undefined && NOT_REGISTERED.has(property_type)) ||
    (await isRegistered(tx, project_id));
  return { similar: await readSimilar(tx, query, place), rera_state: isExempt ? null : state };
}

/** The same for a user of the back office. */
export async function publishingFacts(
  { db }: Ctx,
  { staff }: Actor,
  query: PublishingFactsQuery,
): Promise<PublishingFacts> {
  authorise(staff, 'properties:see');
  return readPublishingFacts(db, query);
}
