const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const written = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** An ISO date, or undefined for a date that does not exist, such as 31 February. */
function toDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? date.toISOString().slice(0, 10) : undefined;
}

const parseMonth = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

/** Spreadsheets shorten years to two digits; all dates here are in this century. */
const parseYear = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

/** Parses a date with the day before the month, as written in India: '15/11/2027', '15 Nov 2027', '2027-11-15'. */
export function readDayCell(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (year && month && day) return toDay(Number(year), Number(month), Number(day));
  const [, d, m, y] = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})[\s./,-]+(\d{4}|\d{2})$/i.exec(text) ?? [];
  return d && m && y ? toDay(parseYear(y), parseMonth(m), Number(d)) : undefined;
}

/** Formats a date as '15 November 2027'. */
export const writeDayCell = (day: string): string => written.format(new Date(`${day}T00:00:00Z`));
