import { type ListingSort, PAGE_SIZE } from '#contract';
import { type SQL, sql } from '#db';
import { cellColumn, JUMP_COST, matchingCells, priceInCell } from './candidates.ts';
import type { Counts } from './counts.ts';
import {
  all,
  constants,
  dimensionColumns,
  dimensions,
  type Filter,
  inPriceRange,
  inRateRange,
  inScope,
  isCubeScope,
  rowColumns,
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

/** An entry that is read in order costs less than one that is fetched from a cell and sorted. */
const SCANNED_COST = 0.7;
/** Entries of an index that cost as much as looking up a row by its id. */
const LOOKUP_COST = 5;

/** Whether the index of an order holds what all filters read; for those that are chosen less often, rows are looked up. */
const hasFacts = (sort: ListingSort): boolean => sort !== 'rating' && sort !== 'area';

/**
 * A page is read by one of two plans: scanning an ordered index is cheap when matches are dense; reading only the
 * matching cells and sorting is cheap when they are rare. The counts decide, because the planner misjudges bit masks
 * and correlated filters by orders of magnitude. `candidates` are the rows that the cells contain, `scope` those that
 * the index contains.
 */
function cellsAreCheaper(
  filter: Filter,
  cells: number,
  candidates: number,
  { matches, offset }: BucketRange,
  scope: number,
  sort: ListingSort,
): boolean {
  const pageEnd = offset + PAGE_SIZE;
  const perMatch = 1 / Math.max(matches, 1);
  const needed = Math.min(candidates, pageEnd * candidates * perMatch);
  const fetched = sort === 'newest' ? Math.min(candidates, cells * needed) : candidates;
  const scanned = Math.min(pageEnd * scope * perMatch, scope);
  const lookups = hasFacts(sort) || rowConditions(filter).length === 0 ? 0 : needed;
  return cells * JUMP_COST + fetched < SCANNED_COST * scanned + LOOKUP_COST * lookups;
}

/** The rows that an index scan has to read to find all matches: only an index of prices begins at the lowest price. */
function rowsToScan({ scope }: Counts, sort: ListingSort, { low, high }: BucketRange): number {
  const isRead = (bucket: number) => !sort.startsWith('price') || (bucket >= low && bucket <= high);
  return [...scope].reduce((sum, [bucket, n]) => (isRead(bucket) ? sum + n : sum), 0);
}

const selectPage = (rows: SQL, sort: ListingSort, offset: number): SQL =>
  sql`select id from ${rows} order by ${ORDER[sort]} limit ${PAGE_SIZE} offset ${offset}`;

function byCells(filter: Filter, bucketRange: BucketRange, sort: ListingSort): SQL {
  const pageEnd = bucketRange.offset + PAGE_SIZE;
  // "offset 0" keeps the planner from joining through another index instead.
  const firstRows = sort === 'newest' ? sql`order by sort_key desc, id desc limit ${pageEnd}` : sql`offset 0`;
  const where = all([sql`${cellColumn(filter)} = cells.cell`, ...priceInCell(filter), ...rowConditions(filter)]);
  return sql`with cells as materialized (${matchingCells(filter, bucketRange)}),
    found as materialized (select head.* from cells cross join lateral (
      select id, sort_key, price, rating, area_sq_ft, carpet_rate from property_search where ${where} ${firstRows}) head)
    ${selectPage(sql`found`, sort, bucketRange.offset)}`;
}

/**
 * A scan that finds fewer matches than an estimate promised ends after this number of entries, or three times the
 * expected one, so that its cost does not grow with the table. Matches further down are not found then.
 */
const MIN_SCAN_LIMIT = 200_000;

const scanLimit = ({ offset, matches }: BucketRange, scope: number): number =>
  Math.max(MIN_SCAN_LIMIT, Math.ceil((3 * (offset + PAGE_SIZE) * scope) / Math.max(matches, 1)));

/**
 * A scan with filters on rows reads entries of the index in order, up to a limit, and only then filters them. Any filter
 * before the limit, even on the price, would make the planner sort instead: it does not know that a few rows are enough.
 */
function byIndexScan(filter: Filter, { low, high, offset }: BucketRange, sort: ListingSort, maxEntries: number): SQL {
  const { keys, ...prices } = filter.prices;
  const inPrices = inPriceRange({
    from: Math.max(prices.from, keys.bucketStart(low)),
    to: Math.min(prices.to, keys.bucketEnd(high)),
  });
  const scope = [...inScope(filter), ...(sort === 'carpet_rate' ? [inRateRange(filter)] : [])];
  const onRows = rowConditions(filter);
  if (onRows.length === 0)
    return selectPage(sql`property_search where ${all([...scope, ...inPrices, ...dimensions(filter)])}`, sort, offset);
  const [inRange, onEntries] = sort.startsWith('price')
    ? [[...scope, ...inPrices], dimensions(filter)]
    : [scope, [...inPrices, ...dimensions(filter)]];
  const columns = ['id', 'price', RANK_COLUMNS[sort], ...dimensionColumns(filter)];
  if (hasFacts(sort)) columns.push(...rowColumns(filter));
  const entries = sql`(select ${sql.raw([...new Set(columns)].join(', '))} from property_search where ${all(inRange)} order by ${ORDER[sort]} limit ${maxEntries}::bigint) entries`;
  const rows = hasFacts(sort)
    ? sql`${entries} where ${all([...onEntries, ...onRows])}`
    : // "offset 0" keeps the planner from joining in another order.
      sql`${entries} cross join lateral (select from property_search where property_search.id = entries.id and ${all(onRows)} offset 0) matching where ${all(onEntries)}`;
  return selectPage(rows, sort, offset);
}

const RANK_COLUMNS: Record<ListingSort, string> = {
  newest: 'sort_key',
  price_asc: 'price',
  price_desc: 'price',
  area: 'area_sq_ft',
  rating: 'rating',
  carpet_rate: 'carpet_rate',
};

/**
 * Each locality is in the order of the newest and in that of the prices, and each builder in the first, so that the
 * first rows are enough; otherwise all are sorted.
 */
function byFewRows(filter: Filter, sort: ListingSort, offset: number): SQL {
  const { localityIds } = filter;
  const where = [...dimensions(filter), ...inPriceRange(filter.prices), ...rowConditions(filter)];
  if (localityIds !== undefined && (sort === 'newest' || sort.startsWith('price'))) {
    const ofOne = all([sql`locality_id = chosen.id`, ...inScope({ ...filter, localityIds: undefined }), ...where]);
    return sql`with found as materialized (select head.* from unnest(${constants(localityIds, 'integer')}) chosen (id) cross join lateral (
        select id, sort_key, price from property_search where ${ofOne} order by ${ORDER[sort]} limit ${offset + PAGE_SIZE}) head)
      ${selectPage(sql`found`, sort, offset)}`;
  }
  const rows = sql`property_search where ${all([...inScope(filter), ...where])}`;
  if (sort === 'newest') return selectPage(rows, sort, offset);
  return sql`with found as materialized (select id, ${sql.raw(RANK_COLUMNS[sort])} from ${rows}) ${selectPage(sql`found`, sort, offset)}`;
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
  const candidates = counts.candidates.total * (bucketRange.matches / counts.total);
  const scope = rowsToScan(counts, sort, bucketRange);
  if (cellsAreCheaper(filter, cells, candidates, bucketRange, scope, sort))
    return { ids: byCells(filter, bucketRange, sort), isComplete: true };
  // A limit on the entries in the range of prices; only an index of prices has no others between them.
  const { scope: rows, scopeInPrices } = counts.candidates;
  // The scope does not include changes that are not folded yet, so it can be empty.
  const perEntryInPrices = sort.startsWith('price') ? 1 : Math.max(rows / Math.max(scopeInPrices, 1), 1);
  const maxEntries = Math.ceil(scanLimit(bucketRange, scope) * perEntryInPrices);
  return { ids: byIndexScan(filter, bucketRange, sort, maxEntries), isComplete: maxEntries >= scope };
}
