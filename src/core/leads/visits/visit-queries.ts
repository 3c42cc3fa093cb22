import type { VisitQuery } from '#contract';
import { endOfIndiaDay, startOfIndiaDay } from '#contract/india-time.ts';
import { and, asc, type Db, eq, gte, lt, ne, or, type SQL, sql, type Tx, tables } from '#db';
import { may } from '../../accounts/index.ts';
import { isVisibleTo, type LeadViewer, maySeeLead } from '../lead-scope.ts';

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

const selectNamedVisits = (db: Db, where: SQL | undefined) =>
  db
    .select({
      ...columns,
      full_name: enquiries.fullName,
      phone: sql<string>`${enquiries.countryCode} || ' ' || ${enquiries.phoneNumber}`,
      ownerId: enquiries.assignedTo,
    })
    .from(visits)
    .innerJoin(enquiries, eq(enquiries.id, visits.enquiryId))
    .leftJoin(users, eq(users.id, visits.withId))
    .where(where)
    .orderBy(asc(visits.at), visits.id)
    .limit(MAX_VISITS);

const isBetween = (since: string, until: string) =>
  and(gte(visits.at, startOfIndiaDay(since)), lt(visits.at, endOfIndiaDay(until)));

/** The planned and finished visits of some days: those that the viewer makes, and those of leads that the viewer sees. */
export const listVisits = (db: Db, { since, until }: VisitQuery, viewer: LeadViewer) =>
  selectNamedVisits(
    db,
    and(isBetween(since, until), viewer.owners && or(isVisibleTo(viewer), eq(visits.withId, viewer.staff.id))),
  );

/** The visits of a day that the viewer makes, and those of the viewer's own leads. */
export async function listOwnVisits(db: Db, day: string, viewer: LeadViewer) {
  const { id } = viewer.staff;
  const isOwn = or(eq(visits.withId, id), eq(enquiries.assignedTo, id));
  const rows = await selectNamedVisits(db, and(isBetween(day, day), ne(visits.status, 'cancelled'), isOwn));
  const mayChange = may(viewer.staff, 'leads:change');
  return rows.map((row) => ({ ...row, may_change: mayChange && maySeeLead(viewer, row.ownerId) }));
}
