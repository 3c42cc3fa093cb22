import { EmailAddress, nationalNumber } from '#contract';
import { DomainError } from '../errors.ts';

/** A telephone number as forms store it; the country is not known where somebody typed only digits. */
interface PhoneNumber {
  countryCode: string | undefined;
  number: string;
}

/** Whom to look for. */
export interface Contacts {
  emails: string[];
  phones: PhoneNumber[];
}

const INDIA = '+91';
const MAX_COUNTRY_CODE_LENGTH = 4;

/** Where a country code ends cannot be seen: every way to read the number that a form may have stored. */
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

/** Reads contacts as people write them: any case, any blanks, with and without the code of a country. */
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

/** Every way in which the form for applications, which asks for no country, may have stored a number. */
export const applicationNumbers = (phones: PhoneNumber[]): string[] =>
  phones.flatMap(({ countryCode, number }) => {
    const whole = `${countryCode?.slice(1) ?? ''}${number}`;
    return countryCode === INDIA ? [number, `0${number}`, whole] : [whole];
  });

/** A contact as it is shown, the same for every way of writing it. */
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

/** The number of an application as a contact. */
export function applicationContact(mobile: string): string {
  const [phone] = parsePhones(mobile);
  return phone?.countryCode ? `${phone.countryCode} ${phone.number}` : `+${mobile}`;
}
