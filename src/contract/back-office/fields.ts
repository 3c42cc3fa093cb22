import { z } from 'zod';
import type { FieldError } from '../answers.ts';
import { indianNumber } from '../indian-number.ts';

const atMost = (max: number): string => `At most ${indianNumber(max)} characters`;

/** Required text, trimmed. */
export const requiredText = (max: number, min = 1, missing = 'This is required') =>
  z.string(missing).trim().min(1, missing).min(min, `At least ${min} characters`).max(max, atMost(max));

export const optionalText = (max: number) => z.string().trim().max(max, atMost(max));

/** Required HTML with visible text. */
export const writtenText = (max: number) =>
  requiredText(max).refine((html) => html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '', 'This is required');

export const RequiredDay = z.iso.date({
  error: ({ input }) => (input === null || input === '' ? 'This is required' : 'Please choose a date'),
});

/** The last segment of the page's path; generated from the title if empty. */
export const Slug = z
  .string()
  .trim()
  .max(90, 'At most 90 characters')
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, 'Lower-case letters, digits and single hyphens only');

/** The id of a selected record. */
export const selectedId = (message: string) => z.number(message).int(message).positive(message);

/** The sort position: lower numbers come first, and records without a position come before all others. */
export const Position = z
  .number('Please enter a whole number')
  .int('Please enter a whole number')
  .min(0, 'At least 0')
  .max(9999, 'At most 9,999')
  .nullish();

/** A timestamp: ISO text in JSON, a Date in core. */
export const Stamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

export const stamps = { createdAt: Stamp, updatedAt: Stamp };

/** Whether a form field was left empty. */
export const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A place on the map. */
export const coordinateFields = {
  latitude: z.number().min(-90, 'From -90 to 90').max(90, 'From -90 to 90').nullish(),
  longitude: z.number().min(-180, 'From -180 to 180').max(180, 'From -180 to 180').nullish(),
};

/** Coordinates need both numbers or none. */
export function validateCoordinates({ latitude, longitude }: Record<string, unknown>): FieldError[] {
  if (isMissing(latitude) === isMissing(longitude)) return [];
  return [{ field: isMissing(latitude) ? 'latitude' : 'longitude', message: 'Enter both coordinates or neither' }];
}
