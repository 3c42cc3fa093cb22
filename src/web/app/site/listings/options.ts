import type { Facing, PossessionStatus, PropertyFacets } from '#contract';
import { FACING_LABELS } from '#contract/listings/fact-labels.ts';
import { type Choices, type Search } from '#contract/listings/filter-values.ts';
import {
  bhkName,
  FURNISHING_LABELS,
  POSSESSION_LABELS,
  POSTER_LABELS,
  PROPERTY_TYPE_LABELS,
  RESIDENCY_LABELS,
} from '#contract/listings/labels.ts';
import { ageText, floorText, listedText, rangeText } from '#contract/listings/more-filter-values.ts';
import { PROPERTY_TYPE_GROUPS } from '#contract/listings/property-type-groups.ts';
import { AGE_OPTIONS, CARPET_BANDS, FLOOR_BANDS, LISTED_WITHIN_OPTIONS } from '#contract/listings/search-options.ts';

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
  /** Whether the count is an estimate. */
  approximate?: boolean;
}

/** Result count of an option; 0 if it is not in the facets. */
function countIn(
  facets: PropertyFacets | undefined,
  facet: keyof PropertyFacets,
  value: string,
): Pick<Option, 'count' | 'approximate'> {
  if (!facets) return {};
  const { count = 0, approximate = false } = facets[facet].find((entry) => entry.value === value) ?? {};
  return { count, approximate };
}

const LABELS = {
  residency_type: RESIDENCY_LABELS,
  furnishing: FURNISHING_LABELS,
  posted_by: POSTER_LABELS,
} as const;

/** A filter with a single choice of a few values. */
export type SelectFilterName = keyof typeof LABELS;

export const fewOptions = (name: SelectFilterName, facets: PropertyFacets | undefined): Option[] =>
  Object.entries(LABELS[name]).map(([value, label]) => ({ value, label, ...countIn(facets, name, value) }));

export const possessionOptions = (facets: PropertyFacets | undefined): Option<PossessionStatus>[] =>
  (Object.keys(POSSESSION_LABELS) as PossessionStatus[]).map((value) => ({
    value,
    label: POSSESSION_LABELS[value],
    ...countIn(facets, 'possession_status', value),
  }));

/** Property types under their three headings. */
export const typeOptions = (facets: PropertyFacets | undefined) =>
  PROPERTY_TYPE_GROUPS.map(({ label, types }) => ({
    label,
    options: types.map((value) => ({
      value,
      label: PROPERTY_TYPE_LABELS[value],
      ...countIn(facets, 'property_type', value),
    })),
  }));

export const bhkOptions = (bhks: Choices['bhks'], facets: PropertyFacets | undefined): Option<number>[] =>
  (bhks ?? []).map(({ id, bhk }) => ({ value: id, label: bhkName(bhk), ...countIn(facets, 'bhk', String(id)) }));

export const facingOptions = (facets: PropertyFacets | undefined): Option<Facing>[] =>
  (Object.keys(FACING_LABELS) as Facing[]).map((value) => ({
    value,
    label: FACING_LABELS[value],
    ...countIn(facets, 'facing', value),
  }));

export const amenityOptions = (amenities: Choices['amenities'], facets: PropertyFacets | undefined): Option<number>[] =>
  (amenities ?? []).map(({ id, name }) => ({ value: id, label: name, ...countIn(facets, 'amenities', String(id)) }));

/** Chosen localities first, whatever their city, then those of the city with the most results. */
export function localityOptions(
  chosen: number[],
  named: NonNullable<Choices['localities']>,
  inCity: NonNullable<Choices['localities']>,
  facets: PropertyFacets | undefined,
): Option<number>[] {
  const names = new Map([...named, ...inCity].map(({ id, name }) => [id, name]));
  const others = inCity
    .filter(({ id }) => !chosen.includes(id))
    .map(({ id, name }) => ({ value: id, label: name, ...countIn(facets, 'locality', String(id)) }))
    .toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
  return [
    ...chosen.map((id) => ({
      value: id,
      label: names.get(id) ?? 'Locality',
      ...(inCity.some((locality) => locality.id === id) ? countIn(facets, 'locality', String(id)) : {}),
    })),
    ...others,
  ];
}

/** A range out of a few: the choice sets both ends. */
export interface RangeOption extends Option {
  part: Partial<Search>;
  isChosen: boolean;
}

export const RANGE_FILTERS = ['carpet', 'floor', 'age', 'listed_within'] as const;
export type RangeFilterName = (typeof RANGE_FILTERS)[number];

const RANGES: Record<RangeFilterName, (search: Search) => Omit<RangeOption, 'count'>[]> = {
  carpet: ({ min_carpet, max_carpet }) =>
    CARPET_BANDS.map(({ value, min, max }) => ({
      value,
      label: rangeText(min, max, 'sq\u00a0ft') ?? '',
      part: { min_carpet: min, max_carpet: max },
      isChosen: min === min_carpet && max === max_carpet,
    })),
  floor: ({ min_floor, max_floor }) =>
    FLOOR_BANDS.map(({ value, min, max }) => ({
      value,
      label: floorText(min, max) ?? '',
      part: { min_floor: min, max_floor: max },
      isChosen: min === min_floor && max === max_floor,
    })),
  age: ({ max_age }) =>
    AGE_OPTIONS.map((years) => ({
      value: String(years),
      label: ageText(years),
      part: { max_age: years },
      isChosen: max_age === years,
    })),
  listed_within: ({ listed_within }) =>
    LISTED_WITHIN_OPTIONS.map((days) => ({
      value: String(days),
      label: listedText(days),
      part: { listed_within: days },
      isChosen: listed_within === days,
    })),
};

export const rangeOptions = (
  name: RangeFilterName,
  search: Search,
  facets: PropertyFacets | undefined,
): RangeOption[] => RANGES[name](search).map((option) => ({ ...option, ...countIn(facets, name, option.value) }));

/** A search without a range. */
export const NO_RANGE: Record<RangeFilterName, Partial<Search>> = {
  carpet: { min_carpet: undefined, max_carpet: undefined },
  floor: { min_floor: undefined, max_floor: undefined },
  age: { max_age: undefined },
  listed_within: { listed_within: undefined },
};

export const reraOption = (facets: PropertyFacets | undefined): Option => ({
  value: '1',
  label: 'Only with a RERA number',
  ...countIn(facets, 'rera', '1'),
});

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
