const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const written = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });

/** A day of the calendar, if there is one: never the third of March for the thirty-first of February. */
function toDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? date.toISOString().slice(0, 10) : undefined;
}

const parseMonth = (word: string): number =>
  /^\d+$/.test(word) ? Number(word) : MONTHS.indexOf(word.slice(0, 3).toLowerCase()) + 1;

/** Sheets shorten years; whatever is sold here is finished in this century. */
const parseYear = (digits: string): number => (digits.length === 2 ? 2000 + Number(digits) : Number(digits));

/** A day as people in India write it, the day before the month: '15/11/2027', '15 Nov 2027', '2027-11-15'. */
export function readDayCell(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (year && month && day) return toDay(Number(year), Number(month), Number(day));
  const [, d, m, y] = /^(\d{1,2})[\s./-]+(\d{1,2}|[a-z]{3,9})[\s./,-]+(\d{4}|\d{2})$/i.exec(text) ?? [];
  return d && m && y ? toDay(parseYear(y), parseMonth(m), Number(d)) : undefined;
}

/** '15 November 2027'. */
export const writeDayCell = (day: string): string => written.format(new Date(`${day}T00:00:00Z`));
