import type { ProjectSearch, PropertySearch } from '#contract';
import { BUDGET_MIN, RENT_MIN, UNBOUNDED_PRICE } from '#contract/budgets.ts';
import { FACING_LABELS } from '#contract/listings/fact-labels.ts';
import {
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  POSTER_LABELS,
  PROJECT_SORT_LABELS,
  PROPERTY_TYPE_LABELS,
  RESIDENCY_LABELS,
  SORT_LABELS,
} from '#contract/listings/labels.ts';
import {
  MAX_AGE,
  MAX_CARPET,
  MAX_CHOSEN_AMENITIES,
  MAX_CHOSEN_LOCALITIES,
  MAX_FLOOR,
  MAX_LISTED_WITHIN,
  MIN_FLOOR,
} from '#contract/listings/search-options.ts';
import { HYPHENATED_TYPES } from '#contract/listings/search-paths.ts';

/*
 * The URL holds the state of a list. It is parsed here without the contract's schemas, which would add their library to
 * every page; a test proves that both parse every URL alike.
 */

export const MAX_PAGE = 1_000;
const MAX_VALUES = 20;
const MAX_TEXT_LENGTH = 100;

const wholeNumber = (value: string | number, min: number, max = Number.MAX_SAFE_INTEGER): number | undefined => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= min && number <= max ? number : undefined;
};

const parseId = (text: string) => wholeNumber(text, 1);

const parseOption =
  <Value extends string>(labels: Record<Value, string>, alias: Record<string, Value> = {}) =>
  (text: string): Value | undefined => {
    const value = Object.hasOwn(alias, text) ? alias[text] : text;
    return value !== undefined && Object.hasOwn(labels, value) ? (value as Value) : undefined;
  };

const first = <Value>(
  params: URLSearchParams,
  name: string,
  read: (text: string) => Value | undefined,
): Value | undefined => {
  const text = params.get(name);
  return text === null ? undefined : read(text);
};

const several = <Value>(
  params: URLSearchParams,
  name: string,
  read: (text: string) => Value | undefined,
  max = MAX_VALUES,
): Value[] | undefined => {
  const values = params.getAll(name).flatMap((part) => part.split(',').flatMap((text) => read(text) ?? []));
  const distinct = [...new Set(values)].slice(0, max);
  return distinct.length === 0 ? undefined : distinct;
};

const readText = (text: string): string | undefined =>
  text.replaceAll('\0', '').trim().slice(0, MAX_TEXT_LENGTH).toWellFormed() || undefined;

const readMinPrice = (sliderEnd: number) => (text: string) => {
  const price = wholeNumber(text, 0);
  return price === undefined || price <= sliderEnd ? undefined : price;
};

const readPurpose = (text: string): 'rent' | undefined => (text === 'rent' ? text : undefined);

const readMaxPrice = (text: string) => {
  const price = wholeNumber(text, 0);
  return price === undefined || price >= UNBOUNDED_PRICE ? undefined : price;
};

/** A page above the maximum becomes the maximum; any other invalid page becomes the first. */
export function readPage(params: URLSearchParams): number {
  const [text = '1', another] = params.getAll('page');
  const page = Number(text);
  if (another !== undefined || !Number.isFinite(page)) return 1;
  return wholeNumber(Math.min(page, MAX_PAGE), 1) ?? 1;
}

const shared = (params: URLSearchParams) => ({
  city_id: first(params, 'city_id', parseId),
  locality: several(params, 'locality', parseId, MAX_CHOSEN_LOCALITIES),
  builder_id: first(params, 'builder_id', parseId),
  residency_type: first(params, 'residency_type', parseOption(RESIDENCY_LABELS)),
  bhk: several(params, 'bhk', parseId),
  possession_status: several(
    params,
    'possession_status',
    parseOption(POSSESSION_LABELS, { near_pssession: 'near_possession' }),
  ),
  min_price: first(params, 'min_price', readMinPrice(BUDGET_MIN)),
  max_price: first(params, 'max_price', readMaxPrice),
  page: readPage(params),
});

const between = (params: URLSearchParams, name: string, min: number, max: number): number | undefined =>
  first(params, name, (text) => wholeNumber(text, min, max));

/** Parses the property search in a URL; invalid values are ignored. The address of rents says the purpose itself. */
export function readPropertySearch(
  params: URLSearchParams,
  purpose: PropertySearch['purpose'] = first(params, 'purpose', readPurpose),
): PropertySearch {
  return {
    ...shared(params),
    purpose,
    min_price: first(params, 'min_price', readMinPrice(purpose === 'rent' ? RENT_MIN : BUDGET_MIN)),
    property_type: several(params, 'property_type', parseOption(PROPERTY_TYPE_LABELS, HYPHENATED_TYPES)),
    furnishing: first(params, 'furnishing', parseOption(FURNISHING_LABELS)),
    min_carpet: between(params, 'min_carpet', 1, MAX_CARPET),
    max_carpet: between(params, 'max_carpet', 1, MAX_CARPET),
    amenities: several(params, 'amenities', parseId, MAX_CHOSEN_AMENITIES),
    min_floor: between(params, 'min_floor', MIN_FLOOR, MAX_FLOOR),
    max_floor: between(params, 'max_floor', MIN_FLOOR, MAX_FLOOR),
    max_age: between(params, 'max_age', 0, MAX_AGE),
    posted_by: first(params, 'posted_by', parseOption(POSTER_LABELS)),
    listed_within: between(params, 'listed_within', 1, MAX_LISTED_WITHIN),
    facing: several(params, 'facing', parseOption(FACING_LABELS)),
    rera: first(params, 'rera', (text) => (text === '1' ? text : undefined)),
    sort: first(params, 'sort', parseOption(SORT_LABELS)),
    facets: true,
  };
}

/** Parses the project search in a URL. */
export const readProjectSearch = (params: URLSearchParams): ProjectSearch => ({
  ...shared(params),
  sort: first(params, 'sort', parseOption(PROJECT_SORT_LABELS)),
  search: first(params, 'search', readText),
  landmark: first(params, 'landmark', readText),
  project: first(params, 'project', readText),
});
