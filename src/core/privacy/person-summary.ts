import { type AnyPgColumn, type Db, desc, eq, inArray, or, type SQL, sql, tables } from '#db';
import { toHistoryCondition } from './erase-records.ts';
import {
  applicationContact,
  applicationNumbers,
  type Contacts,
  findHeldMails,
  findHeldRecords,
  getEmailAddresses,
  type HeldRecords,
  readContacts,
  shownContacts,
} from './held-records.ts';

const { auditEntries, enquiries, jobApplications, mails, postedProperties, subscribers, users, consents } = tables;

const columns = {
  notice_version: consents.noticeVersion,
  purposes: consents.purposes,
  agreed_at: consents.agreedAt,
  ip: consents.ip,
  user_agent: consents.userAgent,
  withdrawn_at: consents.withdrawnAt,
};

/** The consents of a person, newest first: form, purposes, time, origin and withdrawal. */
export async function getConsents(db: Db, held: HeldRecords) {
  const forms = [
    { given_with: 'enquiry' as const, table: enquiries, ids: held.enquiries },
    { given_with: 'application' as const, table: jobApplications, ids: held.applications },
    { given_with: 'posting' as const, table: postedProperties, ids: held.postings },
    { given_with: 'newsletter' as const, table: subscribers, ids: held.subscriptions },
  ];
  const found = await Promise.all(
    forms.map(async ({ given_with, table, ids }) => {
      if (ids.length === 0) return [];
      const rows = await db
        .select({ record_id: table.id, ...columns })
        .from(table)
        .innerJoin(consents, eq(consents.id, table.consentId))
        .where(inArray(table.id, ids));
      return rows.map((row) => ({ given_with, ...row }));
    }),
  );
  return found.flat().toSorted((one, other) => other.agreed_at.getTime() - one.agreed_at.getTime());
}

/** Maximum records listed per kind; the others are only counted. */
const MAX_LISTED = 100;

const chosen = (column: AnyPgColumn, ids: number[]): SQL => (ids.length === 0 ? sql`false` : inArray(column, ids));

// Raw names: Drizzle leaves columns unqualified in a select list, so they would refer to the wrong table.
async function getRecords(db: Db, held: HeldRecords) {
  const [enquiryRows, applicationRows, postingRows, subscriptionRows] = await Promise.all([
    db
      .select({
        id: enquiries.id,
        title: sql<string>`coalesce(nullif(${enquiries.message}, ''), 'Callback request')`,
        name: enquiries.fullName,
        email: enquiries.email,
        phone: sql<string>`${enquiries.countryCode} || ' ' || ${enquiries.phoneNumber}`,
        state: sql<string>`${enquiries.status}`,
        createdAt: enquiries.createdAt,
        events: sql<number>`(select count(*) from enquiry_events e where e.enquiry_id = enquiries.id)`,
        files: sql<number>`0`.mapWith(Number),
      })
      .from(enquiries)
      .where(chosen(enquiries.id, held.enquiries))
      .orderBy(desc(enquiries.id))
      .limit(MAX_LISTED),
    db
      .select({
        id: jobApplications.id,
        title: sql<string>`(select j.job_title from jobs j where j.id = job_applications.job_id)`,
        name: jobApplications.fullName,
        email: jobApplications.email,
        phone: jobApplications.mobile,
        state: sql<string>`${jobApplications.status}`,
        createdAt: jobApplications.createdAt,
        events: sql<number>`(select count(*) from application_events e where e.application_id = job_applications.id)`,
        files: sql<number>`1`.mapWith(Number),
      })
      .from(jobApplications)
      .where(chosen(jobApplications.id, held.applications))
      .orderBy(desc(jobApplications.id))
      .limit(MAX_LISTED),
    db
      .select({
        id: postedProperties.id,
        title: sql<string>`case when strpos(lower(${postedProperties.address}), lower(${postedProperties.city})) > 0 then ${postedProperties.address} else ${postedProperties.address} || ', ' || ${postedProperties.city} end`,
        name: postedProperties.name,
        email: postedProperties.email,
        phone: sql<string>`${postedProperties.countryCode} || ' ' || ${postedProperties.phoneNumber}`,
        state: sql<string>`case when ${postedProperties.deletedAt} is null then ${postedProperties.status}::text else 'deleted' end`,
        createdAt: postedProperties.createdAt,
        events: sql<number>`0`.mapWith(Number),
        files: sql<number>`(select count(*) from posted_property_images i where i.posted_property_id = posted_properties.id)`,
      })
      .from(postedProperties)
      .where(chosen(postedProperties.id, held.postings))
      .orderBy(desc(postedProperties.id))
      .limit(MAX_LISTED),
    db
      .select({
        id: subscribers.id,
        title: sql<string>`'Newsletter'`,
        name: sql<string>`''`,
        email: subscribers.email,
        phone: sql<string>`''`,
        state: sql<string>`${subscribers.status}`,
        createdAt: subscribers.createdAt,
        events: sql<number>`0`.mapWith(Number),
        files: sql<number>`0`.mapWith(Number),
      })
      .from(subscribers)
      .where(chosen(subscribers.id, held.subscriptions))
      .orderBy(desc(subscribers.id))
      .limit(MAX_LISTED),
  ]);
  return {
    enquiries: enquiryRows,
    applications: applicationRows,
    postings: postingRows,
    subscriptions: subscriptionRows,
  };
}

