const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** India has one time zone without daylight saving, so a fixed offset works in any server time zone. */
const INDIA_AHEAD_MS = 5.5 * HOUR_MS;
const OPENS_MS = 10 * HOUR_MS;
const OPEN_MS = 8.5 * HOUR_MS;
/** Monday to Saturday. */
const WORKING_DAYS = 6;
/** Day 0 of the Unix epoch was a Thursday: this many days after a Monday. */
const SINCE_MONDAY = 3;

const REPLY_MS = 2 * HOUR_MS;

/** Total time the office was open, in ms, between the Monday of the epoch's week and a date. */
function openUntil(moment: Date): number {
  const local = moment.getTime() + INDIA_AHEAD_MS;
  const day = Math.floor(local / DAY_MS);
  const ofDay = local - day * DAY_MS;
  const week = Math.floor((day + SINCE_MONDAY) / 7);
  const weekday = day + SINCE_MONDAY - week * 7;
  const today = weekday < WORKING_DAYS ? Math.min(Math.max(ofDay - OPENS_MS, 0), OPEN_MS) : 0;
  return (week * WORKING_DAYS + Math.min(weekday, WORKING_DAYS)) * OPEN_MS + today;
}

/** The date on a working day, counted from that Monday, when the office has been open for `openMs`. */
function toDate(workingDay: number, openMs: number): Date {
  const week = Math.floor(workingDay / WORKING_DAYS);
  const day = week * 7 + (workingDay - week * WORKING_DAYS) - SINCE_MONDAY;
  return new Date(day * DAY_MS + OPENS_MS + openMs - INDIA_AHEAD_MS);
}

/** Minutes the office was open between two dates; 0 if `to` is not after `from`. */
export const officeMinutesBetween = (from: Date, to: Date): number =>
  Math.max(openUntil(to) - openUntil(from), 0) / 60_000;

/** When the reply to an enquiry is due: two office hours after its arrival. */
export function replyDueAt(arrival: Date): Date {
  const due = openUntil(arrival) + REPLY_MS;
  const day = Math.ceil(due / OPEN_MS) - 1;
  return toDate(day, due - day * OPEN_MS);
}

/** The latest arrival whose reply is due by now. */
export function lastArrivalDue(now: Date): Date {
  const since = openUntil(now) - REPLY_MS;
  const day = Math.floor(since / OPEN_MS);
  return toDate(day, since - day * OPEN_MS);
}

/** Office minutes until a reply is due; negative if it is overdue. */
export const replyMinutesLeft = (arrival: Date, now: Date): number =>
  Math.round((openUntil(arrival) + REPLY_MS - openUntil(now)) / 60_000);
