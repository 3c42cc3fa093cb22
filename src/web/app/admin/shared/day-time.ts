import { dayText, indiaDay, toTimeInput } from '#contract/india-time.ts';
import { duration } from '../duration.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** The time of day in India: '11:30'. */
export const toClock = (at: string): string => toTimeInput(at).slice(11);

/** Whole minutes since a time; negative if it is ahead. */
export const minutesSince = (at: string, now: number): number => Math.floor((now - Date.parse(at)) / MINUTE_MS);

/** The day without its year: '14 Nov'. */
const shortDay = (at: string): string => dayText(at).replace(/ \d+$/, '');

/** How late something is: '1 h 20 min late', or after a day 'Since 14 Nov, 17:00'. */
export function describeLate(at: string, now: number): string {
  const minutes = minutesSince(at, now);
  if (minutes < 1) return 'due now';
  return minutes < DAY_MINUTES ? `${duration(minutes)} late` : `Since ${shortDay(at)}, ${toClock(at)}`;
}

/** When something is due: '14:00 today', '17 Nov, 11:00'. */
export const describeDue = (at: string, now: number): string =>
  indiaDay(at) === indiaDay(new Date(now)) ? `${toClock(at)} today` : `${shortDay(at)}, ${toClock(at)}`;

/** For how long something has waited: '35 min', '5 h', '3 days'. */
export function describeAge(at: string, now: number): string {
  const minutes = Math.max(minutesSince(at, now), 0);
  if (minutes < 60) return duration(minutes);
  const hours = Math.floor(minutes / 60);
  if (minutes < 2 * DAY_MINUTES) return `${hours} h`;
  return `${Math.floor(hours / 24)} days`;
}
