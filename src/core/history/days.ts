const DAY_MS = 24 * 60 * 60 * 1000;

/** The bounds of a day in India. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + DAY_MS);
