/** India has one time zone, five and a half hours ahead of UTC, without daylight saving. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Without Intl, whose first use blocks a phone, and because servers and browsers differ on 'Sept'. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A timestamp, or a calendar day such as '2026-11-16'. */
type Moment = Date | string;

/** A date whose UTC fields are those of India. */
const shifted = (moment: Moment): Date => new Date(new Date(moment).getTime() + AHEAD_MS);

/** The calendar day in India, '2026-11-16', or the day so many `days` later. */
export const indiaDay = (moment: Moment, days = 0): string =>
  new Date(shifted(moment).getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** Start of a calendar day in India. */
export const startOfIndiaDay = (day: string): Date => new Date(new Date(day).getTime() - AHEAD_MS);

/** End of a calendar day in India, which is the start of the next one. */
export const endOfIndiaDay = (day: string): Date => new Date(startOfIndiaDay(day).getTime() + DAY_MS);

/** The calendar day in India for people: '16 Nov 2026'. */
export function dayText(moment: Moment): string {
  const there = shifted(moment);
  return `${there.getUTCDate()} ${MONTHS[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}

/** The month of a calendar day for people: 'Nov 2026'. */
export const monthText = (day: string): string => dayText(day).replace(/^\d+ /, '');

/** The time in India, '12:30'. */
const clockText = (moment: Moment): string => shifted(moment).toISOString().slice(11, 16);

/** Day and time in India for people: '16 Nov 2026, 12:30 PM IST'. */
export function timeText(moment: Moment): string {
  const there = shifted(moment);
  const hours = there.getUTCHours();
  const minutes = String(there.getUTCMinutes()).padStart(2, '0');
  return `${dayText(moment)}, ${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'} IST`;
}

/** Day and time in India for spreadsheets, which sort it and read it as a date: '2026-11-16 12:30'. */
export const sheetTime = (moment: Moment): string => `${indiaDay(moment)} ${clockText(moment)}`;

/** Day and time in India as the value of a date and time input: '2026-11-16T12:30'; empty for null. */
export const toTimeInput = (moment: string | null): string =>
  moment === null ? '' : `${indiaDay(moment)}T${clockText(moment)}`;

/** Parses the value of such an input; null if it is empty. */
export const fromTimeInput = (text: string): string | null =>
  text === '' ? null : new Date(`${text}:00+05:30`).toISOString();
