import type { PropertySearch, Purpose } from '#contract';
import { type SQL, sql, type Tx } from '#db';
import { furnishingCodes, possessionCodes, propertyTypeCodes, residencyCodes } from '../search-rows.ts';

/**
 * Edges of the price buckets, the same as in the SQL function price_bucket(). Listings with price on request are stored
 * with the price of the last edge.
 */
export const PRICE_EDGES: Record<Purpose, readonly number[]> = {
  sale: [
    500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000, 8_000_000,
    10_000_000, 12_500_000, 15_000_000, 20_000_000, 25_000_000, 30_000_000, 40_000_000, 50_000_000, 75_000_000,
    100_000_000, 150_000_000, 200_000_000, 500_000_000, 1_000_000_000_000,
  ],
  rent: [
    5_000, 8_000, 10_000, 12_000, 15_000, 18_000, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000, 60_000, 75_000,
    100_000, 125_000, 150_000, 200_000, 250_000, 300_000, 500_000, 1_000_000, 2_500_000, 1_000_000_000_000,
  ],
};

/** The price stored in the search rows of listings with price on request. */
export const ON_REQUEST_PRICE = 1_000_000_000_000;

/**
 * Search rows store a rent as its amount minus this, so that a range of stored prices holds either sales or rents and
 * every index with the price tells them apart.
 */
const RENT_OFFSET = 2_000_000_000_000;
/** The buckets of rents follow those of sales: their number has one bit more. */
const RENT_BUCKETS = 32;

/** How the prices of one purpose are stored: as numbers (keys) that never overlap with those of the other. */
export function priceKeys(purpose: Purpose) {
  const edges = PRICE_EDGES[purpose];
  const offset = purpose === 'rent' ? RENT_OFFSET : 0;
  const first = purpose === 'rent' ? RENT_BUCKETS : 0;
  const toKey = (price: number) => price - offset;
  return {
    toKey,
    /** The bucket a price falls into: the first one under the first edge, then one more for every edge reached. */
    toBucket: (price: number): number => first + edges.filter((edge) => edge <= price).length,
    firstBucket: first,
    onRequestBucket: first + edges.length,
    /** The lowest key of a bucket, and the lowest key after it. */
    bucketStart: (bucket: number): number => toKey(edges[bucket - first - 1] ?? 0),
    bucketEnd: (bucket: number): number => toKey(edges[bucket - first] ?? ON_REQUEST_PRICE + 1),
    /** The lowest key of all, the lowest key of a price on request, and the lowest key after all. */
    start: toKey(0),
    onRequest: toKey(ON_REQUEST_PRICE),
    end: toKey(ON_REQUEST_PRICE + 1),
  };
}
type PriceKeys = ReturnType<typeof priceKeys>;

interface PriceRange {
  keys: PriceKeys;
  /** First and last bucket that can hold a match. */
  low: number;
  high: number;
  /** The lowest matching key, and the lowest key after the matches. */
  from: number;
  to: number;
  isBounded: boolean;
}

/** The stored prices that a budget covers. With any bound set, listings with price on request do not match. */
function priceRange({ purpose, min_price: min, max_price: max }: PropertySearch): PriceRange {
  const keys = priceKeys(purpose ?? 'sale');
  const isBounded = min !== undefined || max !== undefined;
  const lastBucket = keys.onRequestBucket - (isBounded ? 1 : 0);
  return {
    keys,
    low: min === undefined ? keys.firstBucket : keys.toBucket(min),
    high: max === undefined ? lastBucket : Math.min(keys.toBucket(max), lastBucket),
    from: min === undefined ? keys.start : keys.toKey(min),
    to: Math.min(max === undefined ? keys.end : keys.toKey(max + 1), isBounded ? keys.onRequest : keys.end),
    isBounded,
  };
}

/** Whether a bound falls inside a bucket, so that only part of the bucket matches. */
const isCut = (bucket: number, { keys, from, to }: PriceRange): boolean =>
  from > keys.bucketStart(bucket) || to < keys.bucketEnd(bucket);

export type Facet = 'residency_type' | 'property_type' | 'furnishing' | 'possession_status' | 'bhk';

/** A search translated to the columns of the search rows. */
export interface Filter {
  cityId: number | undefined;
  builderId: number | undefined;
  bhkMask: number | undefined;
  prices: PriceRange;
  search: PropertySearch;
}

export const toFilter = (search: PropertySearch, bhkMask: number | undefined): Filter => ({
  cityId: search.city_id,
  builderId: search.builder_id,
  bhkMask,
  prices: priceRange(search),
  search,
});

const smallints = (codes: number[]) => sql.raw(`array[${codes.map(Number).join(',')}]::smallint[]`);

/**
 * Conditions that counts and search rows share. Only filters that are set are included, because a query with every
 * filter would get one generic plan. `without` omits one filter, for the counts next to its own options.
 */
export function dimensions({ search, bhkMask }: Filter, without?: Facet): SQL[] {
  const { residency_type, property_type, furnishing, possession_status } = search;
  const conditions: SQL[] = [];
  if (residency_type && without !== 'residency_type')
    conditions.push(sql`residency_type = ${residencyCodes.toCode(residency_type)}`);
  if (property_type && without !== 'property_type') {
    conditions.push(sql`property_type = any(${smallints(property_type.map(propertyTypeCodes.toCode))})`);
  }
  if (furnishing && without !== 'furnishing') conditions.push(sql`furnishing = ${furnishingCodes.toCode(furnishing)}`);
  if (possession_status && without !== 'possession_status') {
    conditions.push(sql`possession_status = ${possessionCodes.toCode(possession_status)}`);
  }
  if (bhkMask !== undefined && without !== 'bhk') conditions.push(sql`bhk_mask & ${bhkMask}::integer <> 0`);
  return conditions;
}

