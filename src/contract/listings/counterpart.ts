import type { PropertyType, ResidencyType } from './enumerations.ts';
import type { Search } from './filter-values.ts';

/** Filters that a list of projects does not have. */
const ONLY_PROPERTIES = [
  'furnishing',
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
] as const;

/** Filters that a list of properties does not have. */
const ONLY_PROJECTS = ['search', 'landmark', 'project'] as const;

const inBoth = ({
  city_id,
  locality,
  builder_id,
  residency_type,
  bhk,
  possession_status,
  min_price,
  max_price,
}: Partial<Search>) => ({
  city_id,
  locality,
  builder_id,
  residency_type,
  bhk,
  possession_status,
  min_price,
  max_price,
});

/** The filters that both lists have. */
export type SharedSearch = ReturnType<typeof inBoth>;

/** Projects do not say more about what they build. */
const RESIDENCY: Partial<Record<PropertyType, ResidencyType>> = { 'flat/apartment': 'residential', plot: 'plot' };

/** The same search in the list of projects; undefined if projects cannot answer it. */
export function toProjects(search: Partial<Search>): SharedSearch | undefined {
  const [type, ...otherTypes] = search.property_type ?? [];
  const residency_type = type === undefined ? search.residency_type : RESIDENCY[type];
  const isOther = otherTypes.length > 0 || (type !== undefined && residency_type === undefined);
  const hasOthers = ONLY_PROPERTIES.some((name) => search[name] !== undefined);
  return search.purpose === 'rent' || isOther || hasOthers ? undefined : inBoth({ ...search, residency_type });
}

/** The same search in the list of properties; undefined if it looks for the text of projects. */
export const toProperties = (search: Partial<Search>): SharedSearch | undefined =>
  ONLY_PROJECTS.some((name) => search[name] !== undefined) ? undefined : inBoth(search);
