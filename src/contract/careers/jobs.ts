import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { type Call, MISSING } from '../calls.ts';
import { AtSlug, createPageSchema, PageQuery } from '../paging.ts';

/** An opening as a card. Dates have no time; the contact person is not included. */
export const Job = z.object({
  id: Id,
  slug: z.string(),
  job_title: z.string(),
  application_start_date_for_position: z.iso.date(),
  application_end_date_for_position: z.iso.date(),
  locations_for_position: z.string(),
  number_of_vacancies_for_position: z.number().int().positive(),
  salary_range: z.string(),
  education_required: z.string(),
  experience_required: z.string(),
});
export type Job = z.infer<typeof Job>;

export const JobList = createPageSchema({ career: z.array(Job) });
export type JobList = z.infer<typeof JobList>;

/** The full opening. `job_description` is HTML; `slug` is the current one, even if an older one was requested. */
export const JobDetail = Job.extend({ job_description: z.string(), applications_open: z.boolean() });
export type JobDetail = z.infer<typeof JobDetail>;

export const JobAnswer = success({ career: JobDetail });
export type JobAnswer = z.infer<typeof JobAnswer>;

/** `accepted` contains the submission key once the application is stored. */
export const ApplicationAnswer = success({ accepted: z.array(z.string()) });
export type ApplicationAnswer = z.infer<typeof ApplicationAnswer>;

export const JOB_READS = {
  '/jobs': { tag: 'careers', query: PageQuery, answer: JobList },
  '/jobs/:slug': { tag: 'careers', params: AtSlug, answer: JobAnswer, failures: MISSING },
} satisfies Record<string, Call>;
