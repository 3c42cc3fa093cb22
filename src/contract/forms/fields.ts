import * as z from 'zod/mini';
import { indianNumber } from '../indian-number.ts';
import { cleanLine, EMAIL_PATTERN, INVALID_EMAIL } from '../text.ts';

/*
 * Forms of public pages are written in zod/mini, which is small enough to be loaded by a visitor. The server validates
 * requests with the same schemas.
 */

export const tooLong = (max: number): string => `Please use at most ${indianNumber(max)} characters`;

/** Text of one line, or of several with `cleanText`. */
export const requiredText = (missing: string, max: number, clean = cleanLine) =>
  z.string(missing).check(z.overwrite(clean), z.minLength(1, missing), z.maxLength(max, tooLong(max)));

/** The result of `read`; text that `read` does not accept is invalid. */
export const readableText = (read: (typed: string) => string | undefined, invalid: string) =>
  z.string(invalid).check(
    z.refine((typed) => read(typed) !== undefined, invalid),
    z.overwrite((typed) => read(typed) ?? typed),
  );

/** A form sends empty text for fields that were left empty. */
export const emptyToUndefined = z.transform((text: string) => (text === '' ? undefined : text));

/** One of the keys of a table, such as the labels of a select. */
export const choiceFrom = <Key extends string>(table: Record<Key, unknown>, invalid?: string) =>
  z.enum(Object.keys(table) as Key[], invalid);

/** Trimmed and lower-cased. */
export const EmailAddress = z.pipe(
  z.string(INVALID_EMAIL).check(z.trim(), z.toLowerCase(), z.maxLength(254, INVALID_EMAIL)),
  z.email({ pattern: EMAIL_PATTERN, error: INVALID_EMAIL }),
);

/** The same where no address is needed; empty if none was typed. */
export const OptionalEmail = z._default(
  z.string(INVALID_EMAIL).check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, INVALID_EMAIL),
    z.refine((typed) => typed === '' || EMAIL_PATTERN.test(typed), INVALID_EMAIL),
  ),
  '',
);

/** The fields that every form sends besides its own. */
export const submissionFields = {
  iAgreeToTerms: z.literal('Yes', 'Please agree to the terms'),
  /** The same for every attempt to submit one form, so that it is stored once. */
  submission_key: z.optional(z.uuid().check(z.toLowerCase())),
  /** Honeypot: invisible to people, so only bots fill it in. */
  website: z.optional(z.string().check(z.maxLength(200))),
};

/**
 * Lets a check of several fields run although another field is invalid, so that a form shows all its errors at once.
 */
export const whenTexts =
  (...names: string[]) =>
  ({ value }: z.core.ParsePayload): boolean =>
    typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'string');
