/** A sheet takes these for the beginning of a formula, and a formula can send what stands beside it elsewhere. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | null): string {
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The first character of a file that tells sheets it is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** One line of a CSV file. Nothing that was typed into a cell is ever calculated. */
export const csvLine = (values: (string | null)[]): string => `${values.map(cell).join(',')}\r\n`;
