import type { City, LocalityList } from '../places/cities.ts';
import { shortRupees } from '../rupees.ts';
import { bhkName, FURNISHING_LABELS, POSSESSION_LABELS, PROPERTY_TYPE_LABELS, RESIDENCY_LABELS } from './labels.ts';
import type { ProjectSearch } from './project.ts';
import type { AmenityList, BhkChoice, BuilderChoice, PropertySearch } from './property-search.ts';

/*
 * The filters of a search as text, for the lists and for the reading of a sentence. Pages load the filters that only
 * the dialog has later: more-filter-values.ts.
 */

/** Search parameters of both lists; each list uses its own part. */
export type Search = Omit<PropertySearch, 'facets'> & Pick<ProjectSearch, 'search' | 'landmark' | 'project'>;

/** Names for the ids in a search; undefined until loaded. */
export interface Choices {
  cities: Pick<City, 'id' | 'city_name'>[] | undefined;
  builders: BuilderChoice[] | undefined;
  bhks: BhkChoice[] | undefined;
  /** The chosen ones. */
  localities: Pick<LocalityList['localities'][number], 'id' | 'name'>[] | undefined;
  amenities: AmenityList['amenities'] | undefined;
}

/** Price bounds of a search in rupees, as in the URL. */
export type Budget = Pick<Search, 'min_price' | 'max_price'>;

/** A budget in few words: 'Up to ₹ 1.5 Cr'. */
function shortBudget({ min_price, max_price }: Budget): string | undefined {
  if (min_price === undefined) return max_price === undefined ? undefined : `Up to ${shortRupees(max_price)}`;
  return max_price === undefined
    ? `${shortRupees(min_price)} or more`
    : `${shortRupees(min_price)} – ${shortRupees(max_price)}`;
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
  budget: (search) => range(shortBudget(search), { min_price: undefined, max_price: undefined }),
  furnishing: ({ furnishing }) => one(furnishing && FURNISHING_LABELS[furnishing], 'furnishing'),
  possession_status: ({ possession_status }) =>
    each(possession_status, 'possession_status', (status) => POSSESSION_LABELS[status]),
};
