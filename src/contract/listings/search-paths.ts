import type { PropertyType } from './enumerations.ts';
import type { ProjectSearch } from './project.ts';
import type { PropertySearch } from './property-search.ts';

/*
 * The addresses of searches. They are written without the library of the schemas, because every page links to one.
 */

export const RENT_PATH = '/rent';

/** A slash in an address would need an escape. */
export const HYPHENATED_TYPES: Record<string, PropertyType> = {
  'flat-apartment': 'flat/apartment',
  'warehouse-godown': 'warehouse/godown',
};

/** A fixed order, so that each search has one URL. */
const ORDER = [
  'search',
  'city_id',
  'locality',
  'landmark',
  'project',
  'builder_id',
  'residency_type',
  'property_type',
  'bhk',
  'furnishing',
  'possession_status',
  'min_price',
  'max_price',
  'min_carpet',
  'max_carpet',
  'amenities',
  'min_floor',
  'max_floor',
  'max_age',
  'posted_by',
  'listed_within',
  'facing',
  'rera',
  'sort',
  'page',
] as const;

type AnySearch = Partial<Omit<PropertySearch, 'facets'> & Omit<ProjectSearch, 'sort'>>;

const HYPHENATED = new Map(Object.entries(HYPHENATED_TYPES).map(([hyphenated, type]) => [type as string, hyphenated]));

const written = (value: string | number | (string | number)[]): string =>
  Array.isArray(value) ? value.map((item) => HYPHENATED.get(String(item)) ?? item).join(',') : String(value);

function searchText(search: AnySearch): string {
  const pairs = ORDER.flatMap((name): [string, string][] => {
    const value = search[name];
    return value === undefined || (name === 'page' && value === 1) ? [] : [[name, written(value)]];
  });
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString().replaceAll('%2C', ',')}`;
}

/** Homes for rent have their own address. */
export const propertiesPath = ({ purpose, ...search }: Partial<PropertySearch> = {}): string =>
  `${purpose === 'rent' ? RENT_PATH : '/properties'}${searchText(search)}`;

export const projectsPath = (search: AnySearch = {}): string => `/projects${searchText(search)}`;

/** The address that submitted searches go to. */
export function searchPath({
  search,
  kind,
  city_id,
  place,
}: {
  search: string;
  kind?: string | undefined;
  city_id?: number | undefined;
  place?: string[] | undefined;
}): string {
  const query = new URLSearchParams({ search });
  if (kind !== undefined) query.set('kind', kind);
  if (city_id !== undefined) query.set('city_id', String(city_id));
  if (place) query.set('place', place.join(','));
  return `/search?${query.toString().replaceAll('%2C', ',')}`;
}

/** Words of a sentence that were not understood, in the address of the list that it led to. */
const NOT_UNDERSTOOD = 'not_understood';
const MAX_WORDS = 5;
const MAX_LENGTH = 60;

export function withNotUnderstood(path: string, words: string[]): string {
  if (words.length === 0) return path;
  const query = new URLSearchParams(
    words.slice(0, MAX_WORDS).map((word) => [NOT_UNDERSTOOD, word.slice(0, MAX_LENGTH)]),
  );
  return `${path}${path.includes('?') ? '&' : '?'}${query}`;
}

export const readNotUnderstood = (params: URLSearchParams): string[] =>
  params
    .getAll(NOT_UNDERSTOOD)
    .slice(0, MAX_WORDS)
    .flatMap((word) => word.trim().slice(0, MAX_LENGTH).toWellFormed() || []);
