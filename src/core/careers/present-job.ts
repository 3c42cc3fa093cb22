import type { Job, JobDetail } from '#contract';
import { tables } from '#db';
import { safeHtml } from '../html/index.ts';

const { jobs } = tables;

/** What visitors see of an opening, column by column, so that the contact person is never even read. */
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

/** Swedish writes a date as the wire does. */
const dayInIndia = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

export const todayInIndia = (now: Date): string => dayInIndia.format(now);

const DAY_MS = 24 * 60 * 60 * 1000;

/** So many days after today; India keeps one time all year. */
export const dayInIndiaAfter = (now: Date, days: number): string =>
  todayInIndia(new Date(now.getTime() + days * DAY_MS));

/** Both days count whole, by the calendar of India. */
export function isOpen(job: Job, now: Date): boolean {
  const today = todayInIndia(now);
  return job.application_start_date_for_position <= today && today <= job.application_end_date_for_position;
}

/** An opening as visitors read it: the only place where its HTML leaves. */
export const presentJob = (job: Job & Pick<JobDetail, 'job_description'>, now: Date): JobDetail => ({
  ...job,
  job_description: safeHtml(job.job_description),
  applications_open: isOpen(job, now),
});
