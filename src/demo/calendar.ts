/** The current date of the demo data. All dates are relative to it, so that every seed results in the same rows. */
export const BASE_DATE = new Date('2026-11-01T00:00:00Z');

/** Creation date of the master lists, which never change. */
export const FOUNDING_DATE = new Date('2025-04-01T05:30:00Z');

/** Age of the oldest listing: eighteen months. */
export const HISTORY_DAYS = 548;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A moment some days later, or earlier when negative; fractions of a day are allowed. */
export const daysFrom = (moment: Date, days: number): Date => new Date(moment.getTime() + Math.round(days * DAY_MS));

/** A moment between two others: `part` 0 is the first, 1 the second. */
export const momentBetween = (from: Date, to: Date, part: number): Date =>
  new Date(Math.round(from.getTime() + (to.getTime() - from.getTime()) * part));

/** The calendar day of a moment, `2026-11-01`. */
export const toDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The first day of the month that is `months` after the base date. */
export const monthFromBase = (months: number): string =>
  toDay(new Date(Date.UTC(BASE_DATE.getUTCFullYear(), BASE_DATE.getUTCMonth() + months, 1)));

const monthAndYear = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const wholeDay = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats a calendar day: `15 March 2028`. */
export const formatDay = (day: string): string => wholeDay.format(new Date(day));

/** Formats the month of a calendar day: `March 2028`. */
export const formatMonth = (day: string): string => monthAndYear.format(new Date(day));

/** The same day, moved into Indian office hours, 10:00 to 18:30 IST; the order of moments is preserved. */
export function atOfficeHours(moment: Date): Date {
  const midnight = Math.floor(moment.getTime() / DAY_MS) * DAY_MS;
  const passed = (moment.getTime() - midnight) / DAY_MS;
  return new Date(midnight + Math.round((4.5 + 8.5 * passed) * 60) * 60_000);
}

/** Timestamps of a row that was created once and never updated. */
export const enteredAt = (moment: Date): { createdAt: Date; updatedAt: Date } => ({
  createdAt: moment,
  updatedAt: moment,
});

const MINUTE_MS = 60_000;
const INDIA_AHEAD_MS = 330 * MINUTE_MS;
const OPENS_MS = 600 * MINUTE_MS;
const CLOSES_MS = 1110 * MINUTE_MS;

const toMidnight = (moment: Date): number =>
  Math.floor((moment.getTime() + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS - INDIA_AHEAD_MS;

const isSunday = (midnight: number): boolean => new Date(midnight + INDIA_AHEAD_MS).getUTCDay() === 0;

/** The day in India `daysAgo` days before a moment, such as `2026-11-16`. */
export const dayBefore = (now: Date, daysAgo: number): string =>
  new Date(toMidnight(now) - daysAgo * DAY_MS + INDIA_AHEAD_MS).toISOString().slice(0, 10);

/** A full hour in India, a number of days from a moment; not on a Sunday. */
export function inDaysAt(now: Date, { inDays, hour }: { inDays: number; hour: number }): Date {
  const midnight = toMidnight(now) + inDays * DAY_MS;
  const day = isSunday(midnight) ? midnight + DAY_MS : midnight;
  return new Date(day + hour * HOUR_MS);
}

/** Arrival time of an enquiry: between 8:00 and 22:00 in India, and before now if it is today. */
export function toArrivalDate({ daysAgo, time }: { daysAgo: number; time: number }, now: Date): Date {
  const midnight = toMidnight(now) - daysAgo * DAY_MS;
  if (daysAgo === 0) return new Date(Math.round(midnight + (now.getTime() - midnight) * (0.5 + time / 2)));
  return new Date(Math.round(midnight + DAY_MS * (8 + 14 * time) * (1 / 24)));
}

/** The moment after a number of office minutes since an arrival. */
export function replyTo(arrival: Date, minutes: number): Date {
  let midnight = toMidnight(arrival);
  let from = Math.max(arrival.getTime(), midnight + OPENS_MS);
  let left = minutes * MINUTE_MS;
  while (isSunday(midnight) || from + left > midnight + CLOSES_MS) {
    if (!isSunday(midnight)) left -= Math.max(midnight + CLOSES_MS - from, 0);
    midnight += DAY_MS;
    from = midnight + OPENS_MS;
  }
  return new Date(from + left);
}
