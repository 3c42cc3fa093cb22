import { indianNumber } from '../indian-number.ts';
import { FACING_LABELS } from './fact-labels.ts';
import {
  type AppliedValue,
  BAR_FILTER_LABELS,
  BAR_VALUES,
  type Choices,
  each,
  type FilterName,
  isInBar,
  type MoreFilterName,
  named,
  one,
  range,
  type Search,
} from './filter-values.ts';
import { isLand, POSTER_LABELS } from './labels.ts';

/*
 * Values of all filters, for the chips above a list and for the dialog with all filters. They are loaded after the
 * list, whose buttons need only the filters of the bar.
 */

export const FILTER_LABELS: Record<FilterName, string> = {
  ...BAR_FILTER_LABELS,
  carpet: 'Carpet Area',
  amenities: 'Amenities',
  floor: 'Floor',
  age: 'Age of Property',
  posted_by: 'Posted By',
  listed_within: 'Listed Within',
  facing: 'Facing',
  rera: 'RERA',
};

/** A range as text: 'Up to 500 sq ft', '500 – 1,000 sq ft', '3,000 sq ft or more'. */
export function rangeText(min: number | undefined, max: number | undefined, unit: string): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `Up to ${indianNumber(max)} ${unit}`;
  if (max === undefined) return `${indianNumber(min)} ${unit} or more`;
  return `${indianNumber(min)} – ${indianNumber(max)} ${unit}`;
}

/** A range of floors as text: 'Ground floor', 'Floor 1 to 4', 'Floor 21 or higher'. */
export function floorText(min: number | undefined, max: number | undefined): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (min === 0 && max === 0) return 'Ground floor';
  if (min === max) return `Floor ${min}`;
  if (max === undefined) return `Floor ${min} or higher`;
  return min === undefined ? `Up to floor ${max}` : `Floor ${min} to ${max}`;
}

export const ageText = (years: number): string =>
  years === 0 ? 'Built this year' : `Up to ${years} ${years === 1 ? 'year' : 'years'} old`;
export const listedText = (days: number): string => `Last ${days === 1 ? '24 hours' : `${days} days`}`;

const MORE_VALUES: Record<MoreFilterName, (search: Search, choices: Choices) => AppliedValue[]> = {
  carpet: ({ min_carpet, max_carpet, property_type }) =>
    range(rangeText(min_carpet, max_carpet, property_type?.every(isLand) ? 'sq\u00a0ft' : 'sq\u00a0ft carpet'), {
      min_carpet: undefined,
      max_carpet: undefined,
    }),
  amenities: ({ amenities }, { amenities: names }) =>
    each(amenities, 'amenities', (id) => named(id, names, ({ name }) => name, 'Amenity') ?? 'Amenity'),
  floor: ({ min_floor, max_floor }) =>
    range(floorText(min_floor, max_floor), { min_floor: undefined, max_floor: undefined }),
  age: ({ max_age }) => one(max_age === undefined ? undefined : ageText(max_age), 'max_age'),
  posted_by: ({ posted_by }) => one(posted_by && `Posted by ${POSTER_LABELS[posted_by]}`, 'posted_by'),
  listed_within: ({ listed_within }) =>
    one(
      listed_within === undefined ? undefined : `Listed in the ${listedText(listed_within).toLowerCase()}`,
      'listed_within',
    ),
  facing: ({ facing }) => each(facing, 'facing', (side) => `${FACING_LABELS[side]} facing`),
  rera: ({ rera }) => one(rera && 'With RERA number', 'rera'),
};

export const getAppliedValues = (name: FilterName, search: Search, choices: Choices): AppliedValue[] =>
  (isInBar(name) ? BAR_VALUES[name] : MORE_VALUES[name])(search, choices);

/** Every applied value, in the order of the filters; each can be removed separately. */
export const appliedValues = (
  names: readonly FilterName[],
  search: Search,
  choices: Choices,
): (AppliedValue & { name: FilterName })[] =>
  names.flatMap((name) => getAppliedValues(name, search, choices).map((value) => ({ ...value, name })));
