import { EmailAddress, nationalNumber } from '#contract';
import { type AnyPgColumn, and, type Db, eq, inArray, notInArray, or, type SQL, sql, type Tx, tables } from '#db';
import { DomainError } from '../errors.ts';

const { enquiries, jobApplications, postedProperties, subscribers, mails } = tables;

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
    else throw new DomainError('invalid', 'Please enter a full phone number or email address', `contacts.${index}`);
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

/** The same as the contacts of the sales team have them. */
export const toContactPoints = ({ emails, phones }: Contacts) => [
  ...emails.map((email) => ({ kind: 'email' as const, value: email.toLowerCase() })),
  ...phones.map(({ countryCode = INDIA, number }) => ({ kind: 'phone' as const, value: `${countryCode} ${number}` })),
];

/** Ids of the records about a person. */
export interface HeldRecords {
  enquiries: number[];
  applications: number[];
  postings: number[];
  subscriptions: number[];
}

/** Conditions of records that a law may require us to keep: a closed deal, and an employment. */
export const isTransaction = {
  enquiries: sql<boolean>`${enquiries.status} = 'won'`,
  applications: sql<boolean>`${jobApplications.status} = 'hired'`,
};

export const NOTHING_HELD: HeldRecords = { enquiries: [], applications: [], postings: [], subscriptions: [] };

const mailedBy = (column: AnyPgColumn, { emails }: Contacts): SQL | undefined =>
  emails.length === 0 ? undefined : inArray(sql`lower(${column})`, emails);

const phoneMatches = (code: AnyPgColumn, column: AnyPgColumn, { phones }: Contacts): SQL | undefined =>
  or(
    ...phones.map(({ countryCode, number }) =>
      and(eq(column, number), countryCode === undefined ? undefined : eq(code, countryCode)),
    ),
  );

const getIds = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);

/** Finds every record of a person by exact match of their contacts. */
export async function findHeldRecords(db: Db | Tx, contacts: Contacts): Promise<HeldRecords> {
  // Without any condition the query would match every row.
  const never = sql`false`;
  const numbers = applicationNumbers(contacts.phones);
  return {
    enquiries: getIds(
      await db
        .select({ id: enquiries.id })
        .from(enquiries)
        .where(
          or(
            never,
            mailedBy(enquiries.email, contacts),
            phoneMatches(enquiries.countryCode, enquiries.phoneNumber, contacts),
          ),
        ),
    ),
    applications: getIds(
      await db
        .select({ id: jobApplications.id })
        .from(jobApplications)
        .where(
          or(
            never,
            mailedBy(jobApplications.email, contacts),
            numbers.length === 0 ? undefined : inArray(jobApplications.mobile, numbers),
          ),
        ),
    ),
    postings: getIds(
      await db
        .select({ id: postedProperties.id })
        .from(postedProperties)
        .where(
          or(
            never,
            mailedBy(postedProperties.email, contacts),
            phoneMatches(postedProperties.countryCode, postedProperties.phoneNumber, contacts),
          ),
        ),
    ),
    subscriptions: getIds(
      await db
        .select({ id: subscribers.id })
        .from(subscribers)
        .where(or(never, mailedBy(subscribers.email, contacts))),
    ),
  };
}

/** Emails about staff accounts are excluded, even if that person is also a customer. */
export const ACCOUNT_TEMPLATES = ['password-reset', 'invitation'];

/** The email addresses in these records, in lower case, together with `knownEmails`. */
export async function getEmailAddresses(db: Db | Tx, held: HeldRecords, knownEmails: string[]): Promise<string[]> {
  const sources = [
    { table: enquiries, ids: held.enquiries },
    { table: jobApplications, ids: held.applications },
    { table: postedProperties, ids: held.postings },
    { table: subscribers, ids: held.subscriptions },
  ];
  const addresses = new Set(knownEmails);
  for (const { table, ids } of sources) {
    if (ids.length === 0) continue;
    const rows = await db.select({ email: table.email }).from(table).where(inArray(table.id, ids));
    for (const { email } of rows) addresses.add(email.toLowerCase());
  }
  // An enquiry can have none; emails about other people have none either.
  addresses.delete('');
  return [...addresses];
}

/** Fragments of email data that refer to these records. */
const about = (held: HeldRecords): object[] => [
  ...held.enquiries.map((enquiryId) => ({ enquiryId })),
  ...held.applications.map((applicationId) => ({ applicationId })),
  ...held.postings.map((postingId) => ({ postingId })),
  ...held.subscriptions.map((subscriberId) => ({ subscriberId })),
];

/** Emails about these records. With `emails`, also everything else sent to those addresses, or to staff about them. */
export async function findHeldMails(db: Db | Tx, held: HeldRecords, emails: string[] = []): Promise<number[]> {
  const named = [...about(held), ...emails.map((email) => ({ email }))].map((data) => JSON.stringify(data));
  if (named.length === 0) return [];
  const list = sql.join(
    named.map((data) => sql`${data}::jsonb`),
    sql`, `,
  );
  const found = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        notInArray(mails.template, ACCOUNT_TEMPLATES),
        or(
          emails.length === 0 ? undefined : inArray(sql`lower(${mails.recipient})`, emails),
          sql`${mails.data} @> any(array[${list}])`,
        ),
      ),
    );
  return found.map(({ id }) => id);
}
