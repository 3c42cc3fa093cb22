import type { PropertySearch } from '#contract';
import { type SQL, sql, type Tx } from '#db';
import {
  facingCodes,
  furnishingCodes,
  possessionCodes,
  posterCodes,
  propertyTypeCodes,
  residencyCodes,
} from '../search-rows.ts';
import { type PriceRange, priceRange } from './price-keys.ts';

/** Filters that the cube counts. */
export type Dimension = 'residency_type' | 'property_type' | 'furnishing' | 'possession_status' | 'bhk';

/** Filters that only the search rows know. */
export type RowFilter = 'carpet' | 'amenities' | 'floor' | 'age' | 'posted_by' | 'listed_within' | 'facing' | 'rera';

/**
 * How many rows a search may read to count what the cube does not know. Measured at 10 million rows: bench/results.
 */
export interface ReadLimits {
  /** Candidates up to this number are all read; of more, a sample is. */
  candidates: number;
  /** Entries of the sample, on average. */
  sample: number;
  /** Rows on which the options of all filters are evaluated, some sixty conditions on each. */
  evaluated: number;
  /** Matches in localities or of a builder up to this number are counted. */
  counted: number;
}

const READ_LIMITS: ReadLimits = { candidates: 7_000, sample: 5_000, evaluated: 1_500, counted: 5_000 };

/** A search translated to the columns of the search rows. */
export interface Filter {
  cityId: number | undefined;
  builderId: number | undefined;
  localityIds: number[] | undefined;
  bhkMask: number | undefined;
  amenityMask: bigint;
  prices: PriceRange;
  limits: ReadLimits;
  search: PropertySearch;
}

/** A list of numbers as a constant of the statement, for which PostgreSQL makes better plans than for a parameter. */
export const constants = (numbers: number[], type: 'smallint' | 'integer'): SQL =>
  sql.raw(`array[${numbers.map(Number).join(',')}]::${type}[]`);

const toIds = (ids: number[] | undefined): SQL => constants(ids ?? [], 'integer');

/**
 * The bits of BHK values and amenities, in one statement. Amenities that were deleted or are not offered as a filter are
 * ignored, so that an old link still finds homes.
 */
async function getMasks(tx: Tx, { bhk, amenities }: PropertySearch): Promise<Pick<Filter, 'bhkMask' | 'amenityMask'>> {
  if (bhk === undefined && amenities === undefined) return { bhkMask: undefined, amenityMask: 0n };
  const { rows } = await tx.execute<{ bhk_mask: number; amenity_mask: string }>(sql`
    select coalesce((select bit_or(1 << bit) from bhk_options where id = any(${toIds(bhk)})), 0) as bhk_mask,
      coalesce((select bit_or(1::bigint << filter_bit) from amenities where id = any(${toIds(amenities)})), 0)::text as amenity_mask`);
  return {
    bhkMask: bhk === undefined ? undefined : (rows[0]?.bhk_mask ?? 0),
    amenityMask: BigInt(rows[0]?.amenity_mask ?? 0),
  };
}

export async function toFilter(tx: Tx, search: PropertySearch, limits = READ_LIMITS): Promise<Filter> {
  return {
    // Localities say the city themselves, and may lie in several.
    cityId: search.locality === undefined ? search.city_id : undefined,
    builderId: search.builder_id,
    localityIds: search.locality,
    ...(await getMasks(tx, search)),
    prices: priceRange(search),
    limits,
    search,
  };
}

