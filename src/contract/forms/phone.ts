import * as z from 'zod/mini';
import { whenTexts } from './fields.ts';

const INDIA = '+91';
const INVALID_PHONE = 'Please enter a valid phone number';

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

export const phoneFields = {
  country_code: z._default(z.string().check(z.regex(/^\+\d{1,4}$/, 'Please choose a country code')), INDIA),
  phone_number: z.string(INVALID_PHONE),
};

interface Phone {
  country_code: string;
  phone_number: string;
}

/** Checks a number for its country and stores its digits. A form with `phoneFields` has these checks. */
export const phoneChecks = [
  z.refine<Phone>(({ country_code, phone_number }) => nationalNumber(country_code, phone_number) !== undefined, {
    path: ['phone_number'],
    error: INVALID_PHONE,
    when: whenTexts('country_code', 'phone_number'),
  }),
  z.overwrite<Phone>((form) => ({
    ...form,
    phone_number: nationalNumber(form.country_code, form.phone_number) ?? form.phone_number,
  })),
] as const;
