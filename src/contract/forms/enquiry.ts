import * as z from 'zod/mini';
import { catch as withFallback } from 'zod/mini';
import { LISTING_SECTIONS } from '../paths.ts';
import { cleanText } from '../text.ts';
import { choiceFrom, EmailAddress, requiredText, submissionFields } from './fields.ts';
import { phoneChecks, phoneFields } from './phone.ts';

/** Invalid context is dropped, so that it never causes an enquiry to be rejected. */
const droppable = <Schema extends z.core.$ZodType>(schema: Schema) => withFallback(z.optional(schema), undefined);

const ListingId = z.coerce.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

/** The contact form, with where it was sent from. */
export const EnquiryInput = z
  .object({
    full_name: requiredText('Please enter your name', 80),
    email: EmailAddress,
    ...phoneFields,
    message: requiredText('Please enter a message', 2000, cleanText),
    ...submissionFields,
    /** The button or form it was sent with. */
    source: droppable(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
    /** The path without the query. */
    page_path: droppable(z.string().check(z.maxLength(300), z.regex(/^\/[\w./%~-]*$/))),
    listing: droppable(z.object({ kind: choiceFrom(LISTING_SECTIONS), id: ListingId })),
  })
  .check(...phoneChecks);
export type EnquiryInput = z.output<typeof EnquiryInput>;