export const all = (conditions: SQL[]): SQL => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `));

/** A bucket with more rows than this is estimated instead of counted when a price bound falls inside it. */
const MAX_EXACT_COUNT = 150_000;

interface BucketCount {
  bucket: number;
  n: number;
  /** Number of cube cells that contain the matches. */
  cells: number;
}

export interface Counts {
  buckets: BucketCount[];
  total: number;
  /** False when a price bound falls inside a bucket too large to count. */
  exact: boolean;
  /** Rows per bucket in the scope (one city or all), whether they match or not. */
  scope: Map<number, number>;
}

/** The cube, with the changes that have not been folded into it yet. */
export const cubeRows = (cityId: number | undefined, columns: SQL, where: SQL): SQL => {
  const cube = sql.raw(cityId === undefined ? 'property_cube_all' : 'property_cube');
  return sql`(select ${columns} from ${cube} where ${where} union all select ${columns} from property_cube_delta where ${where})`;
};

export const inScope = ({ cityId }: Pick<Filter, 'cityId'>): SQL[] =>
  cityId === undefined ? [] : [sql`city_id = ${cityId}`];

interface BucketTotals {
  buckets: BucketCount[];
  scope: Map<number, number>;
}

async function countBuckets(tx: Tx, filter: Filter): Promise<BucketTotals> {
  const { prices, cityId } = filter;
  const filters = dimensions(filter);
  const between = sql`bucket between ${prices.low}::smallint and ${prices.high}::smallint`;
  const scope = sql`select bucket, n from property_scope where city_id = ${cityId ?? 0} and ${between}`;
  // Filters on city and price alone read the roll-up table: two dozen rows instead of the cube.
  const source =
    filters.length === 0
      ? sql`(select bucket, n, 2000 as cells from (${scope}) rolled_up
             union all select bucket, n, 1 from property_cube_delta where ${all([...inScope(filter), between])})`
      : cubeRows(cityId, sql`bucket, n, 1 as cells`, all([...filters, ...inScope(filter), between]));
  const { rows } = await tx.execute<{ bucket: number; n: number; cells: number | null }>(sql`
    select bucket, sum(n)::bigint as n, sum(cells)::bigint as cells from ${source} counted group by bucket having sum(n) > 0
    union all select bucket, n, null from (${scope}) in_scope
    order by bucket`);
  return {
    buckets: rows.flatMap(({ bucket, n, cells }) => (cells === null ? [] : [{ bucket, n, cells }])),
    scope: new Map(rows.flatMap(({ bucket, n, cells }) => (cells === null ? [[bucket, n] as const] : []))),
  };
}

/** The share of a bucket between two prices, if prices are spread evenly on a logarithmic scale. */
function estimateShare(from: number, to: number, bucket: number, keys: PriceKeys): number {
  const end = keys.bucketEnd(bucket) - keys.start;
  // The first bucket starts at 0, where a logarithm cannot; few prices are below four fifths of its end.
  const start = Math.max(keys.bucketStart(bucket) - keys.start, bucket === keys.firstBucket ? end * 0.8 : 0);
  const share = Math.log(to / Math.max(from, 1)) / Math.log(end / start);
  return Math.min(1, Math.max(0, share));
}

/** Counts the part of a bucket inside the price bounds, or estimates it when the bucket is too large to count. */
async function countCut(
  tx: Tx,
  filter: Filter,
  { bucket, n }: BucketCount,
  scope: Map<number, number>,
): Promise<{ n: number; exact: boolean }> {
  const { keys, ...prices } = filter.prices;
  const from = Math.max(prices.from, keys.bucketStart(bucket));
  const to = Math.min(prices.to, keys.bucketEnd(bucket));
  if ((scope.get(bucket) ?? 0) > MAX_EXACT_COUNT) {
    const share = estimateShare(from - keys.start, to - keys.start, bucket, keys);
    return { n: Math.round(n * share), exact: false };
  }
  const where = all([...dimensions(filter), ...inScope(filter), sql`price >= ${from} and price < ${to}`]);
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*) as n from property_search where ${where}`);
  return { n: rows[0]?.n ?? 0, exact: true };
}

/** Matching properties per price bucket, summed over the cube; exact except for estimated buckets. */
export async function countMatches(tx: Tx, filter: Filter): Promise<Counts> {
  const { buckets: whole, scope } = await countBuckets(tx, filter);
  const buckets: BucketCount[] = [];
  let exact = true;
  for (const bucketCount of whole) {
    if (!isCut(bucketCount.bucket, filter.prices)) {
      buckets.push(bucketCount);
      continue;
    }
    const cut = await countCut(tx, filter, bucketCount, scope);
    exact &&= cut.exact;
    if (cut.n > 0) buckets.push({ ...bucketCount, n: cut.n });
  }
  return { buckets, total: buckets.reduce((sum, { n }) => sum + n, 0), exact, scope };
}

/** A builder has few properties, so they are counted through the builder index. */
export async function countForBuilder(tx: Tx, where: SQL): Promise<Counts> {
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*) as n from property_search where ${where}`);
  return { buckets: [], total: rows[0]?.n ?? 0, exact: true, scope: new Map() };
}
