import { type Measure, MIN_BARE_AMOUNT } from './measures.ts';
import type { SentenceFilters } from './reading.ts';

/** 'About' includes this many percent below and above. */
const ABOUT_PERCENT = 15;

interface Limits {
  min?: number;
  max?: number;
}

const aboutLimits = (value: number): Limits => ({
  min: Math.round((value * (100 - ABOUT_PERCENT)) / 100),
  max: Math.round((value * (100 + ABOUT_PERCENT)) / 100),
});

/** Limits of prices and areas, for which it does not matter whether the number itself is included. */
function toLimits({ values, isRange, bound }: Measure, withoutBound: (value: number) => Limits): Limits {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  if (isRange || values.length === 2) return { min, max };
  if (bound === undefined) return withoutBound(min);
  if (bound.bound === 'about') return aboutLimits(min);
  return bound.bound === 'min' ? { min } : { max };
}

/** Less is no rent, and more is no price. */
const MIN_PRICE = 1000;
const MAX_PRICE = 10 ** 12;

function priceFilters(measure: Measure): SentenceFilters | undefined {
  if (!measure.values.every((value) => Number.isInteger(value) && value >= MIN_PRICE && value <= MAX_PRICE))
    return undefined;
  const { min, max } = toLimits(measure, (value) => ({ max: value }));
  return {
    ...(measure.isMonthly && { purpose: 'rent' }),
    ...(min !== undefined && { min_price: min }),
    ...(max !== undefined && { max_price: max }),
  };
}

const MAX_AREA = 10 ** 9;

function areaFilters(measure: Measure): SentenceFilters | undefined {
  const isPlausible = measure.values.every((value) => value > 0 && value <= MAX_AREA);
  if (!isPlausible || measure.values.length > 2) return undefined;
  const { min, max } = toLimits(measure, aboutLimits);
  return { ...(min !== undefined && { min_carpet: min }), ...(max !== undefined && { max_carpet: max }) };
}

/** Prices are round; other long numbers are pin codes or phone numbers. */
const BARE_AMOUNT_STEP = 500;
const MAX_BARE_AMOUNT = 1_000_000_000;

/** A number without any unit is an amount if it is as large as a rent or a price. */
function bareFilters(measure: Measure): SentenceFilters | undefined {
  const isPlausible = measure.values.every(
    (value) =>
      value >= MIN_BARE_AMOUNT &&
      value <= MAX_BARE_AMOUNT &&
      (measure.bound !== undefined || value % BARE_AMOUNT_STEP === 0),
  );
  return isPlausible ? priceFilters(measure) : undefined;
}

/** The BHK options of the master list from one bedroom on; the last one stands for all larger homes. */
const BHK_OPTIONS: [bedrooms: number, name: string][] = [
  [1, '1'],
  [1.5, '1.5'],
  [2, '2'],
  [2.5, '2.5'],
  [3, '3'],
  [3.5, '3.5'],
  [4, '4'],
  [5, '5'],
  [6, '6+'],
];
const LARGEST = 6;
const MAX_BEDROOMS = 20;

function bhkFilters({ values, isRange, bound }: Measure): SentenceFilters | undefined {
  const isValid = values.every(
    (value) =>
      (value > LARGEST && value <= MAX_BEDROOMS && Number.isInteger(value)) ||
      BHK_OPTIONS.some(([bedrooms]) => bedrooms === value),
  );
  if (!isValid) return undefined;
  const wanted = values.map((value) => Math.min(value, LARGEST));
  const [low, high] = [Math.min(...wanted), Math.max(...wanted)];
  const isWanted = (bedrooms: number): boolean => {
    if (isRange) return bedrooms >= low && bedrooms <= high;
    if (bound?.bound === 'min') return bound.isExclusive ? bedrooms > low : bedrooms >= low;
    if (bound?.bound === 'max') return bound.isExclusive ? bedrooms < high : bedrooms <= high;
    return wanted.includes(bedrooms);
  };
  const bhk = BHK_OPTIONS.filter(([bedrooms]) => isWanted(bedrooms)).map(([, name]) => name);
  return bhk.length === 0 ? undefined : { bhk };
}

const roomKitchenFilters = ({ values, isRange }: Measure): SentenceFilters | undefined =>
  !isRange && values.every((value) => value === 1) ? { bhk: ['1 RK'] } : undefined;

const MAX_FLOOR = 200;

function floorFilters({ values, isRange, bound }: Measure): SentenceFilters | undefined {
  if (!values.every((value) => Number.isInteger(value) && value <= MAX_FLOOR)) return undefined;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  // '1st or 2nd floor' is a range, '1st or 5th floor' is none.
  if (!isRange && new Set(values).size !== high - low + 1) return undefined;
  if (isRange || bound === undefined) return { min_floor: low, max_floor: high };
  if (bound.bound === 'min') return { min_floor: bound.isExclusive ? low + 1 : low };
  const max = bound.isExclusive ? high - 1 : high;
  return bound.bound === 'max' && max >= 0 ? { max_floor: max } : undefined;
}

/** Ages and times have an upper limit only. */
function toUpperLimit({ values, isRange, bound }: Measure, highest: number): number | undefined {
  const [value, ...others] = values;
  if (value === undefined || isRange || others.length > 0 || bound?.bound === 'min') return undefined;
  return Number.isInteger(value) && value <= highest ? value : undefined;
}

const MAX_YEARS = 200;
const MAX_DAYS = 3650;

function ageFilters(measure: Measure): SentenceFilters | undefined {
  const years = toUpperLimit(measure, MAX_YEARS);
  return years === undefined ? undefined : { max_age: years };
}

function listedFilters(measure: Measure): SentenceFilters | undefined {
  const days = toUpperLimit(measure, MAX_DAYS);
  return days === undefined || days === 0 ? undefined : { listed_within: days };
}

const FILTERS: Record<Measure['counts'], (measure: Measure) => SentenceFilters | undefined> = {
  money: priceFilters,
  nothing: bareFilters,
  bhk: bhkFilters,
  rk: roomKitchenFilters,
  area: areaFilters,
  floor: floorFilters,
  years: ageFilters,
  days: listedFilters,
};

/** The filters that a measure means; undefined if no filter can express it. */
export const toFilters = (measure: Measure): SentenceFilters | undefined => FILTERS[measure.counts](measure);
