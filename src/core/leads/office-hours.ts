const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** India has one time and no summer time, so its clock is plain arithmetic whatever zone a server is in. */
const INDIA_AHEAD_MS = 5.5 * HOUR_MS;
const OPENS_MS = 10 * HOUR_MS;
const OPEN_MS = 8.5 * HOUR_MS;
/** Monday to Saturday. */
const WORKING_DAYS = 6;
/** Day 0 of the clock was a Thursday: this many days after a Monday. */
const SINCE_MONDAY = 3;

const REPLY_MS = 2 * HOUR_MS;

/** All the time the office was open between a Monday long ago and a moment. */
function openUntil(moment: Date): number {
  const local = moment.getTime() + INDIA_AHEAD_MS;
  const day = Math.floor(local / DAY_MS);
  const ofDay = local - day * DAY_MS;
  const week = Math.floor((day + SINCE_MONDAY) / 7);
  const weekday = day + SINCE_MONDAY - week * 7;
  const today = weekday < WORKING_DAYS ? Math.min(Math.max(ofDay - OPENS_MS, 0), OPEN_MS) : 0;
  return (week * WORKING_DAYS + Math.min(weekday, WORKING_DAYS)) * OPEN_MS + today;
}

/** The moment of a working day, counted from that Monday, when the office has been open for so long. */
function toDate(workingDay: number, openMs: number): Date {
  const week = Math.floor(workingDay / WORKING_DAYS);
  const day = week * 7 + (workingDay - week * WORKING_DAYS) - SINCE_MONDAY;
  return new Date(day * DAY_MS + OPENS_MS + openMs - INDIA_AHEAD_MS);
}

/** How many minutes the office was open between two moments; none where the second is not the later one. */
export const officeMinutesBetween = (from: Date, to: Date): number =>
  Math.max(openUntil(to) - openUntil(from), 0) / 60_000;

/** When somebody who wrote at a moment has waited long enough for a reply: two office hours later. */
export function replyDueAt(arrival: Date): Date {
  const due = openUntil(arrival) + REPLY_MS;
  const day = Math.ceil(due / OPEN_MS) - 1;
  return toDate(day, due - day * OPEN_MS);
}

/** The last moment of arrival whose reply is due by now: whatever arrived later still has time. */
export function lastArrivalDue(now: Date): Date {
  const since = openUntil(now) - REPLY_MS;
  const day = Math.floor(since / OPEN_MS);
  return toDate(day, since - day * OPEN_MS);
}

/** Office minutes until a reply is due; below zero it is late by so many. */
export const replyMinutesLeft = (arrival: Date, now: Date): number =>
  Math.round((openUntil(arrival) + REPLY_MS - openUntil(now)) / 60_000);
