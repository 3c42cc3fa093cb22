import { type ListingSort, PAGE_SIZE } from '#contract';
import { type SQL, sql } from '#db';
import { all, type Counts, cubeRows, dimensions, type Filter, inScope } from './counts.ts';

const ORDER: Record<ListingSort, SQL> = {
  newest: sql`sort_key desc, id desc`,
  price_asc: sql`price, id`,
  price_desc: sql`price desc, id desc`,
  area: sql`area_sq_ft desc, id desc`,
  rating: sql`rating desc, id desc`,
};

/** The range of buckets that contains a page, and the offset of the page within it. */
interface BucketRange {
  low: number;
  high: number;
  offset: number;
  /** Matches within the range. */
  matches: number;
}

/** When sorting by price, skips whole buckets before the page by their counts; otherwise the range is everything. */
function getBucketRange(
  { buckets, total, exact }: Counts,
  sort: ListingSort,
  offset: number,
  { low, high }: { low: number; high: number },
): BucketRange {
  if (!exact || !sort.startsWith('price')) return { low, high, offset, matches: total };
  const ordered = sort === 'price_desc' ? buckets.toReversed() : buckets;
  let before = 0;
  let first = 0;
  while (first < ordered.length - 1 && before + (ordered[first]?.n ?? 0) <= offset) before += ordered[first++]?.n ?? 0;
  let matches = 0;
  let last = first;
  for (; last < ordered.length; last++) {
    matches += ordered[last]?.n ?? 0;
    if (matches >= offset - before + PAGE_SIZE) break;
  }
  const ends = [ordered[first]?.bucket ?? low, ordered[Math.min(last, ordered.length - 1)]?.bucket ?? high];
  return { low: Math.min(...ends), high: Math.max(...ends), offset: offset - before, matches };
}

/** Both bounds are always set: they also keep sales and rents apart. */
function priceConditions({ prices }: Filter, { low, high }: Pick<BucketRange, 'low' | 'high'>): SQL[] {
  const from = Math.max(prices.from, prices.keys.bucketStart(low));
  const to = Math.min(prices.to, prices.keys.bucketEnd(high));
  return [sql`price >= ${from}`, sql`price < ${to}`];
}

/**
 * A page is read by one of two plans: scanning an ordered index is cheap when matches are dense; reading only the
 * matching cells and sorting is cheap when they are rare. The counts decide, because the planner misjudges bit masks
 * and correlated filters by orders of magnitude.
 */
function cellsAreCheaper(cells: number, { matches, offset }: BucketRange, scope: number, sort: ListingSort): boolean {
  const pageEnd = offset + PAGE_SIZE;
  const fetched = sort === 'newest' ? Math.min(matches, cells * pageEnd) : matches * 3;
  return cells * 4 + fetched < 0.15 * Math.min((pageEnd * scope) / Math.max(matches, 1), scope);
}

function byCells(filter: Filter, bucketRange: BucketRange, sort: ListingSort): SQL {
  const { cityId } = filter;
  // A cell holds one purpose only, so the bounds matter only for a budget.
  const { isBounded, from, to } = filter.prices;
  const bounds = isBounded ? [sql`price + 0 >= ${from}`, sql`price + 0 < ${to}`] : [];
  const where = all([
    ...dimensions(filter),
    ...inScope(filter),
    sql`bucket between ${bucketRange.low}::smallint and ${bucketRange.high}::smallint`,
  ]);
  const cell = sql`listing_cell(${cityId ?? 0}::integer, property_type, residency_type, possession_status, furnishing, bhk_mask, bucket)`;
  const column = sql.raw(cityId === undefined ? 'cell_all' : 'cell');
  const pageEnd = bucketRange.offset + PAGE_SIZE;
  // "price + 0" and "offset 0" keep the planner from joining through the price index instead.
  const firstRows = sort === 'newest' ? sql`order by sort_key desc, id desc limit ${pageEnd}` : sql`offset 0`;
  return sql`with cells as materialized (select distinct ${cell} as cell from ${cubeRows(cityId, sql`property_type, residency_type, possession_status, furnishing, bhk_mask, bucket`, where)} matching),
    found as materialized (select head.* from cells cross join lateral (
      select id, sort_key, price, rating, area_sq_ft from property_search where ${column} = cells.cell and ${all(bounds)} ${firstRows}) head)
    select id from found order by ${ORDER[sort]} limit ${PAGE_SIZE} offset ${bucketRange.offset}`;
}

const byIndexScan = (where: SQL, sort: ListingSort, offset: number): SQL =>
  sql`select id from property_search where ${where} order by ${ORDER[sort]} limit ${PAGE_SIZE} offset ${offset}`;

const within =
  ({ low, high }: BucketRange) =>
  (bucket: number) =>
    bucket >= low && bucket <= high;

/** The query for the ids of one page, in order; undefined when the page is empty. */
export function pageQuery(filter: Filter, counts: Counts, sort: ListingSort, offset: number): SQL | undefined {
  if (counts.total === 0 || (counts.exact && offset >= counts.total)) return undefined;
  const bucketRange = getBucketRange(counts, sort, offset, filter.prices);
  const inside = within(bucketRange);
  const cells = counts.buckets.reduce((sum, bucket) => (inside(bucket.bucket) ? sum + bucket.cells : sum), 0);
  const scope = [...counts.scope].reduce((sum, [bucket, n]) => (inside(bucket) ? sum + n : sum), 0);
  if (filter.builderId === undefined && cellsAreCheaper(cells, bucketRange, scope, sort))
    return byCells(filter, bucketRange, sort);
  const where = all([
    ...dimensions(filter),
    ...inScope(filter),
    ...builder(filter),
    ...priceConditions(filter, bucketRange),
  ]);
  return byIndexScan(where, sort, bucketRange.offset);
}

const builder = ({ builderId }: Filter): SQL[] => (builderId === undefined ? [] : [sql`builder_id = ${builderId}`]);

/** All conditions of a search, to count rows in property_search directly. */
export const everyCondition = (filter: Filter): SQL =>
  all([...dimensions(filter), ...inScope(filter), ...builder(filter), ...priceConditions(filter, filter.prices)]);
