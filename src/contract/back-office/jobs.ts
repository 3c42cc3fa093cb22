import { z } from 'zod';
import { MOBILE_NUMBER } from '../accounts/profile-rules.ts';
import { type FieldError, Id } from '../answers.ts';
import { EmailAddress } from '../leads/newsletter.ts';
import { RequiredDay, requiredText, stamps, type Wire, writtenText } from './fields.ts';

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
    .max(9999, 'At most 9999'),
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
    : [{ field: 'application_end_date_for_position', message: 'The last day is before the first one' }];
}

export const StaffJob = z.object({ id: Id, slug: z.string(), ...JobInput.shape, ...stamps });
export type StaffJob = Wire<z.infer<typeof StaffJob>>;
