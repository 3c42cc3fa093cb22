import { z } from 'zod';
import { MOBILE_NUMBER } from '../accounts/profile.ts';
import { type FieldError, Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { EmailAddress } from '../forms/fields.ts';
import { createPageSchema } from '../paging.ts';
import { ApplicationStatus, Gender, JobRole } from '../people/enumerations.ts';
import { RequiredDay, requiredText, Stamp, stamps, writtenText } from './fields.ts';
import { ListQuery } from './records.ts';

/** Query of the list of applications. Invalid values are ignored, so that an old link still shows a list. */
export const ApplicationQuery = ListQuery.omit({ sort: true }).extend({
  status: ApplicationStatus.optional().catch(undefined),
  job_id: Id.optional().catch(undefined),
});
export type ApplicationQuery = z.infer<typeof ApplicationQuery>;

/** Waiting for the virus scan, clean, or quarantined because the scan found something. */
const DocumentState = z.enum(['pending', 'ready', 'rejected']);

const Row = z.object({
  id: Id,
  full_name: z.string(),
  email: z.string(),
  mobile: z.string(),
  job: z.object({ id: Id, job_title: z.string() }),
  role: JobRole,
  location: z.string(),
  experience: z.string(),
  status: ApplicationStatus,
  document: z.object({ name: z.string(), byte_size: z.number().int().nullable(), state: DocumentState }),
  /** The last day before automatic deletion. */
  retain_until: z.iso.date(),
  createdAt: Stamp,
});

export const StaffApplicationRow = Row;
export type StaffApplicationRow = Wire<z.infer<typeof StaffApplicationRow>>;

export const StaffApplicationList = createPageSchema({ applications: z.array(StaffApplicationRow) });

export const StaffApplication = Row.extend({
  gender: Gender,
  linkedin: z.string().nullable(),
  about_yourself: z.string().nullable(),
  events: z.array(
    z.object({
      id: Id,
      kind: z.enum(['note', 'status', 'mail']),
      body: z.string(),
      actor: z.object({ id: Id, full_name: z.string() }).nullable(),
      createdAt: Stamp,
    }),
  ),
  consent: z.object({
    notice_version: z.string(),
    purposes: z.array(z.string()),
    agreed_at: Stamp,
    withdrawn_at: Stamp.nullable(),
  }),
  /** Other applications with the same phone number or email, newest first. */
  others: z.array(Row.pick({ id: true, job: true, status: true, createdAt: true })),
});
export type StaffApplication = Wire<z.infer<typeof StaffApplication>>;

/** Job openings with at least one application. */
export const AppliedJobs = success({ jobs: z.array(Row.shape.job) });
export type AppliedJobs = z.infer<typeof AppliedJobs>;

export const ApplicationChange = z.object({ status: ApplicationStatus });
export type ApplicationChange = z.infer<typeof ApplicationChange>;

export const ApplicationNote = z.object({ body: requiredText(4000) });
export type ApplicationNote = z.infer<typeof ApplicationNote>;

/** Extends the retention beyond what the applicant was promised, which requires a reason. */
export const RetentionInput = z.object({ retain_until: RequiredDay, reason: requiredText(500, 3) });
export type RetentionInput = z.infer<typeof RetentionInput>;

export const ApplicationEmailKind = z.enum(['invitation', 'rejection']);
export type ApplicationEmailKind = z.infer<typeof ApplicationEmailKind>;

export const AtApplicationEmail = z.object({ id: Id.catch(0), kind: ApplicationEmailKind });

/** An email to an applicant, which staff can edit before it is sent. */
export const ApplicationEmailInput = z.object({
  kind: ApplicationEmailKind,
  subject: requiredText(150),
  body: requiredText(5000),
});
export type ApplicationEmailInput = z.infer<typeof ApplicationEmailInput>;

export const ApplicationEmailDraft = success({ letter: ApplicationEmailInput });
export type ApplicationEmailDraft = z.infer<typeof ApplicationEmailDraft>;

/** The contact person is visible to staff only. */
export const JobInput = z.object({
  job_title: requiredText(120, 3),
  job_description: writtenText(20_000),
  contact_person_name: requiredText(80, 2),
  contact_person_email: EmailAddress,
  contact_person_number: requiredText(20).regex(MOBILE_NUMBER, 'Please enter a valid phone number'),
  number_of_vacancies_for_position: z
    .number('This is required')
    .int('Whole numbers only')
    .min(1, 'At least 1')
    .max(9999, 'At most 9,999'),
  education_required: requiredText(200),
  experience_required: requiredText(500),
  salary_range: requiredText(120),
  locations_for_position: requiredText(200),
  application_start_date_for_position: RequiredDay,
  application_end_date_for_position: RequiredDay,
});
export type JobInput = z.infer<typeof JobInput>;

/** Checks rules across several fields. */
export function validateJob(values: Record<string, unknown>): FieldError[] {
  const { application_start_date_for_position: first, application_end_date_for_position: last } = values;
  const inOrder = typeof first !== 'string' || typeof last !== 'string' || first <= last;
  return inOrder
    ? []
    : [{ field: 'application_end_date_for_position', message: 'Applications must not close before they open' }];
}

export const StaffJob = z.object({ id: Id, slug: z.string(), ...JobInput.shape, ...stamps });
export type StaffJob = Wire<z.infer<typeof StaffJob>>;
