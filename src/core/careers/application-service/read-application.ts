import { and, type Db, desc, eq, ne, tables } from '#db';
import { DomainError } from '../../errors.ts';
import { readConsent } from '../../leads/index.ts';
import { type ApplicationRow, applicationRows } from './application-rows.ts';
import { sameContact } from './find-applications.ts';

const { applicationEvents, jobApplications, users } = tables;

const MAX_OTHERS = 50;
const MAX_EVENTS = 500;

export const applicationNotFound = () => new DomainError('not_found', 'Application not found');

const getEvents = (db: Db, id: number) =>
  db
    .select({
      id: applicationEvents.id,
      kind: applicationEvents.kind,
      body: applicationEvents.body,
      actor: { id: users.id, full_name: users.fullName },
      createdAt: applicationEvents.createdAt,
    })
    .from(applicationEvents)
    .leftJoin(users, eq(users.id, applicationEvents.actorId))
    .where(eq(applicationEvents.applicationId, id))
    .orderBy(desc(applicationEvents.id))
    .limit(MAX_EVENTS);

async function getOtherApplications(db: Db, { id, email, mobile }: ApplicationRow) {
  const found = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(and(sameContact(email, mobile), ne(jobApplications.id, id)))
    .orderBy(desc(jobApplications.createdAt), jobApplications.id)
    .limit(MAX_OTHERS);
  return applicationRows(
    db,
    found.map((other) => other.id),
  );
}

/** Returns an application with its history (newest first), its consent and the person's other applications. */
export async function readApplication(db: Db, id: number) {
  const [row] = await applicationRows(db, [id]);
  if (!row) throw applicationNotFound();
  const [events, consent, others] = await Promise.all([
    getEvents(db, id),
    readConsent(db, row.consentId),
    getOtherApplications(db, row),
  ]);
  return { ...row, events, consent, others };
}
