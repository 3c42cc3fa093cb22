import { APPLICATION_STATUS_LABELS, type ApplicationQuery } from '#contract';
import { sheetTime } from '#contract/india-time.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { and, count, type Db, desc, eq, inArray, min, ne, or, type SQL, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { readConsent } from '../leads/index.ts';
import { MAX_LISTED } from '../paging.ts';
import { type Actor, contains, csvHead, csvLine, recordChange } from '../records/index.ts';

const { jobApplications, jobs, media, applicationEvents, users } = tables;

const MAX_JOBS = 200;

/** Indian numbers are stored with and without the country code. */
function spellings(mobile: string): string[] {
  const [, national] = /^(?:91)?(\d{10})$/.exec(mobile) ?? [];
  return national === undefined ? [mobile] : [national, `91${national}`];
}

/** Matches applications with this email address or phone number. */
const sameContact = (email: string, mobile: string): SQL | undefined =>
  or(eq(sql`lower(${jobApplications.email})`, email.toLowerCase()), inArray(jobApplications.mobile, spellings(mobile)));

/** A complete address or number is found however old the application is. */
async function existingContact(db: Db, text: string, digits: string): Promise<SQL | undefined> {
  const contact = sameContact(text, digits);
  const [existing] = await db.select({ id: jobApplications.id }).from(jobApplications).where(contact).limit(1);
  return existing && contact;
}

/** How many applications no one has looked at, counted up to a limit, and since when. */
export async function readNewApplications(db: Db): Promise<{ total: number; oldest_at: Date | null }> {
  const received = db
    .select({ createdAt: jobApplications.createdAt })
    .from(jobApplications)
    .where(eq(jobApplications.status, 'received'))
    .orderBy(jobApplications.createdAt)
    .limit(MAX_LISTED)
    .as('received');
  const [row] = await db.select({ total: count(), oldest_at: min(received.createdAt) }).from(received);
  return row ?? { total: 0, oldest_at: null };
}

/** Selects the newest rows by index; free text is then matched only within them. */
async function newest(db: Db, { q, status, job_id }: ApplicationQuery) {
  const digits = q.replaceAll(/[\s().+-]/g, '');
  const contact = q === '' ? undefined : await existingContact(db, q, digits);
  const found = db
    .select({
      id: jobApplications.id,
      createdAt: jobApplications.createdAt,
      fullName: jobApplications.fullName,
      email: jobApplications.email,
      mobile: jobApplications.mobile,
      location: jobApplications.location,
    })
    .from(jobApplications)
    .where(
      and(
        status && eq(jobApplications.status, status),
        job_id === undefined ? undefined : eq(jobApplications.jobId, job_id),
        contact,
      ),
    )
    .orderBy(desc(jobApplications.createdAt), jobApplications.id)
    .limit(MAX_LISTED)
    .as('found');
  const where =
    q === '' || contact
      ? undefined
      : or(
          contains(q, found.fullName, found.email, found.location),
          /^\d{3,}$/.test(digits) ? contains(digits, found.mobile) : undefined,
        );
  return { found, where };
}

/** Returns the ids of the matching applications, newest first. */
export async function findApplications(
  db: Db,
  query: ApplicationQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const { found, where } = await newest(db, query);
  const rows = await db
    .select({ id: found.id })
    .from(found)
    .where(where)
    .orderBy(desc(found.createdAt), found.id)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id }) => id);
}

export async function countApplications(db: Db, query: ApplicationQuery): Promise<number> {
  const { found, where } = await newest(db, query);
  const [all] = await db.select({ rows: count() }).from(found).where(where);
  return all?.rows ?? 0;
}

/** Openings with at least one application, newest first. */
export const appliedJobs = (db: Db) =>
  db
    .select({ id: jobs.id, job_title: jobs.jobTitle })
    .from(jobs)
    .where(sql`exists (select from ${jobApplications} where ${jobApplications.jobId} = ${jobs.id})`)
    .orderBy(desc(jobs.createdAt), jobs.id)
    .limit(MAX_JOBS);

const columns = {
  id: jobApplications.id,
  full_name: jobApplications.fullName,
  email: jobApplications.email,
  mobile: jobApplications.mobile,
  gender: jobApplications.gender,
  job: { id: jobs.id, job_title: jobs.jobTitle },
  role: jobApplications.role,
  location: jobApplications.location,
  experience: jobApplications.experience,
  linkedin: jobApplications.linkedin,
  about_yourself: jobApplications.aboutYourself,
  status: jobApplications.status,
  file: { name: media.originalName, byte_size: media.byteSize, state: media.status },
  retain_until: jobApplications.retainUntil,
  consentId: jobApplications.consentId,
  createdAt: jobApplications.createdAt,
};

/** Returns applications as staff see them, newest first. */
export async function applicationRows(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(jobApplications)
    .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
    .innerJoin(media, eq(media.id, jobApplications.fileId))
    .where(inArray(jobApplications.id, ids))
    .orderBy(desc(jobApplications.createdAt), jobApplications.id);
  return rows.map(({ file, ...row }) => ({ ...row, document: { ...file, name: file.name ?? 'document' } }));
}

type ApplicationRow = Awaited<ReturnType<typeof applicationRows>>[number];

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

const BATCH = 500;

const COLUMNS: Record<string, (row: ApplicationRow) => string | null> = {
  'Received (India time)': ({ createdAt }) => sheetTime(createdAt),
  Name: ({ full_name }) => full_name,
  Email: ({ email }) => email,
  Mobile: ({ mobile }) => mobile,
  Gender: ({ gender }) => gender,
  Job: ({ job }) => job.job_title,
  Role: ({ role }) => role,
  Location: ({ location }) => location,
  Experience: ({ experience }) => experience,
  LinkedIn: ({ linkedin }) => linkedin,
  About: ({ about_yourself }) => about_yourself,
  Status: ({ status }) => APPLICATION_STATUS_LABELS[status],
  'Kept until': ({ retain_until }) => retain_until,
};

async function* lines({ db }: Ctx, ids: number[]): AsyncGenerator<string> {
  yield csvHead(Object.keys(COLUMNS));
  for (let done = 0; done < ids.length; done += BATCH) {
    const rows = await applicationRows(db, ids.slice(done, done + BATCH));
    yield rows.map((row) => csvLine(Object.values(COLUMNS).map((of) => of(row)))).join('');
  }
}

/** Exports the matching applications as CSV in chunks; the export itself is recorded first. */
export async function exportApplications(ctx: Ctx, actor: Actor, query: ApplicationQuery) {
  const ids = await findApplications(ctx.db, query, { limit: MAX_LISTED, offset: 0 });
  // A search query can contain a person's name, so only whether there was one is recorded.
  const { page: _page, q, ...filters } = query;
  const after = { ...filters, searched: q !== '', rows: ids.length };
  const subject = ids.length === 1 ? '1 application' : `${indianNumber(ids.length)} applications`;
  await ctx.db.transaction((tx) =>
    recordChange(tx, actor, { action: 'export', entity: 'application', id: 0, subject, after }),
  );
  return lines(ctx, ids);
}
