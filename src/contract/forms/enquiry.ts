import * as z from 'zod/mini';
import { catch as withFallback } from 'zod/mini';
import { isCallback } from '../leads/callback.ts';
import { LISTING_SECTIONS } from '../paths.ts';
import { cleanText, INVALID_EMAIL } from '../text.ts';
import { choiceFrom, OptionalEmail, requiredText, submissionFields, tooLong, whenTexts } from './fields.ts';
import { phoneChecks, phoneFields } from './phone.ts';

/** Invalid context is dropped, so that it never causes an enquiry to be rejected. */
const droppable = <Schema extends z.core.$ZodType>(schema: Schema) => withFallback(z.optional(schema), undefined);

const ListingId = z.coerce.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));

type Reply = 'email' | 'message';

/** What only a form that asks for a call may leave out. A call that names no form is the form of the definition. */
const needed = (field: Reply, error: string) =>
  z.refine<Record<Reply, string> & { source?: string | undefined }>(
    (form) => isCallback(form.source) || form[field] !== '',
    { path: [field], error, when: whenTexts(field) },
  );

const MAX_MESSAGE_LENGTH = 2000;
const NO_MESSAGE = 'Please enter a message';

/** The contact form and the callback form, with where it was sent from. */
export const EnquiryInput = z
  .object({
    full_name: requiredText('Please enter your name', 80),
    email: OptionalEmail,
    ...phoneFields,
    message: z._default(
      z.string(NO_MESSAGE).check(z.overwrite(cleanText), z.maxLength(MAX_MESSAGE_LENGTH, tooLong(MAX_MESSAGE_LENGTH))),
      '',
    ),
    ...submissionFields,
    /** The button or form it was sent with. */
    source: droppable(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
    /** The path without the query. */
    page_path: droppable(z.string().check(z.maxLength(300), z.regex(/^\/[\w./%~-]*$/))),
    listing: droppable(z.object({ kind: choiceFrom(LISTING_SECTIONS), id: ListingId })),
  })
  .check(needed('email', INVALID_EMAIL), needed('message', NO_MESSAGE), ...phoneChecks);
export type EnquiryInput = z.output<typeof EnquiryInput>;
