import * as z from 'zod/mini';
import { EXPERIENCES, GENDERS, JOB_ROLES } from '../careers/application-choices.ts';
import { type ChosenDocument, getDocumentError } from '../careers/documents.ts';
import { cleanLine, cleanText } from '../text.ts';
import { EmailAddress, emptyToUndefined, readableText, requiredText, submissionFields, tooLong } from './fields.ts';

/** Digits of a typed number: ten for India, up to fifteen with a country code; undefined if invalid. */
function parseMobile(typed: string): string | undefined {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^\+/, '');
  return /^\d{10,15}$/.test(digits) ? digits : undefined;
}

const MAX_LINKEDIN_LENGTH = 200;
const LINKEDIN = /^(?:https?:\/\/)?((?:[a-z\d-]+\.)*linkedin\.com\/[\w%/.?=&~-]+)$/i;

/** The profile's https URL, whether or not the scheme was typed; empty if nothing was typed. */
function parseLinkedin(typed: string): string | undefined {
  const line = cleanLine(typed);
  const address = LINKEDIN.exec(line)?.[1];
  if (line === '') return '';
  return address && address.length <= MAX_LINKEDIN_LENGTH ? `https://${address}` : undefined;
}

const MAX_ABOUT_LENGTH = 2000;

/** The fields of an application; the document is uploaded with them. */
export const ApplicationInput = z.object({
  full_name: requiredText('Please enter your name', 80),
  email: EmailAddress,
  mobile: readableText(parseMobile, 'Please enter a valid phone number'),
  gender: z.enum(GENDERS, 'Please choose your gender'),
  role: z.enum(JOB_ROLES, 'Please choose a role'),
  location: requiredText('Please enter a location', 120),
  experience: z.enum(EXPERIENCES, 'Please choose your experience'),
  linkedin: z.optional(
    z.pipe(readableText(parseLinkedin, 'Please enter the link to your LinkedIn profile'), emptyToUndefined),
  ),
  about_yourself: z.optional(
    z.pipe(
      z.string().check(z.overwrite(cleanText), z.maxLength(MAX_ABOUT_LENGTH, tooLong(MAX_ABOUT_LENGTH))),
      emptyToUndefined,
    ),
  ),
  ...submissionFields,
});
export type ApplicationInput = z.output<typeof ApplicationInput>;

/** At the old path of this call the form names the job. */
export const ApplicationWithJob = z.extend(ApplicationInput, {
  job_slug: z.string('Please choose a job opening').check(z.minLength(1)),
});

/** The form with the chosen document, whose content only the server can inspect. */
export const ApplicationForm = z.extend(ApplicationInput, {
  file: z.custom<ChosenDocument | null>().check(({ value, issues }) => {
    const message = getDocumentError(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  }),
});
