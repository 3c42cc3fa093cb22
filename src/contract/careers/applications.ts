import { z } from 'zod';
import { success } from '../answers.ts';
import { tidy, tidyLine, tooLong } from '../leads/enquiry-rules.ts';
import { EmailAddress } from '../leads/newsletter.ts';
import { Gender, JobRole } from '../people/enumerations.ts';
import { EXPERIENCES, INVALID, linkedinAddress, MAX_LENGTH, mobileDigits } from './application-rules.ts';

const filled = (field: 'full_name' | 'location') =>
  z
    .string(INVALID[field])
    .overwrite(tidyLine)
    .min(1, INVALID[field])
    .max(MAX_LENGTH[field], tooLong(MAX_LENGTH[field]));

/** Stores the result of `read`; text that `read` does not accept is invalid. */
const readable = (field: 'mobile' | 'linkedin', read: (typed: string) => string | undefined) =>
  z
    .string(INVALID[field])
    .refine((typed) => read(typed) !== undefined, INVALID[field])
    .overwrite((typed) => read(typed) ?? typed);

/** A form sends empty text for fields that were left empty. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((typed) => (typeof typed === 'string' && tidy(typed) === '' ? undefined : typed), schema.optional());

/**
 * The fields of an application; the document is uploaded with them. `validateApplication` has the same rules without
 * zod.
 */
export const ApplicationInput = z.object({
  full_name: filled('full_name'),
  email: EmailAddress,
  mobile: readable('mobile', mobileDigits),
  gender: z.enum(Gender.enum, INVALID.gender),
  role: z.enum(JobRole.enum, INVALID.role),
  location: filled('location'),
  experience: z.enum(EXPERIENCES, INVALID.experience),
  linkedin: optional(readable('linkedin', linkedinAddress)),
  about_yourself: optional(
    z.string().overwrite(tidy).max(MAX_LENGTH.about_yourself, tooLong(MAX_LENGTH.about_yourself)),
  ),
  iAgreeToTerms: z.literal('Yes', 'Please agree to the terms'),
  /** The same for every attempt to submit one form, so that it is stored once. */
  submission_key: z.uuid().toLowerCase().optional(),
  /** Honeypot: invisible to people, so only bots fill it in. */
  website: z.string().max(200).optional(),
});
export type ApplicationInput = z.output<typeof ApplicationInput>;

/** At the old path of this call the form names the job. */
export const ApplicationWithJob = ApplicationInput.extend({ job_slug: z.string('Please choose a job opening').min(1) });

/** `accepted` contains the submission key once the application is stored. */
export const ApplicationAnswer = success({ accepted: z.array(z.string()) });
export type ApplicationAnswer = z.infer<typeof ApplicationAnswer>;
