const at = (day: string) => new Date(`${day}T00:00:00Z`);

const longDay = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
const short = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });

/** A long date: 'Monday 16 November'. */
export const formatLongDay = (day: string): string => longDay.format(at(day));

/** A short date: '16 Nov'. */
export const shortDay = (day: string): string => short.format(at(day));
