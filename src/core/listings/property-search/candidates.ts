import { type SQL, sql } from '#db';
import { type CubeCounts, cubeRows } from './cube.ts';
import { all, dimensions, type Facet, type Filter, inPriceRange, inScope, isCubeScope } from './filter.ts';
import type { PriceRange } from './price-keys.ts';

/*
 * The cube cannot count filters on single rows, such as amenities. Their share is counted among the candidates: the
 * rows that match everything else.
 */

export interface Candidates {
  total: number;
  /** Cells that hold them. */
  cells: number;
  /** Rows of the city, or of all, whether they match or not. */
  scope: number;
  /** The same in the price buckets of the search. */
  scopeInPrices: number;
}

/** Those of a search in localities or of a builder, which the cube does not count. */
export const uncounted = (total: number): Candidates => ({ total, cells: 0, scope: 0, scopeInPrices: 0 });

export function toCandidates({ total, buckets, scope }: CubeCounts, { low, high }: PriceRange): Candidates {
  let rows = 0;
  let rowsInPrices = 0;
  for (const [bucket, n] of scope) {
    rows += n;
    if (bucket >= low && bucket <= high) rowsInPrices += n;
  }
  const cells = buckets.reduce((sum, { cells: own }) => sum + own, 0);
  return { total, cells, scope: rows, scopeInPrices: rowsInPrices };
}

/** Entries of an index that cost as much as jumping to a cell. */
export const JUMP_COST = 10;

/** In the order of the arguments of listing_cell(). */
export const DIMENSIONS = sql.raw('property_type, residency_type, possession_status, furnishing, bhk_mask');
/** What filters on single rows read. */
export const FACTS = sql.raw(
  'id, sort_key, price, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera',
);

/** The cells that match, with the values of their dimensions. */
export const matchingCells = (filter: Filter, range: { low: number; high: number }, without?: Facet): SQL => {
  const cell = sql`listing_cell(${filter.cityId ?? 0}::integer, ${DIMENSIONS}, bucket)`;
  return sql`select distinct ${cell} as cell, ${DIMENSIONS} from ${cubeRows(filter, sql`${DIMENSIONS}, bucket`, range, without)} matching`;
};

export const cellColumn = ({ cityId }: Filter): SQL => sql.raw(cityId === undefined ? 'cell_all' : 'cell');

/**
 * Bounds on the price inside a cell, which holds one purpose only, so they matter only for a budget. "price + 0" keeps
 * the planner from joining through the price index instead.
 */
export const priceInCell = ({ prices: { isBounded, from, to } }: Filter): SQL[] =>
  isBounded ? inPriceRange({ from, to }, sql`price + 0`) : [];

/** All rows of the matching cells. */
const inCells = (filter: Filter, without: Facet | undefined): SQL => sql`
  select cells.property_type, cells.residency_type, cells.possession_status, cells.furnishing, cells.bhk_mask, found.*
  from (${matchingCells(filter, filter.prices, without)}) cells cross join lateral (
    select ${FACTS}, locality_id from property_search where ${cellColumn(filter)} = cells.cell and ${all(priceInCell(filter))} offset 0) found`;

/** As many candidates make the standard error of a share of a tenth 6 % of it; more would only take longer. */
const MAX_SAMPLED = 2_500;
/** One row in so many is in the index of the sample: of each city, and of all. */
const SAMPLED = { city: 8, all: 128 };

/**
 * A random sample of the city, or of all, whatever the size of the table: the rows with the lowest hashes of their ids,
 * because rows with neighbouring ids resemble each other. A bound on the hash lets the scan itself filter, which the
 * first rows in the order of the hash would not: 0.50 instead of 0.66 µs for an entry.
 */
const inSample = (filter: Filter, { total, scope }: Candidates, wanted: number, without: Facet | undefined): SQL => {
  const oneIn = filter.cityId === undefined ? SAMPLED.all : SAMPLED.city;
  const entries = Math.min(filter.limits.sample, (wanted * scope) / Math.max(total, 1));
  const highest = Math.floor(Math.min(1, (entries * oneIn) / Math.max(scope, 1)) * 2 ** 32) - 2 ** 31 - 1;
  const where = all([
    ...inScope(filter),
    sql.raw(`hashint8(id) & ${oneIn - 1} = 0`),
    sql`hashint8(id) <= ${highest}::integer`,
    ...dimensions(filter, without),
    ...inPriceRange(filter.prices),
  ]);
  return sql`select ${DIMENSIONS}, ${FACTS}, locality_id from property_search where ${where}`;
};

/** All rows of the localities, the builder or the city in the range of prices are read, and those that match remain. */
const inPrices = (filter: Filter, without: Facet | undefined): SQL => sql`
  select ${DIMENSIONS}, ${FACTS}, locality_id from property_search
  where ${all([...inScope(filter), ...dimensions(filter, without), ...inPriceRange(filter.prices)])}`;

/** Whether all candidates are read, not a sample of them. */
export const readsAll = (filter: Filter, { total }: Candidates): boolean =>
  !isCubeScope(filter) || total <= filter.limits.candidates;

/** In a small city the candidates are spread over thousands of cells with a row or two each. */
const cityIsCheaper = ({ cityId }: Filter, { total, cells, scopeInPrices }: Candidates): boolean =>
  cityId !== undefined && scopeInPrices < JUMP_COST * cells + total;

interface CandidateOptions {
  without?: Facet | undefined;
  /** A sample need not have more candidates than this. */
  wanted?: number;
}

/** The candidates of a search, or a sample if the cube counted too many. */
export function candidateRows(
  filter: Filter,
  candidates: Candidates,
  { without, wanted = MAX_SAMPLED }: CandidateOptions = {},
): SQL {
  if (!isCubeScope(filter)) return inPrices(filter, without);
  if (!readsAll(filter, candidates)) return inSample(filter, candidates, wanted, without);
  return cityIsCheaper(filter, candidates) ? inPrices(filter, without) : inCells(filter, without);
}
