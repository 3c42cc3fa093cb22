import {
  type JOB_READS,
  type Job,
  type JobAnswer,
  type JobDetail,
  type JobList,
  PAGE_SIZE,
  type PageQuery,
  type ReadHandlers,
} from '#contract';
import { indiaDay } from '#contract/india-time.ts';
import { and, count, type Db, desc, isNull, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { rowsBefore, totals } from '../paging.ts';
import { safeHtml } from '../safe-html.ts';
import { findBySlug } from '../slugs.ts';

const { jobs } = tables;

/** Public columns of an opening, listed one by one so that the contact person is never queried. */
export const jobColumns = {
  id: jobs.id,
  slug: jobs.slug,
  job_title: jobs.jobTitle,
  application_start_date_for_position: jobs.applicationStartDate,
  application_end_date_for_position: jobs.applicationEndDate,
  locations_for_position: jobs.locations,
  number_of_vacancies_for_position: jobs.vacancies,
  salary_range: jobs.salaryRange,
  education_required: jobs.educationRequired,
  experience_required: jobs.experienceRequired,
};

/** Start and end dates are inclusive, in India time. */
function isOpen(job: Job, now: Date): boolean {
  const today = indiaDay(now);
  return job.application_start_date_for_position <= today && today <= job.application_end_date_for_position;
}

/** Public view of an opening, with its HTML sanitised on output. */
const presentJob = (job: Job & Pick<JobDetail, 'job_description'>, now: Date): JobDetail => ({
  ...job,
  job_description: safeHtml(job.job_description),
  applications_open: isOpen(job, now),
});

const shown = isNull(jobs.deletedAt);

/** A page of the openings, newest first. */
async function listJobs(db: Db, { page }: PageQuery): Promise<JobList> {
  const [rows, [all]] = await Promise.all([
    db
      .select(jobColumns)
      .from(jobs)
      .where(shown)
      .orderBy(desc(jobs.createdAt), jobs.id)
      .limit(PAGE_SIZE)
      .offset(rowsBefore(page)),
    db.select({ jobs: count() }).from(jobs).where(shown),
  ]);
  return { success: true, career: rows, ...totals(all?.jobs ?? 0) };
}

/** Finds an opening by its current or a former slug. */
async function readJob({ db, now }: Ctx, slug: string): Promise<JobAnswer> {
  const found = await findBySlug(db, 'job', slug, (where) =>
    db
      .select({ ...jobColumns, job_description: jobs.jobDescription })
      .from(jobs)
      .where(and(shown, where)),
  );
  if (!found) throw new DomainError('not_found', 'Job not found');
  return { success: true, career: presentJob(found, now()) };
}

/** Returns the opening to apply for; throws if it does not accept applications today. */
export async function jobToApplyFor({ db, now }: Ctx, slug: string): Promise<{ id: number; title: string }> {
  const found = await findBySlug(db, 'job', slug, (where) => db.select(jobColumns).from(jobs).where(and(shown, where)));
  if (!found) throw new DomainError('not_found', 'Job not found');
  if (!isOpen(found, now())) throw new DomainError('gone', 'Applications closed');
  return { id: found.id, title: found.job_title };
}

/** Openings that accept applications today, up to `max`. */
export async function openJobs(tx: Tx, now: Date, max: number): Promise<{ slug: string; updatedAt: Date }[]> {
  const today = indiaDay(now);
  return tx
    .select({ slug: jobs.slug, updatedAt: jobs.updatedAt })
    .from(jobs)
    .where(and(shown, sql`${today} between ${jobs.applicationStartDate} and ${jobs.applicationEndDate}`))
    .orderBy(jobs.id)
    .limit(max);
}

export const jobReads = (ctx: Ctx): ReadHandlers<keyof typeof JOB_READS> => ({
  '/jobs': (query) => listJobs(ctx.db, query),
  '/jobs/:slug': ({ slug }) => readJob(ctx, slug),
});