export const all = (conditions: SQL[]): SQL => (conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `));

type Named<Name> = [name: Name, condition: SQL | undefined];

const toConditions = <Name>(conditions: Named<Name>[], without: Name | undefined): SQL[] =>
  conditions.flatMap(([name, condition]) => (condition && name !== without ? [condition] : []));

function namedDimensions({ search, bhkMask }: Filter): Named<Dimension>[] {
  const { residency_type, property_type, furnishing, possession_status } = search;
  return [
    ['residency_type', residency_type && sql`residency_type = ${residencyCodes.toCode(residency_type)}`],
    [
      'property_type',
      property_type && sql`property_type = any(${constants(property_type.map(propertyTypeCodes.toCode), 'smallint')})`,
    ],
    ['furnishing', furnishing && sql`furnishing = ${furnishingCodes.toCode(furnishing)}`],
    [
      'possession_status',
      possession_status &&
        sql`possession_status = any(${constants(possession_status.map(possessionCodes.toCode), 'smallint')})`,
    ],
    ['bhk', bhkMask === undefined ? undefined : sql`bhk_mask & ${bhkMask}::integer <> 0`],
  ];
}

/**
 * Conditions that counts and search rows share. Only filters that are set are included, because a query with every
 * filter would get one generic plan. `without` omits one filter, for the counts next to its own options.
 */
export const dimensions = (filter: Filter, without?: Facet): SQL[] =>
  toConditions<Facet>(namedDimensions(filter), without);

/** The time of publication in a sort key: the bit above marks featured properties. */
const PUBLISHED = sql.raw('(sort_key & 1099511627775)');

// As subqueries the two dates are computed once; otherwise PostgreSQL computes them again for each row that it reads.
export const atMostYearsOld = (years: number): SQL =>
  sql`built_year >= (select extract(year from now() at time zone 'Asia/Kolkata')::integer - ${years}::integer)`;
export const listedWithinDays = (days: number): SQL =>
  sql`${PUBLISHED} >= (select extract(epoch from now())::bigint - ${days}::integer * 86400)`;

/** A condition on a column between two bounds; a row without a value does not match. */
export function between(column: string, low: number | undefined, high: number | undefined): SQL | undefined {
  const name = sql.raw(column);
  if (low === undefined) return high === undefined ? undefined : sql`${name} <= ${high}::integer`;
  return high === undefined
    ? sql`${name} >= ${low}::integer`
    : sql`${name} between ${low}::integer and ${high}::integer`;
}

export const isPostedBy = (poster: NonNullable<PropertySearch['posted_by']>): SQL =>
  sql`posted_by = ${poster === 'us' ? 0 : posterCodes.toCode(poster)}`;

export const COLUMNS: Record<Facet, string> = {
  residency_type: 'residency_type',
  property_type: 'property_type',
  furnishing: 'furnishing',
  possession_status: 'possession_status',
  bhk: 'bhk_mask',
  carpet: 'carpet_sq_ft',
  amenities: 'amenity_mask',
  floor: 'floor',
  age: 'built_year',
  posted_by: 'posted_by',
  listed_within: 'sort_key',
  facing: 'facing',
  rera: 'has_rera',
};

function namedRowConditions({ search, amenityMask }: Filter): Named<RowFilter>[] {
  const { max_age, posted_by, listed_within, facing, rera } = search;
  return [
    ['carpet', between('carpet_sq_ft', search.min_carpet, search.max_carpet)],
    [
      'amenities',
      amenityMask === 0n
        ? undefined
        : sql`amenity_mask & ${String(amenityMask)}::bigint = ${String(amenityMask)}::bigint`,
    ],
    ['floor', between('floor', search.min_floor, search.max_floor)],
    ['age', max_age === undefined ? undefined : atMostYearsOld(max_age)],
    ['posted_by', posted_by && isPostedBy(posted_by)],
    ['listed_within', listed_within === undefined ? undefined : listedWithinDays(listed_within)],
    ['facing', facing && sql`facing = any(${constants(facing.map(facingCodes.toCode), 'smallint')})`],
    ['rera', rera ? sql`has_rera` : undefined],
  ];
}

/** Conditions on columns that only the search rows have. */
export const rowConditions = (filter: Filter, without?: Facet): SQL[] =>
  toConditions<Facet>(namedRowConditions(filter), without);

const toColumns = (conditions: Named<Facet>[]): string[] =>
  conditions.flatMap(([name, condition]) => (condition ? [COLUMNS[name]] : []));

/** The columns that the conditions of a filter read. */
export const dimensionColumns = (filter: Filter): string[] => toColumns(namedDimensions(filter));
export const rowColumns = (filter: Filter): string[] => toColumns(namedRowConditions(filter));

/** A filter whose options are counted. */
export type Facet = Dimension | RowFilter;

/** Which rows a search may return at all: one city, some localities, one builder, or all. */
export function inScope({ cityId, localityIds, builderId }: Filter): SQL[] {
  return [
    ...(localityIds === undefined ? [] : [sql`locality_id = any(${constants(localityIds, 'integer')})`]),
    ...(cityId === undefined ? [] : [sql`city_id = ${cityId}`]),
    ...(builderId === undefined ? [] : [sql`builder_id = ${builderId}`]),
  ];
}

const isReversed = (min: number | undefined, max: number | undefined): boolean =>
  min !== undefined && max !== undefined && min > max;

/** Whether a filter on rows can match nothing, which would take longest to find out by reading. */
export const isImpossible = ({ search }: Filter): boolean =>
  isReversed(search.min_carpet, search.max_carpet) || isReversed(search.min_floor, search.max_floor);

/** Both bounds are always set: they also keep sales and rents apart. */
export const inPriceRange = ({ from, to }: Pick<PriceRange, 'from' | 'to'>, price = sql`price`): SQL[] => [
  sql`${price} >= ${from}`,
  sql`${price} < ${to}`,
];

/**
 * The rates of one purpose: those of rents are stored as negative numbers. Without it, a scan in the order of the rates
 * would read those of the other purpose first.
 */
export const inRateRange = ({ search }: Filter): SQL =>
  search.purpose === 'rent' ? sql`carpet_rate < 0` : sql`carpet_rate >= 0`;

/** Whether the cube can count the search: it knows cities, but no localities and builders. */
export const isCubeScope = ({ localityIds, builderId }: Filter): boolean =>
  localityIds === undefined && builderId === undefined;
