const AHEAD_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of the calendar in India at a moment, `2026-11-16`, and some days before it. */
export const indiaDay = (moment: Date, before = 0): string =>
  new Date(moment.getTime() + AHEAD_MS - before * DAY_MS).toISOString().slice(0, 10);

/** The moment when a day begins in India. */
export const startOfIndiaDay = (day: string): Date => new Date(new Date(day).getTime() - AHEAD_MS);
