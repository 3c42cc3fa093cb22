import {
  type AppliedValue,
  BAR_FILTER_LABELS,
  BAR_VALUES,
  type BarFilterName,
  type Choices,
  type FilterName,
  type Search,
} from '#contract/listings/filter-values.ts';
import { isDwelling } from '#contract/listings/labels.ts';

/** The bar has less space for labels. */
export const BUTTON_LABELS: Record<BarFilterName, string> = { ...BAR_FILTER_LABELS, possession_status: 'Possession' };

/** Filters whose parameters have other names than the filter. */
export const PARAMETERS: Partial<Record<FilterName, (keyof Search)[]>> = {
  budget: ['min_price', 'max_price'],
  carpet: ['min_carpet', 'max_carpet'],
  floor: ['min_floor', 'max_floor'],
  age: ['max_age'],
};

/** Whether a filter is set. */
const isSet = (name: FilterName, search: Search): boolean =>
  (PARAMETERS[name] ?? [name as keyof Search]).some((parameter) => search[parameter] !== undefined);

export const appliedFilters = (names: readonly FilterName[], search: Search): FilterName[] =>
  names.filter((name) => isSet(name, search));

/** The value of a filter, or the first of several and how many more. */
export function summarize([first, ...more]: AppliedValue[]): string | undefined {
  if (!first) return undefined;
  return more.length === 0 ? first.label : `${first.label} +${more.length}`;
}

/** Text of a filter button. */
export const valueText = (name: BarFilterName, search: Search, choices: Choices): string | undefined =>
  summarize(BAR_VALUES[name](search, choices));

/** Whether a search can match homes: commercial properties and plots have no BHK. */
export const findsDwellings = ({ residency_type, property_type }: Search): boolean =>
  residency_type !== 'commercial' && residency_type !== 'plot' && (property_type?.some(isDwelling) ?? true);

/** Whether a filter can have an effect: commercial properties and plots have no BHK, and localities belong to a city. */
function canMatch(name: FilterName, search: Search): boolean {
  if (name === 'bhk') return findsDwellings(search);
  return name !== 'locality' || search.city_id !== undefined;
}

/** The filters to offer: those that can have an effect, or that are set. */
export const offeredFilters = (names: readonly FilterName[], search: Search): FilterName[] =>
  names.filter(
    (name) => canMatch(name, search) || ((name === 'bhk' || name === 'locality') && search[name] !== undefined),
  );

/**
 * Applies a change: resets to the first page, drops a BHK that cannot match, and the localities of another city when
 * the city changes.
 */
export function changed(search: Search, change: Partial<Search>): Search {
  const next = { ...search, ...change, page: 1 };
  const isOtherCity = 'city_id' in change && change.city_id !== search.city_id;
  return {
    ...next,
    ...(isOtherCity && !('locality' in change) ? { locality: undefined } : {}),
    ...(findsDwellings(next) ? {} : { bhk: undefined }),
  };
}

/** A search without filters, for the same purpose and in the same sort order. */
export const clearFilters = ({ purpose, sort }: Search): Search => ({
  purpose,
  sort,
  min_price: undefined,
  max_price: undefined,
  page: 1,
});
