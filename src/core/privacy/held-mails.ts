import { and, type Db, inArray, notInArray, or, sql, type Tx, tables } from '#db';
import type { HeldRecords } from './held-records.ts';

const { enquiries, jobApplications, mails, postedProperties, subscribers } = tables;

/** Belong to the account of a colleague, whoever else that colleague is. */
const OF_ACCOUNTS = ['password-reset', 'invitation'];

/** The addresses that records name, in small letters, with those that are known already. */
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
  return [...addresses];
}

/** What mails call the records they are about. */
const about = (held: HeldRecords): object[] => [
  ...held.enquiries.map((enquiryId) => ({ enquiryId })),
  ...held.applications.map((applicationId) => ({ applicationId })),
  ...held.postings.map((postingId) => ({ postingId })),
  ...held.subscriptions.map((subscriberId) => ({ subscriberId })),
];

/**
 * Mails about records. With the addresses of a person also everything else that was mailed to them, or to the desk about
 * them.
 */
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
        notInArray(mails.template, OF_ACCOUNTS),
        or(
          emails.length === 0 ? undefined : inArray(sql`lower(${mails.recipient})`, emails),
          sql`${mails.data} @> any(array[${list}])`,
        ),
      ),
    );
  return found.map(({ id }) => id);
}
