import type { PropertyFacets } from '#contract';
import {
  bhkName,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  PROPERTY_TYPE_LABELS,
  RESIDENCY_LABELS,
} from '#contract/listings/labels.ts';
import { PROPERTY_TYPE_GROUPS } from '#contract/listings/property-type-groups.ts';
import type { Choices } from './filters.ts';

/** What the text filters search in. */
export const TEXT_HINTS = {
  search: 'Name, builder, city, locality or landmark',
  landmark: 'A locality, a landmark or part of the address',
  project: 'Project name',
} as const;

export type TextName = keyof typeof TEXT_HINTS;

/** An option, with its result count if known. */
export interface Option<Value extends string | number = string> {
  value: Value;
  label: string;
  count?: number;
}

/** Result count of an option; 0 if it is not in the facets. */
const countIn = (facets: PropertyFacets | undefined, facet: keyof PropertyFacets, value: string): number | undefined =>
  facets && (facets[facet].find((entry) => entry.value === value)?.count ?? 0);

const LABELS = {
  residency_type: RESIDENCY_LABELS,
  furnishing: FURNISHING_LABELS,
  possession_status: POSSESSION_LABELS,
} as const;

/** A filter with a single choice of a few values. */
export type SelectFilterName = keyof typeof LABELS;

export const fewOptions = (name: SelectFilterName, facets: PropertyFacets | undefined): Option[] =>
  Object.entries(LABELS[name]).map(([value, label]) => ({ value, label, count: countIn(facets, name, value) }));

/** Property types under their three headings. */
export const typeOptions = (facets: PropertyFacets | undefined) =>
  PROPERTY_TYPE_GROUPS.map(({ label, types }) => ({
    label,
    options: types.map((value) => ({
      value,
      label: PROPERTY_TYPE_LABELS[value],
      count: countIn(facets, 'property_type', value),
    })),
  }));

export const bhkOptions = (bhks: Choices['bhks'], facets: PropertyFacets | undefined): Option<number>[] =>
  (bhks ?? []).map(({ id, bhk }) => ({ value: id, label: bhkName(bhk), count: countIn(facets, 'bhk', String(id)) }));

/** A filter with a single choice of many values. */
export type PlaceName = 'city_id' | 'builder_id';

/** Labels of the search field and of the option that selects nothing. */
export const PLACE_TEXTS: Record<PlaceName, { find: string; any: string }> = {
  city_id: { find: 'Find a city', any: 'Any city' },
  builder_id: { find: 'Find a builder', any: 'Any builder' },
};

export const placeOptions = (name: PlaceName, { cities, builders }: Choices): Option<number>[] | undefined =>
  name === 'city_id'
    ? cities?.map(({ id, city_name }) => ({ value: id, label: city_name }))
    : builders?.map(({ id, name: label }) => ({ value: id, label }));

/** The options whose name contains the typed text, ignoring accents. */
export function filterOptions<Value extends string | number>(options: Option<Value>[], typed: string): Option<Value>[] {
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const needle = plain(typed.trim());
  return options.filter(({ label }) => plain(label).includes(needle));
}
