import { type SQL, sql, type Tx } from '#db';
import { all, dimensions, type Filter } from './conditions.ts';
import { bucketEnd, bucketStart, isCut } from './price-buckets.ts';

/** Above this many rows a bucket that a bound cuts through is estimated instead of counted. */
const MAX_EXACT_COUNT = 150_000;

interface BucketCount {
  bucket: number;
  n: number;
  /** How many cells the matches lie in. */
  cells: number;
}

export interface Counts {
  buckets: BucketCount[];
  total: number;
  /** False when a bound cuts through a bucket too large to count. */
  exact: boolean;
  /** Rows in each bucket of the scope, the city's or all, whether they match or not. */
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
  // City and price alone are answered by the roll-up: two dozen rows instead of the cube.
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

/** The exact share of a bucket that a bound cuts through, or an estimate when it is too large to count. */
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

/** How many properties match, by price bucket: sums over the cube, exact but for the buckets described above. */
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

/** Matches of a builder are few: they are counted on the builder's own index. */
export async function countForBuilder(tx: Tx, where: SQL): Promise<Counts> {
  const { rows } = await tx.execute<{ n: number }>(sql`select count(*) as n from property_search where ${where}`);
  return { buckets: [], total: rows[0]?.n ?? 0, exact: true, scope: new Map() };
}
