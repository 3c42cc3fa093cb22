import { z } from 'zod';
import type { FieldError } from '../answers.ts';

/** The days of the week by their ISO numbers, from 1. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 10:00');

const Holiday = z.object({
  day: z.iso.date('Enter a date'),
  name: z.string().trim().min(1, 'This is required').max(60, 'At most 60 characters'),
});
export type Holiday = z.infer<typeof Holiday>;

export const MAX_HOLIDAYS = 60;
const WHOLE = 'Please enter a whole number';

/** When the office is open, in Indian time, and how soon it replies. */
export const OfficeSettings = z.object({
  days: z
    .array(z.number().int().min(1).max(WEEKDAYS.length))
    .min(1, 'Choose at least one day')
    .refine((days) => new Set(days).size === days.length, 'Choose each day only once'),
  opens: TimeOfDay,
  closes: TimeOfDay,
  /** On these days the office is closed. */
  holidays: z
    .array(Holiday)
    .max(MAX_HOLIDAYS, `At most ${MAX_HOLIDAYS} holidays`)
    .refine((all) => new Set(all.map(({ day }) => day)).size === all.length, 'Enter each day only once'),
  /** Office minutes within which visitors are promised a reply. */
  reply_minutes: z
    .number(WHOLE)
    .int(WHOLE)
    .min(5, 'At least 5')
    .max(24 * 60, 'At most 1,440'),
});
export type OfficeSettings = z.infer<typeof OfficeSettings>;

export const validateOffice = ({ opens, closes }: Partial<OfficeSettings>): FieldError[] =>
  opens && closes && opens >= closes ? [{ field: 'closes', message: 'Enter a time after the opening' }] : [];

const MONDAY_TO_SUNDAY = WEEKDAYS.map((_, index) => index + 1);

/** Days that follow one another; two are named, more are a range. */
function describeRun(run: number[]): string[] {
  const names = run.flatMap((day) => WEEKDAYS[day - 1] ?? []);
  return names.length > 2 ? [`${names[0]} to ${names.at(-1)}`] : names;
}

function describeDays(days: number[]): string {
  const runs: number[][] = [];
  for (const day of MONDAY_TO_SUNDAY.filter((each) => days.includes(each))) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return new Intl.ListFormat('en-IN').format(runs.flatMap(describeRun));
}

function describeTime(time: string): string {
  const [hours, minutes] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The office hours for visitors: 'Monday to Sunday, 10:00 AM to 6:30 PM'. */
export const describeOfficeHours = ({ days, opens, closes }: Pick<OfficeSettings, 'days' | 'opens' | 'closes'>) =>
  `${describeDays(days)}, ${describeTime(opens)} to ${describeTime(closes)}`;

const HOURS = ['an hour', 'two hours', 'three hours', 'four hours', 'five hours', 'six hours', 'seven hours'];

/** The promise of a reply in words, after 'within': 'an hour', '30 minutes'. */
export const describeReplyTime = (minutes: number): string =>
  minutes % 60 === 0 ? (HOURS[minutes / 60 - 1] ?? `${minutes / 60} hours`) : `${minutes} minutes`;
