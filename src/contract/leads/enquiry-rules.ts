import { INVALID_EMAIL, isEmail } from '../people/email-rules.ts';

/** What a visitor fills in. This file holds no zod, so that public pages can check a form without it. */
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

/** What a database cannot hold and nobody can see: control characters but tab and line feed, and halves of characters. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

/** Text as it is stored: without unseen characters and without blanks around it. */
export const tidy = (text: string): string => text.replace(UNSEEN, '').trim();

/** The same for what belongs on one line. */
export const tidyLine = (text: string): string => tidy(text).replace(/\s+/g, ' ');

const INDIA = '+91';

/**
 * The digits to dial after the country code, or undefined when nobody could be reached under them. People write
 * numbers with blanks, hyphens and brackets, repeat the country code, and in India put a zero before the ten digits.
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

/** What is wrong with a form, field by field; the same that `EnquiryInput` would refuse, in the same words. */
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
