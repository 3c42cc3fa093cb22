import { type SQL, sql, type Tx } from '#db';
import { all, dimensions, type Filter } from './conditions.ts';
import { bucketEnd, bucketStart, isCut } from './price-buckets.ts';

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
