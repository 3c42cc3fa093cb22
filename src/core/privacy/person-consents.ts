import { type Db, eq, inArray, tables } from '#db';
import type { HeldRecords } from './held-records.ts';

const { consents, enquiries, jobApplications, postedProperties, subscribers } = tables;

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
        .select(columns)
        .from(table)
        .innerJoin(consents, eq(consents.id, table.consentId))
        .where(inArray(table.id, ids));
      return rows.map((row) => ({ given_with, ...row }));
    }),
  );
  return found.flat().toSorted((one, other) => other.agreed_at.getTime() - one.agreed_at.getTime());
}
