import { type ApplicationQuery, MAX_PAGE, PAGE_SIZE } from '#contract';
import { and, count, type Db, desc, eq, inArray, or, type SQL, sql, tables } from '#db';
import { contains } from '../../records/index.ts';

const { jobApplications, jobs } = tables;

/** No page and no search goes beyond these rows, so the cost does not grow with the table. */
export const MAX_LISTED = MAX_PAGE * PAGE_SIZE;

const MAX_JOBS = 200;

/** Indian numbers are stored with and without the country code. */
function spellings(mobile: string): string[] {
  const [, national] = /^(?:91)?(\d{10})$/.exec(mobile) ?? [];
  return national === undefined ? [mobile] : [national, `91${national}`];
}

/** Matches applications with this email address or phone number. */
export const sameContact = (email: string, mobile: string): SQL | undefined =>
  or(eq(sql`lower(${jobApplications.email})`, email.toLowerCase()), inArray(jobApplications.mobile, spellings(mobile)));

/** A complete address or number is found however old the application is. */
async function existingContact(db: Db, text: string, digits: string): Promise<SQL | undefined> {
  const contact = sameContact(text, digits);
  const [existing] = await db.select({ id: jobApplications.id }).from(jobApplications).where(contact).limit(1);
  return existing && contact;
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
