const DAY_MS = 24 * 60 * 60 * 1000;

export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** How long a property stays on the site before its poster must confirm that it is still available. */
export const SHOWN_DAYS = 90;
