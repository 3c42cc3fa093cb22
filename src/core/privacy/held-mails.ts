import { and, type Db, inArray, notInArray, or, sql, type Tx, tables } from '#db';
import type { HeldRecords } from './held-records.ts';

const { enquiries, jobApplications, mails, postedProperties, subscribers } = tables;

/** Emails about staff accounts are excluded, even if that person is also a customer. */
const OF_ACCOUNTS = ['password-reset', 'invitation'];

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
        notInArray(mails.template, OF_ACCOUNTS),
        or(
          emails.length === 0 ? undefined : inArray(sql`lower(${mails.recipient})`, emails),
          sql`${mails.data} @> any(array[${list}])`,
        ),
      ),
    );
  return found.map(({ id }) => id);
}
