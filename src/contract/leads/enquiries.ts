import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { ListingKind } from '../people/enumerations.ts';
import { COUNTRY_CODE, INVALID, MAX_LENGTH, nationalNumber, tidy, tidyLine, tooLong } from './enquiry-rules.ts';
import { EmailAddress } from './newsletter.ts';

const filled = (field: 'full_name' | 'message', tidied: (text: string) => string) =>
  z.string(INVALID[field]).overwrite(tidied).min(1, INVALID[field]).max(MAX_LENGTH[field], tooLong(MAX_LENGTH[field]));

/** Where an enquiry came from. Invalid context is dropped, so that it never causes an enquiry to be rejected. */
const EnquiryContext = z.object({
  /** The button or form it was sent with. */
  source: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional()
    .catch(undefined),
  /** The path without the query. */
  page_path: z
    .string()
    .max(300)
    .regex(/^\/[\w./%~-]*$/)
    .optional()
    .catch(undefined),
  listing: z.object({ kind: ListingKind, id: Id }).optional().catch(undefined),
});

const Fields = z.object({
  full_name: filled('full_name', tidyLine),
  email: EmailAddress,
  country_code: z.string().regex(COUNTRY_CODE, INVALID.country_code).default('+91'),
  phone_number: z.string(INVALID.phone_number),
  message: filled('message', tidy),
  iAgreeToTerms: z.literal('Yes', 'Please agree to the terms'),
  /** The same for every attempt to submit one form, so that it is stored once. */
  submission_key: z.uuid().toLowerCase().optional(),
  /** Honeypot: invisible to people, so only bots fill it in. */
  website: z.string().max(200).optional(),
});

/** The contact form. `validateEnquiry` has the same rules without zod. */
export const EnquiryInput = Fields.extend(EnquiryContext.shape).transform((input, context) => {
  const phone_number = nationalNumber(input.country_code, input.phone_number);
  if (phone_number !== undefined) return { ...input, phone_number };
  context.addIssue({ code: 'custom', path: ['phone_number'], message: INVALID.phone_number });
  return z.NEVER;
});
export type EnquiryInput = z.output<typeof EnquiryInput>;

export const WithdrawalState = z.enum(['withdrawn', 'invalid']);
export type WithdrawalState = z.infer<typeof WithdrawalState>;

/** `accepted` contains the submission key once the enquiry is stored. */
export const EnquiryAnswer = success({ accepted: z.array(z.string()) });
export type EnquiryAnswer = z.infer<typeof EnquiryAnswer>;
