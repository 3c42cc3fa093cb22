import * as z from 'zod/mini';
import { EmailAddress, requiredText } from './fields.ts';
import { phoneChecks, phoneFields } from './phone.ts';

/** Asks for a link to one's own data. `website` is a honeypot. */
export const OwnDataRequest = z.object({
  email: EmailAddress,
  website: z.optional(z.string().check(z.maxLength(200))),
});
export type OwnDataRequest = z.output<typeof OwnDataRequest>;

/** What a visitor can correct in the records about them. */
export const OwnDataChange = z
  .object({ full_name: requiredText('Please enter your name', 80), ...phoneFields })
  .check(...phoneChecks);
export type OwnDataChange = z.output<typeof OwnDataChange>;
