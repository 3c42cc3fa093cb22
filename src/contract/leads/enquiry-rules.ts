import { INVALID_EMAIL, isEmail } from '../people/email-rules.ts';

/** The form fields. This file does not import zod, so that public pages can validate the form without loading it. */
export interface EnquiryFields {
  full_name: string;
  email: string;
  country_code: string;
  phone_number: string;
  message: string;
}

export type EnquiryErrors = Partial<Record<keyof EnquiryFields, string>>;

export const MAX_LENGTH = { full_name: 80, message: 2000 };

export const INVALID = {
  full_name: 'Please enter your name',
  country_code: 'Please choose a country code',
  phone_number: 'Please enter a valid phone number',
  message: 'Please enter a message',
};

export const tooLong = (limit: number): string => `Please use at most ${limit} characters`;

export const COUNTRY_CODE = /^\+\d{1,4}$/;

/**
 * Control characters other than tab and line feed, and lone surrogates: invisible, and not accepted by the database.
 */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** Removes invisible characters and surrounding whitespace before text is stored. */
export const tidy = (text: string): string => text.replace(UNSEEN, '').trim();

/** The same for single-line text. */
export const tidyLine = (text: string): string => tidy(text).replace(/\s+/g, ' ');

const INDIA = '+91';

/**
 * The digits after the country code, or undefined if the number is invalid. Accepts spaces, hyphens and brackets, a
 * repeated country code, and in India a zero before the ten digits.
 */
export function nationalNumber(countryCode: string, typed: string): string | undefined {
  const plain = typed.replace(/[\s().-]/g, '');
  const number = plain.startsWith(countryCode) ? plain.slice(countryCode.length) : plain;
  if (countryCode === INDIA) return /^0?(\d{10})$/.exec(number)?.[1];
  return /^\d{5,14}$/.test(number) ? number : undefined;
}

function validateText(text: string, field: 'full_name' | 'message'): string | undefined {
  if (text === '') return INVALID[field];
  return text.length > MAX_LENGTH[field] ? tooLong(MAX_LENGTH[field]) : undefined;
}

/** Field errors of a form, with the same rules and messages as `EnquiryInput`. */
export function validateEnquiry(fields: EnquiryFields): EnquiryErrors {
  const errors: Record<keyof EnquiryFields, string | undefined> = {
    full_name: validateText(tidyLine(fields.full_name), 'full_name'),
    email: isEmail(fields.email) ? undefined : INVALID_EMAIL,
    country_code: COUNTRY_CODE.test(fields.country_code) ? undefined : INVALID.country_code,
    phone_number: nationalNumber(fields.country_code, fields.phone_number) ? undefined : INVALID.phone_number,
    message: validateText(tidy(fields.message), 'message'),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
