import type { PropertyFacets } from '#contract';
import {
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  PROPERTY_TYPE_LABELS,
  RESIDENCY_LABELS,
} from '#contract/listings/labels.ts';
import { PROPERTY_TYPE_GROUPS } from '#contract/listings/property-type-groups.ts';
import { bhkName } from '../shared/listings.ts';
import type { Choices } from './search.ts';

/** What the filters that take words look in. */
export const TEXT_HINTS = {
  search: 'Name, builder, city, locality or landmark',
  landmark: 'A locality, a landmark or part of the address',
  project: 'The name of the project',
} as const;

export type TextName = keyof typeof TEXT_HINTS;

/** Something to choose, and how many results it would leave where that is known. */
export interface Option<Value extends string | number = string> {
  value: Value;
  label: string;
  count?: number;
}

/** How many results an option would leave: none when it was counted and not found. */
const countIn = (facets: PropertyFacets | undefined, facet: keyof PropertyFacets, value: string): number | undefined =>
  facets && (facets[facet].find((entry) => entry.value === value)?.count ?? 0);

const LABELS = {
  residency_type: RESIDENCY_LABELS,
  furnishing: FURNISHING_LABELS,
  possession_status: POSSESSION_LABELS,
} as const;

/** A filter of which one of a few values is chosen. */
export type FewName = keyof typeof LABELS;

export const fewOptions = (name: FewName, facets: PropertyFacets | undefined): Option[] =>
  Object.entries(LABELS[name]).map(([value, label]) => ({ value, label, count: countIn(facets, name, value) }));

/** The kinds of property under their three headings. */
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

/** A filter of which one of very many is chosen. */
export type PlaceName = 'city_id' | 'builder_id';

/** Cities or builders by name. */
export const placeOptions = (name: PlaceName, { cities, builders }: Choices): Option<number>[] | undefined =>
  name === 'city_id'
    ? cities?.map(({ id, city_name }) => ({ value: id, label: city_name }))
    : builders?.map(({ id, name: label }) => ({ value: id, label }));

/** The options whose name holds what was typed, whatever the accents. */
export function matching<Value extends string | number>(options: Option<Value>[], typed: string): Option<Value>[] {
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const needle = plain(typed.trim());
  return options.filter(({ label }) => plain(label).includes(needle));
}
