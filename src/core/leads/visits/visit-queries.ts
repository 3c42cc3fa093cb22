import type { VisitQuery } from '#contract';
import { endOfIndiaDay, startOfIndiaDay } from '#contract/india-time.ts';
import { and, asc, type Db, eq, gte, lt, or, type SQL, type Tx, tables } from '#db';
import { isVisibleTo, type LeadViewer } from '../lead-scope.ts';

const { enquiries, users, visits } = tables;

export type Visit = typeof visits.$inferSelect;

const columns = {
  id: visits.id,
  enquiry_id: visits.enquiryId,
  at: visits.at,
  place: visits.place,
  with: { id: users.id, full_name: users.fullName },
  status: visits.status,
  is_told: visits.isTold,
};

/** Far more than anyone can make in the days that are asked for. */
const MAX_VISITS = 500;

/** Visits in the order of their time. */
export const visitRows = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select(columns)
    .from(visits)
    .leftJoin(users, eq(users.id, visits.withId))
    .where(where)
    .orderBy(asc(visits.at), visits.id)
    .limit(MAX_VISITS);

/** The planned and finished visits of some days: those that the viewer makes, and those of leads that the viewer sees. */
export async function listVisits(db: Db, { since, until }: VisitQuery, viewer: LeadViewer) {
  const rows = await db
    .select({
      ...columns,
      full_name: enquiries.fullName,
      countryCode: enquiries.countryCode,
      phoneNumber: enquiries.phoneNumber,
    })
    .from(visits)
    .innerJoin(enquiries, eq(enquiries.id, visits.enquiryId))
    .leftJoin(users, eq(users.id, visits.withId))
    .where(
      and(
        gte(visits.at, startOfIndiaDay(since)),
        lt(visits.at, endOfIndiaDay(until)),
        viewer.owners && or(isVisibleTo(viewer), eq(visits.withId, viewer.staff.id)),
      ),
    )
    .orderBy(asc(visits.at), visits.id)
    .limit(MAX_VISITS);
  return rows.map(({ countryCode, phoneNumber, ...row }) => ({ ...row, phone: `${countryCode} ${phoneNumber}` }));
}
