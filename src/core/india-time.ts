const AHEAD_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar day in India, such as `2026-11-16`, `before` days before a date. */
export const indiaDay = (moment: Date, before = 0): string =>
  new Date(moment.getTime() + AHEAD_MS - before * DAY_MS).toISOString().slice(0, 10);

/** Start of a calendar day in India. */
export const startOfIndiaDay = (day: string): Date => new Date(new Date(day).getTime() - AHEAD_MS);

const inIndia = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', dateStyle: 'long', timeStyle: 'short' });

/** Formats a date in India time: '16 November 2026 at 12:30'. */
export const indiaTime = (moment: Date): string => inIndia.format(moment);
