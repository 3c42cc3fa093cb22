import type { AreaUnit, PostedBy, PropertyType } from '../listings/enumerations.ts';
import { AREA_UNIT_LABELS, PROPERTY_TYPE_LABELS } from '../listings/labels.ts';
import { POSTED_BY_LABELS } from '../listings/posted-by-labels.ts';
import { INVALID_EMAIL, isEmail } from '../people/email-rules.ts';
import { COUNTRY_CODE, INVALID, nationalNumber, tidy, tidyLine, tooLong } from './enquiry-rules.ts';

/**
 * The property fields as typed. This file does not import zod, so that public pages can validate the form without
 * loading it.
 */
export interface PropertyFields {
  address: string;
  property_details: string;
  price: string;
  area_value: string;
  area_unit: string;
}

export interface PostingFields extends PropertyFields {
  posted_by: string;
  name: string;
  email: string;
  country_code: string;
  phone_number: string;
  city: string;
  property_type: string;
  rera_number: string;
}

export type PostingErrors = Partial<Record<keyof PostingFields | 'iAgreeToTerms' | 'images', string>>;

export const MAX_PICTURES = 5;
export const LARGEST_PICTURE_BYTES = 8 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

const LENGTHS = {
  name: [2, 80],
  city: [2, 60],
  address: [10, 250],
  property_details: [30, 4000],
} as const;

const MISSING = {
  name: 'Please enter your name',
  city: 'Please enter a city',
  address: 'Please enter the address of the property',
  property_details: 'Please describe the property',
};

const UNCLEAR = {
  posted_by: 'Please choose Agent, Owner or Builder',
  property_type: 'Please choose a property type',
  price: 'Please enter the price in whole rupees',
  area_value: 'Please enter the area as a number',
  area_unit: 'Please choose a unit',
  rera_number: 'Please enter a valid RERA number',
};

/** The posters that need a RERA number, and the error message. */
export const RERA_NEEDED: Partial<Record<string, string>> = {
  agent: 'Please enter your RERA agent number',
  builder: 'Please enter the RERA number of the project',
};

export const AGREE = 'Please agree to the terms';

const RERA_NUMBER = /^[a-z\d][a-z\d/.() -]{3,59}$/i;
const DEAREST = 1_000_000_000_000;
const LARGEST_AREA = 10_000_000;

/** Counts code points, as the database does. */
const countCharacters = (text: string): number => Array.from(text).length;

function validateText(field: keyof typeof LENGTHS, text: string): string | undefined {
  const [min, max] = LENGTHS[field];
  if (text === '') return MISSING[field];
  if (countCharacters(text) < min) return `Please use at least ${min} characters`;
  return countCharacters(text) > max ? tooLong(max) : undefined;
}

/** Parses a number with or without commas; undefined if invalid. */
const numberIn = (typed: string, shape: RegExp): number | undefined => {
  const plain = typed.replace(/[\s,]/g, '');
  return shape.test(plain) ? Number(plain) : undefined;
};

const within = (number: number | undefined, max: number): boolean =>
  number !== undefined && number > 0 && number <= max;

const parsePrice = (typed: string) => numberIn(typed, /^\d{1,13}$/);
const parseArea = (typed: string) => numberIn(typed, /^\d{1,8}(\.\d{1,3})?$/);
const isBlank = (typed: string) => tidy(typed) === '';

const isOption = (labels: object, chosen: string) => Object.hasOwn(labels, chosen);

function validateRera({ posted_by, rera_number }: PostingFields): string | undefined {
  if (isBlank(rera_number)) return RERA_NEEDED[posted_by];
  return RERA_NUMBER.test(tidyLine(rera_number)) ? undefined : UNCLEAR.rera_number;
}

const set = (errors: object) => Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));

/** Field errors of the property fields. */
export function validateProperty(fields: PropertyFields): Partial<Record<keyof PropertyFields, string>> {
  const { price, area_value, area_unit } = fields;
  const errors: Record<keyof PropertyFields, string | undefined> = {
    address: validateText('address', tidyLine(fields.address)),
    property_details: validateText('property_details', tidy(fields.property_details)),
    price: isBlank(price) || within(parsePrice(price), DEAREST) ? undefined : UNCLEAR.price,
    area_value: isBlank(area_value) || within(parseArea(area_value), LARGEST_AREA) ? undefined : UNCLEAR.area_value,
    area_unit: isBlank(area_value) || isOption(AREA_UNIT_LABELS, area_unit) ? undefined : UNCLEAR.area_unit,
  };
  return set(errors);
}

/** Field errors of a posting form. */
export function validatePosting(fields: PostingFields): PostingErrors {
  const errors = {
    posted_by: isOption(POSTED_BY_LABELS, fields.posted_by) ? undefined : UNCLEAR.posted_by,
    name: validateText('name', tidyLine(fields.name)),
    email: isEmail(fields.email) ? undefined : INVALID_EMAIL,
    country_code: COUNTRY_CODE.test(fields.country_code) ? undefined : INVALID.country_code,
    phone_number: nationalNumber(fields.country_code, fields.phone_number) ? undefined : INVALID.phone_number,
    rera_number: validateRera(fields),
    property_type: isOption(PROPERTY_TYPE_LABELS, fields.property_type) ? undefined : UNCLEAR.property_type,
    city: validateText('city', tidyLine(fields.city)),
    ...validateProperty(fields),
  };
  return set(errors);
}

/** The property fields as stored. Only for valid fields. */
export const propertyIn = (fields: PropertyFields) => ({
  address: tidyLine(fields.address),
  property_details: tidy(fields.property_details),
  price: parsePrice(fields.price) ?? null,
  area: isBlank(fields.area_value)
    ? null
    : { value: Number(parseArea(fields.area_value)), unit: fields.area_unit as AreaUnit },
});

export type PropertyChange = ReturnType<typeof propertyIn>;

/** A posting as stored. Only for valid fields. */
export const postingIn = (fields: PostingFields) => ({
  ...propertyIn(fields),
  posted_by: fields.posted_by as PostedBy,
  name: tidyLine(fields.name),
  email: fields.email.trim().toLowerCase(),
  country_code: fields.country_code,
  phone_number: nationalNumber(fields.country_code, fields.phone_number) ?? '',
  city: tidyLine(fields.city),
  property_type: fields.property_type as PropertyType,
  rera_number: isBlank(fields.rera_number) ? null : tidyLine(fields.rera_number).toUpperCase(),
});
