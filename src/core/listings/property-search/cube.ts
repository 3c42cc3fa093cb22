import { type SQL, sql, type Tx } from '#db';
import { all, dimensions, type Facet, type Filter, inPriceRange } from './filter.ts';
import { estimateShare, isCut } from './price-keys.ts';

/** A bucket with more rows than this is estimated instead of counted when a price bound falls inside it. */
const MAX_EXACT_COUNT = 30_000;
/**
 * The cells of a bucket when only city and price are filtered: as many as a bucket of a large city has. The roll-up
 * table, which counts such searches, does not know the number.
 */
const CELLS_OF_WHOLE_BUCKET = 2_000;

export interface BucketCount {
  bucket: number;
  n: number;
  /** Number of cube cells that contain the matches. */
  cells: number;
}

export interface CubeCounts {
  /** Rows that match all dimensions and the prices, by bucket. */
  buckets: BucketCount[];
  total: number;
  /** False when a price bound falls inside a bucket too large to count. */
  exact: boolean;
  /** Rows per bucket in the scope (one city or all), of both purposes, whether they match or not. */
  scope: Map<number, number>;
}

export const sumBuckets = (buckets: BucketCount[]): number => buckets.reduce((sum, { n }) => sum + n, 0);

const inCity = ({ cityId }: Filter): SQL[] => (cityId === undefined ? [] : [sql`city_id = ${cityId}`]);

/** Matching cells of the cube, with the changes that have not been folded into it yet. */
export function cubeRows(
  filter: Filter,
  columns: SQL,
  { low, high }: { low: number; high: number },
  without?: Facet,
): SQL {
  const cube = sql.raw(filter.cityId === undefined ? 'property_cube_all' : 'property_cube');
  const where = all([
    ...dimensions(filter, without),
    ...inCity(filter),
    sql`bucket between ${low}::smallint and ${high}::smallint`,
  ]);
  return sql`(select ${columns} from ${cube} where ${where} union all select ${columns} from property_cube_delta where ${where})`;
}

/** Counts by bucket, without regard to price bounds inside a bucket. */
async function countWholeBuckets(
  tx: Tx,
  filter: Filter,
  without: Facet | undefined,
): Promise<Pick<CubeCounts, 'buckets' | 'scope'>> {
  const { prices, cityId } = filter;
  const range = sql`bucket between ${prices.low}::smallint and ${prices.high}::smallint`;
  const scope = sql`select bucket, n from property_scope where city_id = ${cityId ?? 0}`;
  // Filters on city and price alone read the roll-up table: two dozen rows instead of the cube.
  const source =
    dimensions(filter, without).length === 0
      ? sql`(select bucket, n, ${CELLS_OF_WHOLE_BUCKET}::integer as cells from (${scope} and ${range}) rolled_up
             union all select bucket, n, 1 from property_cube_delta where ${all([...inCity(filter), range])})`
      : cubeRows(filter, sql`bucket, n, 1 as cells`, prices, without);
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
  rowsInScope: number,
  without: Facet | undefined,
): Promise<{ n: number; exact: boolean }> {
  const { keys, ...prices } = filter.prices;
  const from = Math.max(prices.from, keys.bucketStart(bucket));
  const to = Math.min(prices.to, keys.bucketEnd(bucket));
  if (rowsInScope > MAX_EXACT_COUNT) {
    const share = estimateShare(from - keys.start, to - keys.start, bucket, keys);
    return { n: Math.round(n * share), exact: false };
  }
  const where = all([...dimensions(filter, without), ...inCity(filter), ...inPriceRange({ from, to })]);
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*) as n from property_search where ${where}`);
  return { n: rows[0]?.n ?? 0, exact: true };
}

/** Rows that match all dimensions and the prices, summed over the cube; exact except for estimated buckets. */
export async function countCube(tx: Tx, filter: Filter, without?: Facet): Promise<CubeCounts> {
  const { buckets: whole, scope } = await countWholeBuckets(tx, filter, without);
  const buckets: BucketCount[] = [];
  let exact = true;
  for (const bucketCount of whole) {
    if (!isCut(bucketCount.bucket, filter.prices)) {
      buckets.push(bucketCount);
      continue;
    }
    const cut = await countCut(tx, filter, bucketCount, scope.get(bucketCount.bucket) ?? 0, without);
    exact &&= cut.exact;
    if (cut.n > 0) buckets.push({ ...bucketCount, n: cut.n });
  }
  return { buckets, total: sumBuckets(buckets), exact, scope };
}
