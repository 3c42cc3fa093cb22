import { z } from 'zod';

/** A text that must be there, without blanks around it. */
export const requiredText = (most: number, least = 1) =>
  z
    .string('This is required')
    .trim()
    .min(1, 'This is required')
    .min(least, `At least ${least} characters`)
    .max(most, `At most ${most} characters`);

/** A text that may be empty. */
export const optionalText = (most: number) => z.string().trim().max(most, `At most ${most} characters`);

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
