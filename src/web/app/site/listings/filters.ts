import type {
  AmenityList,
  BhkChoice,
  BuilderChoice,
  City,
  LocalityList,
  ProjectSearch,
  PropertySearch,
  Purpose,
} from '#contract';
import { BUDGET_MAX, RENT_MAX } from '#contract/budgets.ts';
import {
  bhkName,
  FURNISHING_LABELS,
  isDwelling,
  POSSESSION_LABELS,
  PROPERTY_TYPE_LABELS,
  RESIDENCY_LABELS,
} from '#contract/listings/labels.ts';
import { shortRupees } from '#contract/rupees.ts';

/** Price bounds of a search in rupees, as in the URL. */
export type Budget = Pick<Search, 'min_price' | 'max_price'>;

/** The ends of the slider, as labels: a budget without a bound says what it includes. */
const ENDS: Record<Purpose, { least: string; max: number }> = {
  sale: { least: '5\u00a0Lakh or less', max: BUDGET_MAX },
  rent: { least: '₹\u00a05,000 or less', max: RENT_MAX },
};

/** A budget as text: '₹ 80 L – ₹ 2 Cr+'. */
export function budgetText({ min_price, max_price }: Budget, purpose: Purpose = 'sale'): string {
  const { least, max } = ENDS[purpose];
  if (max_price === undefined && min_price !== undefined && min_price >= max) return `${shortRupees(min_price)}+`;
  const low = min_price === undefined ? least : shortRupees(min_price);
  const high = max_price === undefined ? `${shortRupees(max)}+` : shortRupees(max_price);
  return `${low} – ${high}`;
}

/** Filters with a button in the bar. */
export const BAR_FILTER_LABELS = {
  search: 'Search',
  city_id: 'City',
  locality: 'Localities',
  landmark: 'Landmark',
  project: 'Project',
  builder_id: 'Builder',
  residency_type: 'Residency Type',
  property_type: 'Property Type',
  bhk: 'BHK',
  budget: 'Budget',
  furnishing: 'Furnishing',
  possession_status: 'Possession Status',
} as const;
export type BarFilterName = keyof typeof BAR_FILTER_LABELS;

/** Filters that only the dialog with all filters has. */
export type MoreFilterName =
  | 'carpet'
  | 'amenities'
  | 'floor'
  | 'age'
  | 'posted_by'
  | 'listed_within'
  | 'facing'
  | 'rera';
export type FilterName = BarFilterName | MoreFilterName;

export const isInBar = (name: FilterName): name is BarFilterName => Object.hasOwn(BAR_FILTER_LABELS, name);

/** The bar has less space for labels. */
export const BUTTON_LABELS: Record<BarFilterName, string> = { ...BAR_FILTER_LABELS, possession_status: 'Possession' };

/** One applied value: its label, and the search without it. */
export interface AppliedValue {
  label: string;
  without: Partial<Search>;
}

const quoted = (text: string) => `“${text}”`;

export const one = (value: string | undefined, name: keyof Search): AppliedValue[] =>
  value === undefined ? [] : [{ label: value, without: { [name]: undefined } }];

export const range = (label: string | undefined, without: Partial<Search>): AppliedValue[] =>
  label === undefined ? [] : [{ label, without }];

/** One applied value per item, and the search without it. */
export const each = <Value>(
  values: Value[] | undefined,
  name: keyof Search,
  text: (value: Value) => string,
): AppliedValue[] =>
  (values ?? []).map((value) => {
    const rest = values?.filter((other) => other !== value) ?? [];
    return { label: text(value), without: { [name]: rest.length === 0 ? undefined : rest } };
  });

/** Name for an id, or a generic label while it is unknown. */
export function named<Item extends { id: number }>(
  id: number | undefined,
  items: Item[] | undefined,
  getName: (item: Item) => string,
  otherwise: string,
): string | undefined {
  if (id === undefined) return undefined;
  const item = items?.find((candidate) => candidate.id === id);
  return item ? getName(item) : otherwise;
}

export const BAR_VALUES: Record<BarFilterName, (search: Search, choices: Choices) => AppliedValue[]> = {
  search: ({ search }) => one(search && quoted(search), 'search'),
  city_id: ({ city_id }, { cities }) =>
    one(
      named(city_id, cities, (city) => city.city_name, 'City'),
      'city_id',
    ),
  locality: ({ locality }, { localities }) =>
    each(locality, 'locality', (id) => named(id, localities, ({ name }) => name, 'Locality') ?? 'Locality'),
  landmark: ({ landmark }) => one(landmark && `Near ${landmark}`, 'landmark'),
  project: ({ project }) => one(project && `Project ${quoted(project)}`, 'project'),
  builder_id: ({ builder_id }, { builders }) =>
    one(
      named(builder_id, builders, (builder) => builder.name, 'Builder'),
      'builder_id',
    ),
  residency_type: ({ residency_type }) => one(residency_type && RESIDENCY_LABELS[residency_type], 'residency_type'),
  property_type: ({ property_type }) => each(property_type, 'property_type', (type) => PROPERTY_TYPE_LABELS[type]),
  bhk: ({ bhk }, { bhks }) =>
    each(bhk, 'bhk', (id) => named(id, bhks, (choice) => bhkName(choice.bhk), 'BHK') ?? 'BHK'),
  budget: ({ min_price, max_price, purpose }) =>
    range(
      min_price === undefined && max_price === undefined ? undefined : budgetText({ min_price, max_price }, purpose),
      { min_price: undefined, max_price: undefined },
    ),
  furnishing: ({ furnishing }) => one(furnishing && FURNISHING_LABELS[furnishing], 'furnishing'),
  possession_status: ({ possession_status }) =>
    one(possession_status && POSSESSION_LABELS[possession_status], 'possession_status'),
};

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

/** Search parameters of both lists; each list uses its own part. */
export type Search = Omit<PropertySearch, 'facets'> & Pick<ProjectSearch, 'search' | 'landmark' | 'project'>;

/** Names for the ids in a search; undefined until loaded. */
export interface Choices {
  cities: City[] | undefined;
  builders: BuilderChoice[] | undefined;
  bhks: BhkChoice[] | undefined;
  /** The chosen ones. */
  localities: LocalityList['localities'] | undefined;
  amenities: AmenityList['amenities'] | undefined;
}
