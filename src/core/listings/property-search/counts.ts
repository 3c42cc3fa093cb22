import type { PropertySearch } from '#contract';
import { type SQL, sql, type Tx } from '#db';
import { furnishingCodes, possessionCodes, propertyTypeCodes, residencyCodes } from '../search-rows.ts';

/** Edges of the price buckets, the same as in the SQL function price_bucket(); the last one is "on request". */
export const PRICE_EDGES: readonly number[] = [
  500_000, 1_000_000, 1_500_000, 2_000_000, 2_500_000, 3_000_000, 4_000_000, 5_000_000, 6_000_000, 8_000_000,
  10_000_000, 12_500_000, 15_000_000, 20_000_000, 25_000_000, 30_000_000, 40_000_000, 50_000_000, 75_000_000,
  100_000_000, 150_000_000, 200_000_000, 500_000_000, 1_000_000_000_000,
];

const ON_REQUEST_BUCKET = PRICE_EDGES.length;
/** The price stored in the search rows of listings with price on request. */
export const ON_REQUEST_PRICE = 1_000_000_000_000;

/** The bucket a price falls into: 0 under the first edge, then one more for every edge reached. */
export const toBucket = (price: number): number => PRICE_EDGES.filter((edge) => edge <= price).length;

/** The lowest price of a bucket, and the lowest price beyond it. */
export const bucketStart = (bucket: number): number => PRICE_EDGES[bucket - 1] ?? 0;
export const bucketEnd = (bucket: number): number => PRICE_EDGES[bucket] ?? Number.MAX_SAFE_INTEGER;

interface PriceRange {
  /** First and last bucket that can hold a match. */
  low: number;
  high: number;
  min: number | undefined;
  max: number | undefined;
}

/** The buckets that a budget covers. With any bound set, listings with price on request do not match. */
function priceRange(min: number | undefined, max: number | undefined): PriceRange {
  const bounded = min !== undefined || max !== undefined;
  return {
    low: min === undefined ? 0 : toBucket(min),
    high: max === undefined ? ON_REQUEST_BUCKET - (bounded ? 1 : 0) : toBucket(max),
    min,
    max,
  };
}

/** Whether a bound falls inside a bucket, so that only part of the bucket matches. */
function isCut(bucket: number, { low, high, min, max }: PriceRange): boolean {
  const cutBelow = min !== undefined && bucket === low && min !== bucketStart(low);
  const cutAbove = max !== undefined && bucket === high && max !== bucketEnd(high) - 1;
  return cutBelow || cutAbove;
}

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
  prices: priceRange(search.min_price, search.max_price),
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

/** Counts the part of a bucket inside the price bounds, or estimates it when the bucket is too large to count. */
async function countCut(
  tx: Tx,
  filter: Filter,
  { bucket, n }: BucketCount,
  scope: Map<number, number>,
): Promise<{ n: number; exact: boolean }> {
  const { prices } = filter;
  const from = Math.max(prices.min ?? 0, bucketStart(bucket));
  const to = Math.min((prices.max ?? Number.MAX_SAFE_INTEGER - 1) + 1, bucketEnd(bucket));
  if ((scope.get(bucket) ?? 0) > MAX_EXACT_COUNT) {
    const share =
      Math.log(to / Math.max(from, 1)) / Math.log(bucketEnd(bucket) / Math.max(bucketStart(bucket), 400_000));
    return { n: Math.round(n * Math.min(1, Math.max(0, share))), exact: false };
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
