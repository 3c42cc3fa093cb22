import type { Job, JobDetail } from '#contract';
import { tables } from '#db';
import { safeHtml } from '../html/index.ts';

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

/** The Swedish locale formats dates as YYYY-MM-DD. */
const dayInIndia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

export const todayInIndia = (now: Date): string => dayInIndia.format(now);

const DAY_MS = 24 * 60 * 60 * 1000;

/** India has no daylight saving time, so adding whole days is safe. */
export const dayInIndiaAfter = (now: Date, days: number): string =>
  todayInIndia(new Date(now.getTime() + days * DAY_MS));

/** Start and end dates are inclusive, in India time. */
export function isOpen(job: Job, now: Date): boolean {
  const today = todayInIndia(now);
  return job.application_start_date_for_position <= today && today <= job.application_end_date_for_position;
}

/** Public view of an opening, with its HTML sanitised on output. */
export const presentJob = (job: Job & Pick<JobDetail, 'job_description'>, now: Date): JobDetail => ({
  ...job,
  job_description: safeHtml(job.job_description),
  applications_open: isOpen(job, now),
});
