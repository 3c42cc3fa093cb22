const AHEAD_MS = 5.5 * 60 * 60 * 1000;

const short = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** A timestamp in India time: '16 Nov, 12:30'. */
export const indiaTime = (moment: string): string => short.format(new Date(moment));

/** A timestamp as the value of a date and time input, in India time whatever the browser's time zone. */
export const toIndiaBox = (moment: string | null): string =>
  moment === null ? '' : new Date(new Date(moment).getTime() + AHEAD_MS).toISOString().slice(0, 16);

/** Parses the value of such an input; null if it is empty. */
export const fromIndiaBox = (text: string): string | null =>
  text === '' ? null : new Date(`${text}:00+05:30`).toISOString();

const part = (count: number, unit: string): string => (count === 0 ? '' : `${count} ${unit}`);

/** Formats a number of minutes: '40 min', '2 h', '3 h 5 min'. */
export const duration = (minutes: number): string =>
  [part(Math.floor(minutes / 60), 'h'), part(minutes % 60, 'min')].filter(Boolean).join(' ') || '0 min';
