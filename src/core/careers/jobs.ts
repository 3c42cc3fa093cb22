import { type JobAnswer, type JobList, PAGE_SIZE, type PageQuery } from '#contract';
import { and, count, type Db, desc, isNull, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { rowsBefore, totals } from '../paging.ts';
import { findBySlug } from '../slugs/index.ts';
import { isOpen, jobColumns, presentJob, todayInIndia } from './present-job.ts';

const { jobs } = tables;

const shown = isNull(jobs.deletedAt);

/** A page of the openings, newest first. */
export async function listJobs(db: Db, { page }: PageQuery): Promise<JobList> {
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
export async function readJob({ db, now }: Ctx, slug: string): Promise<JobAnswer> {
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
  const today = todayInIndia(now);
  return tx
    .select({ slug: jobs.slug, updatedAt: jobs.updatedAt })
    .from(jobs)
    .where(and(shown, sql`${today} between ${jobs.applicationStartDate} and ${jobs.applicationEndDate}`))
    .orderBy(jobs.id)
    .limit(max);
}
