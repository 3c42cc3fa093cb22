/**
 * Spreadsheets treat these as the start of a formula, which could leak other cells. Leading apostrophes match too, so
 * that `plainCell` can always remove exactly one.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function cell(value: string | null): string {
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file, in which no cell is evaluated as a formula. */
export const csvLine = (values: (string | null)[]): string => `${values.map(cell).join(',')}\r\n`;

/** The header line of a CSV file. */
export const csvHead = (heads: string[]): string => BYTE_ORDER_MARK + csvLine(heads);

/** Removes the apostrophe that `csvLine` adds to prevent evaluation as a formula. */
export const plainCell = (text: string): string => (/^''*[=+\-@\t\r]/.test(text) ? text.slice(1) : text);
