import { type SQL, sql } from '#db';
import { cubeRows } from './cube.ts';
import { all, dimensions, type Facet, type Filter, inPriceRange, inScope, isCubeScope } from './filter.ts';

/*
 * The cube cannot count filters on single rows, such as amenities. Their share is counted among the candidates: the
 * rows that match everything else.
 */

/** In the order of the arguments of listing_cell(). */
const DIMENSIONS = sql.raw('property_type, residency_type, possession_status, furnishing, bhk_mask');
const FACTS = sql.raw(
  'id, sort_key, price, carpet_sq_ft, amenity_mask, floor, built_year, posted_by, facing, has_rera, locality_id',
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
  isBounded ? [sql`price + 0 >= ${from}`, sql`price + 0 < ${to}`] : [];

/** All rows of the matching cells. */
const inCells = (filter: Filter, without: Facet | undefined): SQL => sql`
  select cells.property_type, cells.residency_type, cells.possession_status, cells.furnishing, cells.bhk_mask, found.*
  from (${matchingCells(filter, filter.prices, without)}) cells cross join lateral (
    select ${FACTS} from property_search where ${cellColumn(filter)} = cells.cell and ${all(priceInCell(filter))} offset 0) found`;

/**
 * A random sample of the city, or of all, whatever the size of the table. It is ordered by a hash of the id, because
 * rows with neighbouring ids resemble each other. Its two partial indexes hold an eighth of the rows of each city and
 * a 128th of all.
 */
const inSample = (filter: Filter, without: Facet | undefined): SQL => {
  const where =
    filter.cityId === undefined
      ? sql`hashint8(id) & 127 = 0`
      : sql`city_id = ${filter.cityId} and hashint8(id) & 7 = 0`;
  return sql`
    select * from (
      select ${DIMENSIONS}, ${FACTS} from property_search where ${where}
      order by hashint8(id) limit ${filter.limits.sample}::integer) sample
    where ${all([...dimensions(filter, without), ...inPriceRange(filter.prices)])}`;
};

/** Localities and builders have few rows, which their indexes hold. */
const inFewRows = (filter: Filter, without: Facet | undefined): SQL => sql`
  select ${DIMENSIONS}, ${FACTS} from property_search
  where ${all([...inScope(filter), ...dimensions(filter, without), ...inPriceRange(filter.prices)])}`;

/** Whether all candidates are read, not a sample of them. */
export const readsAll = (filter: Filter, candidates: number): boolean =>
  !isCubeScope(filter) || candidates <= filter.limits.candidates;

/** The candidates of a search, or a sample if the cube counted too many. */
export function candidateRows(filter: Filter, candidates: number, without?: Facet): SQL {
  if (!isCubeScope(filter)) return inFewRows(filter, without);
  return readsAll(filter, candidates) ? inCells(filter, without) : inSample(filter, without);
}
