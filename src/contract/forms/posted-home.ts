import * as z from 'zod/mini';
import { readArea } from '../amounts.ts';
import type { AreaUnit } from '../listings/enumerations.ts';
import {
  AREA_UNIT_LABELS,
  FURNISHING_LABELS,
  isDwelling,
  PROPERTY_TYPE_LABELS,
  PURPOSE_LABELS,
  TENANTS_LABELS,
} from '../listings/labels.ts';
import { readRupees } from '../read-amount.ts';
import { cleanLine, cleanText } from '../text.ts';
import { choiceFrom, tooLong, whenTexts } from './fields.ts';

/** Counts code points, as the database does. */
const countCharacters = (text: string): number => Array.from(text).length;

interface TextLimits {
  min: number;
  max: number;
  tooShort?: string;
}

export const text = (
  missing: string,
  { min, max, tooShort = `Please use at least ${min} characters` }: TextLimits,
  clean = cleanLine,
) =>
  z.string(missing).check(
    z.overwrite(clean),
    z.minLength(1, missing),
    z.refine((typed) => typed === '' || countCharacters(typed) >= min, tooShort),
    z.refine((typed) => countCharacters(typed) <= max, tooLong(max)),
  );

/** A field that may be left empty. */
export const typed = (...checks: z.core.$ZodCheck<string>[]) => z._default(z.string().check(...checks), '');

const line = (max: number) =>
  typed(
    z.overwrite(cleanLine),
    z.refine((value) => countCharacters(value) <= max, tooLong(max)),
  );

const isBlank = (value: string): boolean => cleanText(value) === '';

/** A value that `read` understands; null for an empty field. */
const readable = <Value>(read: (value: string) => Value | undefined, invalid: string) =>
  z.pipe(
    typed(z.refine((value) => isBlank(value) || read(value.trim()) !== undefined, invalid)),
    z.transform((value: string) => read(value.trim()) ?? null),
  );

const within = (min: number, max: number) => (value: string) => {
  const number = /^-?\d{1,4}$/.test(value) ? Number(value) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
};

function readAmount(value: string): number | undefined {
  const rupees = readRupees(value);
  return rupees !== null && rupees > 0 ? rupees : undefined;
}

const MAX_AREA = 10_000_000;

function parseArea(value: string): number | undefined {
  const area = readArea(value);
  return area !== null && area <= MAX_AREA ? area : undefined;
}

/** Keys of a table; an empty field is null. */
const optionalChoice = <Key extends string>(table: Record<Key, unknown>, invalid: string) =>
  readable((value) => (Object.hasOwn(table, value) ? (value as Key) : undefined), invalid);

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const readDay = (value: string) =>
  DAY.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) ? value : undefined;

const YES_OR_NO: Record<string, boolean> = { yes: true, no: false };

const DESCRIBE = 'Please describe the property in at least 30 characters';
const AMOUNT = 'Please enter an amount, such as 85,00,000 or 85 lakh';

/** The property of a posting, as its poster types it. */
export const homeFields = {
  purpose: z._default(choiceFrom(PURPOSE_LABELS, 'Please choose For sale or For rent'), 'sale'),
  property_type: choiceFrom(PROPERTY_TYPE_LABELS, 'Please choose a property type'),
  bhk_id: readable((value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined), 'Please choose a BHK'),
  city: text('Please enter a city', { min: 2, max: 60 }),
  locality: line(80),
  /** Never shown to visitors. */
  flat_number: line(40),
  address: text('Please enter the address of the property', { min: 10, max: 250 }),
  property_details: text(DESCRIBE, { min: 30, max: 4000, tooShort: DESCRIBE }, cleanText),
  price: readable(readAmount, AMOUNT),
  area_value: typed(
    z.refine((value) => isBlank(value) || parseArea(value) !== undefined, 'Please enter the area as a number'),
  ),
  carpet_area_value: typed(
    z.refine((value) => isBlank(value) || parseArea(value) !== undefined, 'Please enter the area as a number'),
  ),
  /** The unit of both areas. */
  area_unit: typed(),
  floor: readable(within(-5, 200), 'Please enter the floor as a number; 0 is the ground floor'),
  total_floors: readable(within(1, 200), 'Please enter the number of floors'),
  furnishing: optionalChoice(FURNISHING_LABELS, 'Please choose a furnishing'),
  deposit: readable(readAmount, AMOUNT),
  available_from: readable(readDay, 'Please enter a day'),
  minimum_stay_months: readable(within(0, 120), 'Please enter the months as a number'),
  maintenance_included: readable((value) => YES_OR_NO[value], 'Please choose Yes or No'),
  preferred_tenants: optionalChoice(TENANTS_LABELS, 'Please choose the tenants'),
};

interface Areas {
  area_value: string;
  carpet_area_value: string;
  area_unit: string;
}

const isAreaUnit = (unit: string): unit is AreaUnit => Object.hasOwn(AREA_UNIT_LABELS, unit);

/** Checks of several fields; each runs although another field is invalid. */
export const homeChecks = [
  // A unit is required only with an area.
  z.refine<Areas>(
    ({ area_value, carpet_area_value, area_unit }) =>
      (isBlank(area_value) && isBlank(carpet_area_value)) || isAreaUnit(area_unit),
    {
      path: ['area_unit'],
      error: 'Please choose a unit',
      when: whenTexts('area_value', 'carpet_area_value', 'area_unit'),
    },
  ),
  z.refine<Areas>(
    ({ area_value, carpet_area_value }) =>
      (parseArea(carpet_area_value) ?? 0) <= (parseArea(area_value) ?? Number.POSITIVE_INFINITY),
    {
      path: ['carpet_area_value'],
      error: 'The carpet area is larger than the built-up area',
      when: whenTexts('area_value', 'carpet_area_value'),
    },
  ),
  z.refine<{ floor: number | null; total_floors: number | null }>(
    ({ floor, total_floors }) => floor === null || total_floors === null || floor <= total_floors,
    { path: ['floor'], error: 'The floor is above the top floor', when: ({ value }) => hasNumbers(value) },
  ),
];

/** Whether both floors were read; a field that is invalid has its own error. */
const hasNumbers = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['floor', 'total_floors'].every((name) => {
    const number: unknown = Reflect.get(value, name);
    return number === null || typeof number === 'number';
  });

type HomeFields = z.output<z.ZodMiniObject<typeof homeFields>>;

/** Joins the areas with their unit, and drops what does not apply to the type and the purpose. */
export function toHome<Form extends HomeFields>({ area_value, carpet_area_value, area_unit, ...form }: Form) {
  const toArea = (typedArea: string) => {
    const value = parseArea(typedArea);
    return value !== undefined && isAreaUnit(area_unit) ? { value, unit: area_unit } : null;
  };
  const isRent = form.purpose === 'rent';
  return {
    ...form,
    deposit: isRent ? form.deposit : null,
    available_from: isRent ? form.available_from : null,
    minimum_stay_months: isRent ? form.minimum_stay_months : null,
    maintenance_included: isRent ? form.maintenance_included : null,
    preferred_tenants: isRent ? form.preferred_tenants : null,
    bhk_id: isDwelling(form.property_type) ? form.bhk_id : null,
    area: toArea(area_value),
    carpet_area: toArea(carpet_area_value),
  };
}
