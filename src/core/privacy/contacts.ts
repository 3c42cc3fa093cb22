import { EmailAddress, nationalNumber } from '#contract';
import { DomainError } from '../errors.ts';

/** A phone number as forms store it; the country is unknown if only digits were entered. */
interface PhoneNumber {
  countryCode: string | undefined;
  number: string;
}

export interface Contacts {
  emails: string[];
  phones: PhoneNumber[];
}

const INDIA = '+91';
const MAX_COUNTRY_CODE_LENGTH = 4;

/** The length of the country code is unknown, so every split that a form may have stored is tried. */
const international = (digits: string): PhoneNumber[] =>
  Array.from({ length: MAX_COUNTRY_CODE_LENGTH }, (_, place) => ({
    countryCode: `+${digits.slice(0, place + 1)}`,
    number: digits.slice(place + 1),
  })).filter(({ number }) => number.length >= 5);

function parsePhones(typed: string): PhoneNumber[] {
  const plain = typed.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const indian = nationalNumber(INDIA, plain) ?? /^91(\d{10})$/.exec(plain)?.[1];
  if (indian !== undefined) return [{ countryCode: INDIA, number: indian }];
  if (/^\+\d{6,18}$/.test(plain)) return international(plain.slice(1));
  return /^\d{5,15}$/.test(plain) ? [{ countryCode: undefined, number: plain }] : [];
}

/** Parses contacts as people write them: any case or spacing, with or without a country code. */
export function readContacts(typed: string[]): Contacts {
  const contacts: Contacts = { emails: [], phones: [] };
  for (const [index, one] of typed.entries()) {
    const email = EmailAddress.safeParse(one);
    const phones = email.success ? [] : parsePhones(one);
    if (email.success) contacts.emails.push(email.data);
    else if (phones.length > 0) contacts.phones.push(...phones);
    else throw new DomainError('invalid', 'Please enter a whole phone number or email address', `contacts.${index}`);
  }
  return contacts;
}

/** Every format in which the application form, which does not ask for a country, may have stored a number. */
export const applicationNumbers = (phones: PhoneNumber[]): string[] =>
  phones.flatMap(({ countryCode, number }) => {
    const whole = `${countryCode?.slice(1) ?? ''}${number}`;
    return countryCode === INDIA ? [number, `0${number}`, whole] : [whole];
  });

/** Contacts in one normalised display format, without duplicates. */
export function shownContacts(typed: string[]): string[] {
  const shown = typed.map((one) => {
    const { emails, phones } = readContacts([one]);
    const [phone] = phones;
    if (!phone) return emails[0] ?? one;
    if (phones.length > 1) return one.replace(/[\s().-]/g, '').replace(/^00/, '+');
    return `${phone.countryCode ?? ''}${phone.countryCode ? ' ' : ''}${phone.number}`;
  });
  return [...new Set(shown)];
}

/** Formats the phone number of an application as a contact. */
export function applicationContact(mobile: string): string {
  const [phone] = parsePhones(mobile);
  return phone?.countryCode ? `${phone.countryCode} ${phone.number}` : `+${mobile}`;
}
