/**
 * A sheet takes these for the beginning of a formula, and a formula can send what stands beside it elsewhere.
 * Apostrophes in front count, too: so one of them can be taken away again without a doubt.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

/** Tells sheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

function cell(value: string | null): string {
  const text = value ?? '';
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file. Nothing that was typed into a cell is ever calculated. */
export const csvLine = (values: (string | null)[]): string => `${values.map(cell).join(',')}\r\n`;

/** The first line of a CSV file: the heads of its columns. */
export const csvHead = (heads: string[]): string => BYTE_ORDER_MARK + csvLine(heads);

/** The text of a cell without the apostrophe that kept it from being calculated. */
export const plainCell = (text: string): string => (/^''*[=+\-@\t\r]/.test(text) ? text.slice(1) : text);
