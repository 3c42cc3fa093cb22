const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const INDIA_AHEAD_MS = 330 * MINUTE_MS;
const OPENS_MS = 600 * MINUTE_MS;
const CLOSES_MS = 1110 * MINUTE_MS;

const toMidnight = (moment: Date): number =>
  Math.floor((moment.getTime() + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS - INDIA_AHEAD_MS;

const isSunday = (midnight: number): boolean => new Date(midnight + INDIA_AHEAD_MS).getUTCDay() === 0;

/** The day in India `daysAgo` days before a moment, such as `2026-11-16`. */
export const dayBefore = (now: Date, daysAgo: number): string =>
  new Date(toMidnight(now) - daysAgo * DAY_MS + INDIA_AHEAD_MS).toISOString().slice(0, 10);

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
