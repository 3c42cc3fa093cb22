import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { createPageSchema } from '../paging.ts';
import { ApplicationStatus, Gender, JobRole } from '../people/enumerations.ts';
import { RequiredDay, requiredText, Stamp, type Wire } from './fields.ts';
import { ListQuery } from './list-query.ts';

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
