import { z } from 'zod';

/** A text that must be there, without blanks around it. */
export const requiredText = (max: number, min = 1) =>
  z
    .string('This is required')
    .trim()
    .min(1, 'This is required')
    .min(min, `At least ${min} characters`)
    .max(max, `At most ${max} characters`);

/** A text that may be empty. */
export const optionalText = (max: number) => z.string().trim().max(max, `At most ${max} characters`);

/** A written text, as HTML that says something. */
export const writtenText = (max: number) =>
  requiredText(max).refine((html) => html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '', 'This is required');

/** A day of the calendar that must be there. */
export const RequiredDay = z.iso.date({
  error: ({ input }) => (input === null || input === '' ? 'This is required' : 'Please choose a date'),
});

/** The last part of a page's address; left empty it comes from the title. */
export const Slug = z
  .string()
  .trim()
  .max(90, 'At most 90 characters')
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Small letters, digits and single hyphens only');

/** One of the records to choose from, by its id. */
export const chosen = (message: string) => z.number(message).int(message).positive(message);

/** The place of a record among its like: lower numbers come first, and records without one come before all. */
export const Position = z
  .number('Please enter a whole number')
  .int('Please enter a whole number')
  .min(0, 'At least 0')
  .max(9999, 'At most 9999')
  .nullish();

/** A moment of a record: ISO text on the wire, a date in core. */
export const Stamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** When a record was made and last changed. */
export const stamps = { createdAt: Stamp, updatedAt: Stamp };

/** A record as it travels: dates are text. */
export type Wire<Value> = Value extends Date
  ? string
  : Value extends object
    ? { [Name in keyof Value]: Wire<Value[Name]> }
    : Value;
