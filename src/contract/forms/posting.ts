import * as z from 'zod/mini';
import { catch as withFallback } from 'zod/mini';
import type { AreaUnit, PostedBy } from '../listings/enumerations.ts';
import { AREA_UNIT_LABELS, PROPERTY_TYPE_LABELS } from '../listings/labels.ts';
import { cleanLine, cleanText } from '../text.ts';
import { choiceFrom, EmailAddress, submissionFields, tooLong, whenTexts } from './fields.ts';
import { phoneChecks, phoneFields } from './phone.ts';

/** Counts code points, as the database does. */
const countCharacters = (text: string): number => Array.from(text).length;

interface TextLimits {
  min: number;
  max: number;
  tooShort?: string;
}

const text = (
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
const typed = (...checks: z.core.$ZodCheck<string>[]) => z._default(z.string().check(...checks), '');

const isBlank = (value: string): boolean => cleanText(value) === '';

/** Parses a positive number with or without commas; undefined if invalid. */
function parseNumber(value: string, format: RegExp, max: number): number | undefined {
  const plain = value.replace(/[\s,]/g, '');
  const number = format.test(plain) ? Number(plain) : 0;
  return number > 0 && number <= max ? number : undefined;
}

const MAX_PRICE = 1_000_000_000_000;
const MAX_AREA = 10_000_000;
const parsePrice = (value: string) => parseNumber(value, /^\d{1,13}$/, MAX_PRICE);
const parseArea = (value: string) => parseNumber(value, /^\d{1,8}(\.\d{1,3})?$/, MAX_AREA);

const DESCRIBE = 'Please describe the property in at least 30 characters';

const propertyFields = {
  address: text('Please enter the address of the property', { min: 10, max: 250 }),
  property_details: text(DESCRIBE, { min: 30, max: 4000, tooShort: DESCRIBE }, cleanText),
  price: z.pipe(
    typed(
      z.refine((value) => isBlank(value) || parsePrice(value) !== undefined, 'Please enter the price in whole rupees'),
    ),
    z.transform((value: string) => parsePrice(value) ?? null),
  ),
  area_value: typed(
    z.refine((value) => isBlank(value) || parseArea(value) !== undefined, 'Please enter the area as a number'),
  ),
  area_unit: typed(),
};

interface Area {
  area_value: string;
  area_unit: string;
}

const isAreaUnit = (unit: string): unit is AreaUnit => Object.hasOwn(AREA_UNIT_LABELS, unit);

/** A unit is required only with an area. */
const unitCheck = z.refine<Area>(({ area_value, area_unit }) => isBlank(area_value) || isAreaUnit(area_unit), {
  path: ['area_unit'],
  error: 'Please choose a unit',
  when: whenTexts('area_value', 'area_unit'),
});

/** Joins an area with its unit. */
function joinArea<Form extends Area>({ area_value, area_unit, ...form }: Form) {
  const value = parseArea(area_value);
  return { ...form, area: value !== undefined && isAreaUnit(area_unit) ? { value, unit: area_unit } : null };
}

const Property = z.object(propertyFields).check(unitCheck);

/** The part of a posting that its poster can change later. */
export const PropertyForm = z.pipe(Property, z.transform(joinArea<z.output<typeof Property>>));
export type PropertyChange = z.output<typeof PropertyForm>;

/** What is wrong without a RERA number, for the posters that need one. */
const RERA_ERRORS: Record<PostedBy, string | undefined> = {
  agent: 'Please enter your RERA agent number',
  owner: undefined,
  builder: 'Please enter the RERA number of the project',
};

const reraChecks = Object.entries(RERA_ERRORS).flatMap(([poster, error]) =>
  error === undefined
    ? []
    : z.refine<{ posted_by: string; rera_number: string }>(
        ({ posted_by, rera_number }) => posted_by !== poster || rera_number !== '',
        { path: ['rera_number'], error, when: whenTexts('posted_by', 'rera_number') },
      ),
);

const RERA_NUMBER = /^[a-z\d][a-z\d/.() -]{3,59}$/i;

const Posting = z
  .object({
    posted_by: choiceFrom(RERA_ERRORS, 'Please choose Agent, Owner or Builder'),
    name: text('Please enter your name', { min: 2, max: 80 }),
    email: EmailAddress,
    ...phoneFields,
    rera_number: typed(
      z.overwrite(cleanLine),
      z.refine((value) => value === '' || RERA_NUMBER.test(value), 'Please enter a valid RERA number'),
      z.toUpperCase(),
    ),
    property_type: choiceFrom(PROPERTY_TYPE_LABELS, 'Please choose a property type'),
    city: text('Please enter a city', { min: 2, max: 60 }),
    ...propertyFields,
    ...submissionFields,
    /** How long the form was open. A form submitted within a second comes from a bot. */
    filled_in_ms: withFallback(z.coerce.number().check(z.int(), z.nonnegative()), 0),
  })
  .check(unitCheck, ...reraChecks, ...phoneChecks);

/** The fields of a posted property; its pictures are uploaded with them. */
export const PostingInput = z.pipe(
  Posting,
  z.transform(({ rera_number, ...form }: z.output<typeof Posting>) => ({
    ...joinArea(form),
    rera_number: rera_number === '' ? null : rera_number,
  })),
);
export type PostingInput = z.output<typeof PostingInput>;
