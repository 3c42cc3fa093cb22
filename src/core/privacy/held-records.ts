import { type AnyPgColumn, and, type Db, eq, inArray, or, type SQL, sql, type Tx, tables } from '#db';
import { applicationNumbers, type Contacts } from './contacts.ts';

const { enquiries, jobApplications, postedProperties, subscribers } = tables;

/** Ids of the records about a person. */
export interface HeldRecords {
  enquiries: number[];
  applications: number[];
  postings: number[];
  subscriptions: number[];
}

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
