import { EmailAddress } from '../forms/fields.ts';
import { nationalNumber } from '../forms/phone.ts';
import type { ContactPointKind } from '../people/enumerations.ts';

const INDIA = '+91';

export interface PhoneNumber {
  country_code: string;
  phone_number: string;
}

/**
 * A phone number as people write or paste it; undefined if it is none. Without a country code it is Indian; another
 * country is known only if a space follows its code, as in '+971 50 123 4567'.
 */
export function readPhone(typed: string): PhoneNumber | undefined {
  const indian = nationalNumber(INDIA, typed) ?? /^(?:00)?91(\d{10})$/.exec(typed.replaceAll(/[\s().-]/g, ''))?.[1];
  if (indian !== undefined) return { country_code: INDIA, phone_number: indian };
  const [, code = '', rest = ''] = /^(\+\d{1,4})\s(.+)$/.exec(typed.trim().replace(/^00/, '+')) ?? [];
  if (code === INDIA || code === '') return undefined;
  const number = nationalNumber(code, rest);
  return number === undefined ? undefined : { country_code: code, phone_number: number };
}

export interface ContactPoint {
  kind: ContactPointKind;
  value: string;
}

export const toPhonePoint = ({ country_code, phone_number }: PhoneNumber): ContactPoint => ({
  kind: 'phone',
  value: `${country_code} ${phone_number}`,
});

/** A phone number or an email address as people write it; undefined if it is neither. */
export function readContactPoint(typed: string): ContactPoint | undefined {
  const email = EmailAddress.safeParse(typed);
  if (email.success) return { kind: 'email', value: email.data.toLowerCase() };
  const phone = readPhone(typed);
  return phone && toPhonePoint(phone);
}
