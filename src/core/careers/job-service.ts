import { type JobInput, validateJob } from '#contract';
import { tables } from '#db';
import type { Ctx } from '../context.ts';
import { InvalidFields } from '../errors.ts';
import { adminRecordService, type Change, contains } from '../records/index.ts';
import { safeHtml } from '../safe-html.ts';
import { slugAfter, toSlug } from '../slugs.ts';
import { jobColumns } from './jobs.ts';

const { jobs } = tables;

const COLUMNS = {
  ...jobColumns,
  job_description: jobs.jobDescription,
  contact_person_name: jobs.contactPersonName,
  contact_person_email: jobs.contactPersonEmail,
  contact_person_number: jobs.contactPersonNumber,
  createdAt: jobs.createdAt,
  updatedAt: jobs.updatedAt,
};

/** The slug follows the title, unless the new title produces the same slug. */
function getJobSlug(change: Change<typeof jobs.$inferSelect>, title: string | undefined) {
  const text = title && toSlug(title, 'job');
  const isSameSlug = change.before !== undefined && text === toSlug(change.before.jobTitle, 'job');
  return slugAfter(change, 'job', { slug: isSameSlug ? undefined : text, title });
}

/** Job openings for staff, including the contact person, which is never public. */
export const jobService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'jobs',
    noun: 'Job',
    table: jobs,
    rows: async (db, { where, orderBy, limit, offset }) => {
      const rows = await db
        .select(COLUMNS)
        .from(jobs)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      return rows.map((row) => ({ ...row, job_description: safeHtml(row.job_description) }));
    },
    matches: (text) => contains(text, jobs.jobTitle, jobs.contactPersonEmail, jobs.contactPersonName),
    sorts: { job_title: jobs.jobTitle, application_end: jobs.applicationEndDate, createdAt: jobs.createdAt },
    guard: ({ before }, next) => {
      const errors = validateJob({
        application_start_date_for_position: before?.applicationStartDate,
        application_end_date_for_position: before?.applicationEndDate,
        ...next,
      });
      if (errors.length > 0) throw new InvalidFields(errors);
    },
    values: async (input: Partial<JobInput>, change) => ({
      slug: await getJobSlug(change, input.job_title),
      jobTitle: input.job_title,
      jobDescription: input.job_description && safeHtml(input.job_description),
      contactPersonName: input.contact_person_name,
      contactPersonEmail: input.contact_person_email,
      contactPersonNumber: input.contact_person_number,
      vacancies: input.number_of_vacancies_for_position,
      educationRequired: input.education_required,
      experienceRequired: input.experience_required,
      salaryRange: input.salary_range,
      locations: input.locations_for_position,
      applicationStartDate: input.application_start_date_for_position,
      applicationEndDate: input.application_end_date_for_position,
    }),
  });