type Records = Awaited<ReturnType<typeof getRecords>>;

/** Contacts in the records that were not part of the search. */
function relatedTo(records: Records, typed: string[]): string[] {
  const enquiryRows = new Set(shownContacts(typed));
  const named = Object.entries(records).flatMap(([kind, rows]) =>
    rows.flatMap(({ email, phone }) => [email, kind === 'applications' ? applicationContact(phone) : phone]),
  );
  return shownContacts(named.filter((contact) => contact !== '')).filter((contact) => !enquiryRows.has(contact));
}

/** Staff with these contacts; there are few enough to compare their normalised numbers without an index. */
const staffWith = (db: Db, { emails, phones }: Contacts) => {
  const numbers = applicationNumbers(phones);
  const digits = sql`regexp_replace(${users.mobileNumber}, '\\D', '', 'g')`;
  return db
    .select({ id: users.id, full_name: users.fullName })
    .from(users)
    .where(
      or(
        sql`false`,
        emails.length === 0 ? undefined : inArray(sql`lower(${users.email})`, emails),
        numbers.length === 0 ? undefined : inArray(digits, numbers),
      ),
    )
    .limit(MAX_LISTED);
};

/** A summary of all data about a person. */
export async function summarisePerson(db: Db, typed: string[]) {
  const contacts = readContacts(typed);
  const held = await findHeldRecords(db, contacts);
  const mailIds = await findHeldMails(db, held, await getEmailAddresses(db, held, contacts.emails));
  const [records, staff, mailRows, consentRows, history] = await Promise.all([
    getRecords(db, held),
    staffWith(db, contacts),
    db
      .select({ id: mails.id, template: mails.template, createdAt: mails.createdAt, sent_at: mails.sentAt })
      .from(mails)
      .where(chosen(mails.id, mailIds))
      .orderBy(desc(mails.id))
      .limit(MAX_LISTED),
    getConsents(db, held),
    db.$count(auditEntries, toHistoryCondition(held)),
  ]);
  return {
    contacts: shownContacts(typed),
    related: relatedTo(records, typed),
    staff,
    ...records,
    mails: mailRows,
    consents: consentRows.slice(0, MAX_LISTED),
    totals: {
      enquiries: held.enquiries.length,
      applications: held.applications.length,
      postings: held.postings.length,
      subscriptions: held.subscriptions.length,
      mails: mailIds.length,
      history,
    },
  };
}
