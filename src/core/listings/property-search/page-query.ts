import { type ListingSort, PAGE_SIZE } from '#contract';
import { type SQL, sql } from '#db';
import { cellColumn, matchingCells, priceInCell } from './candidates.ts';
import type { Counts } from './counts.ts';
import {
  all,
  constants,
  dimensions,
  type Filter,
  inPriceRange,
  inRateRange,
  inScope,
  isCubeScope,
  rowConditions,
} from './filter.ts';

const ORDER: Record<ListingSort, SQL> = {
  newest: sql`sort_key desc, id desc`,
  price_asc: sql`price, id`,
  price_desc: sql`price desc, id desc`,
  area: sql`area_sq_ft desc, id desc`,
  rating: sql`rating desc, id desc`,
  carpet_rate: sql`carpet_rate, id`,
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

/** Entries of an index that cost as much as jumping to a cell. */
const JUMP_COST = 10;
/** An entry that is read in order costs less than one that is fetched from a cell and sorted. */
const SCANNED_COST = 0.7;

/**
 * A page is read by one of two plans: scanning an ordered index is cheap when matches are dense; reading only the
 * matching cells and sorting is cheap when they are rare. The counts decide, because the planner misjudges bit masks
 * and correlated filters by orders of magnitude. `candidates` are the rows that the cells contain, `scope` those that
 * the index contains.
 */
function cellsAreCheaper(
  cells: number,
  candidates: number,
  { matches, offset }: BucketRange,
  scope: number,
  sort: ListingSort,
): boolean {
  const pageEnd = offset + PAGE_SIZE;
  const perMatch = 1 / Math.max(matches, 1);
  const fetched = sort === 'newest' ? Math.min(candidates, cells * pageEnd * candidates * perMatch) : candidates;
  const scanned = Math.min(pageEnd * scope * perMatch, scope);
  return cells * JUMP_COST + fetched < SCANNED_COST * scanned;
}

/** The rows that an index scan has to read to find all matches: only an index of prices begins at the lowest price. */
function rowsToScan({ scope }: Counts, sort: ListingSort, { low, high }: BucketRange): number {
  const isRead = (bucket: number) => !sort.startsWith('price') || (bucket >= low && bucket <= high);
  return [...scope].reduce((sum, [bucket, n]) => (isRead(bucket) ? sum + n : sum), 0);
}

const pageOf = (rows: SQL, sort: ListingSort, offset: number): SQL =>
  sql`select id from ${rows} order by ${ORDER[sort]} limit ${PAGE_SIZE} offset ${offset}`;

function byCells(filter: Filter, bucketRange: BucketRange, sort: ListingSort): SQL {
  const pageEnd = bucketRange.offset + PAGE_SIZE;
  // "offset 0" keeps the planner from joining through another index instead.
  const firstRows = sort === 'newest' ? sql`order by sort_key desc, id desc limit ${pageEnd}` : sql`offset 0`;
  const where = all([sql`${cellColumn(filter)} = cells.cell`, ...priceInCell(filter), ...rowConditions(filter)]);
  return sql`with cells as materialized (${matchingCells(filter, bucketRange)}),
    found as materialized (select head.* from cells cross join lateral (
      select id, sort_key, price, rating, area_sq_ft, carpet_rate from property_search where ${where} ${firstRows}) head)
    ${pageOf(sql`found`, sort, bucketRange.offset)}`;
}

/**
 * A scan that finds fewer matches than an estimate promised ends after this number of entries, or three times the
 * expected one, so that its cost does not grow with the table. Matches further down are not found then.
 */
const MIN_SCAN_LIMIT = 200_000;

const scanLimit = ({ offset, matches }: BucketRange, scope: number): number =>
  Math.max(MIN_SCAN_LIMIT, Math.ceil((3 * (offset + PAGE_SIZE) * scope) / Math.max(matches, 1)));

/** What an ordered scan reads beside the columns of its order. */
const FILTER_COLUMNS = sql.raw(
  'id, sort_key, price, bhk_mask, property_type, residency_type, furnishing, possession_status, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera',
);

function byIndexScan(filter: Filter, { low, high, offset }: BucketRange, sort: ListingSort, maxEntries: number): SQL {
  const { prices } = filter;
  const scope = [
    ...inScope(filter),
    ...inPriceRange({
      from: Math.max(prices.from, prices.keys.bucketStart(low)),
      to: Math.min(prices.to, prices.keys.bucketEnd(high)),
    }),
  ];
  if (sort === 'carpet_rate') scope.push(inRateRange(filter));
  const onRows = rowConditions(filter);
  if (onRows.length === 0) {
    return pageOf(sql`property_search where ${all([...scope, ...dimensions(filter)])}`, sort, offset);
  }
  const rank = sort === 'newest' || sort.startsWith('price') ? sql`` : sql`, ${sql.raw(RANK_COLUMNS[sort])}`;
  const entries = sql`select ${FILTER_COLUMNS}${rank} from property_search where ${all(scope)} order by ${ORDER[sort]} limit ${maxEntries}::bigint`;
  return pageOf(sql`(${entries}) entries where ${all([...dimensions(filter), ...onRows])}`, sort, offset);
}

const RANK_COLUMNS: Record<ListingSort, string> = {
  newest: 'sort_key',
  price_asc: 'price',
  price_desc: 'price',
  area: 'area_sq_ft',
  rating: 'rating',
  carpet_rate: 'carpet_rate',
};

/** Each locality and builder is in the order of the newest, so its first rows are enough; otherwise all are sorted. */
function byFewRows(filter: Filter, sort: ListingSort, offset: number): SQL {
  const { localityIds } = filter;
  const where = [...dimensions(filter), ...inPriceRange(filter.prices), ...rowConditions(filter)];
  if (sort !== 'newest') {
    const rows = sql`select id, ${sql.raw(RANK_COLUMNS[sort])} from property_search where ${all([...inScope(filter), ...where])}`;
    return sql`with found as materialized (${rows}) ${pageOf(sql`found`, sort, offset)}`;
  }
  if (localityIds === undefined)
    return pageOf(sql`property_search where ${all([...inScope(filter), ...where])}`, sort, offset);
  const ofOne = all([sql`locality_id = chosen.id`, ...inScope({ ...filter, localityIds: undefined }), ...where]);
  return sql`with found as materialized (select head.* from unnest(${constants(localityIds, 'integer')}) chosen (id) cross join lateral (
      select id, sort_key from property_search where ${ofOne} order by sort_key desc, id desc limit ${offset + PAGE_SIZE}) head)
    ${pageOf(sql`found`, sort, offset)}`;
}

interface PageQuery {
  /** The ids of the page, in order. */
  ids: SQL;
  /** Whether it finds all matches, however rare they are. */
  isComplete: boolean;
}

/** The query for one page; undefined when the page is empty. */
export function pageQuery(filter: Filter, counts: Counts, sort: ListingSort, offset: number): PageQuery | undefined {
  if (counts.total === 0 || (counts.exact && offset >= counts.total)) return undefined;
  if (!isCubeScope(filter)) return { ids: byFewRows(filter, sort, offset), isComplete: true };
  const bucketRange = getBucketRange(counts, sort, offset, filter.prices);
  const cells = counts.buckets.reduce(
    (sum, { bucket, cells: own }) => (bucket >= bucketRange.low && bucket <= bucketRange.high ? sum + own : sum),
    0,
  );
  // The share of candidates in the range is taken to be that of the matches.
  const candidates = counts.candidates * (bucketRange.matches / counts.total);
  const scope = rowsToScan(counts, sort, bucketRange);
  if (cellsAreCheaper(cells, candidates, bucketRange, scope, sort))
    return { ids: byCells(filter, bucketRange, sort), isComplete: true };
  const maxEntries = scanLimit(bucketRange, scope);
  return { ids: byIndexScan(filter, bucketRange, sort, maxEntries), isComplete: maxEntries >= scope };
}
