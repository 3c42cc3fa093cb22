import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import type { CellValue } from 'read-excel-file/node';
import type { ImportEncoding } from '#contract/back-office/imports.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { isExpandedWithin } from '../storage/index.ts';
import { decodeText } from './decode-text.ts';

/*
 * Parses the file on standard input in a process of its own: a large sheet uses a processor for seconds, and a
 * malicious one as much memory as it gets. Writes one JSON line with the number of rows or the error, then a line per
 * row that is not blank. Formulas are not evaluated: their last value is read, and in text files they are text.
 */
const [format, maxRows, maxColumns, maxExpandedBytes] = process.argv.slice(2);
const limits = { rows: Number(maxRows), columns: Number(maxColumns) };
const body = await buffer(process.stdin);

/** Rows above the first listing: titles and a heading. */
const MAX_ROWS_ABOVE = 50;
/** Longer than any cell that a form accepts. */
const MAX_RECORD_LENGTH = 256 * 1024;
/** Spreadsheet programs allow 32,767 characters. */
const MAX_CELL_LENGTH = 40_000;

/** An error that the user is told. */
class SheetError extends Error {}

type Cell = CellValue | Date | null;

function toText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  const text = String(cell).replaceAll('\0', '').toWellFormed().trim();
  if (text.length > MAX_CELL_LENGTH)
    throw new SheetError(`A cell has more than ${indianNumber(MAX_CELL_LENGTH)} characters`);
  return text;
}

/** Titles above the heading may have no delimiter, so several lines are looked at. */
const PROBED_LINES = 30;
const PROBED_LENGTH = 64 * 1024;

/** The delimiter is whichever of the three occurs most often in one of the first lines. */
function detectDelimiter(text: string): string {
  const start = text.slice(0, PROBED_LENGTH).replaceAll(/"[^"]*"/g, '');
  const lines = start.split(/\r?\n|\r/, PROBED_LINES);
  const separators = [',', ';', '\t'].map((sign) => ({
    sign,
    times: Math.max(...lines.map((line) => line.split(sign).length)),
  }));
  return separators.toSorted((one, other) => other.times - one.times)[0]?.sign ?? ',';
}

let encoding: ImportEncoding = 'utf-8';

async function* csvRows(): AsyncGenerator<string[]> {
  const decoded = decodeText(body);
  const { text } = decoded;
  encoding = decoded.encoding;
  const parser = Readable.from([text]).pipe(
    parse({
      delimiter: detectDelimiter(text),
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: MAX_RECORD_LENGTH,
    }),
  );
  for await (const record of parser) yield (record as string[]).map(toText);
}

async function* xlsxRows(): AsyncGenerator<string[]> {
  // The sizes that an archive states can be wrong, so it is expanded once to count.
  if (!isExpandedWithin(body, Number(maxExpandedBytes))) throw new Error('the sheet is too large');
  const { readSheet } = await import('read-excel-file/node');
  for (const row of await readSheet(body)) yield (row as Cell[]).map(toText);
}

type Outcome = { error: string } | { rows: number; encoding: ImportEncoding; lines: string[] };

async function read(): Promise<Outcome> {
  let row = 0;
  const lines: string[] = [];
  for await (const cells of format === 'csv' ? csvRows() : xlsxRows()) {
    row += 1;
    const width = cells.findLastIndex((cell) => cell !== '') + 1;
    if (width === 0) continue;
    // One column more than allowed, so that a heading that is too wide is noticed.
    lines.push(JSON.stringify([row, ...cells.slice(0, Math.min(width, limits.columns + 1))]));
    if (lines.length > limits.rows + MAX_ROWS_ABOVE) return { error: `At most ${indianNumber(limits.rows)} rows` };
  }
  return { rows: lines.length, encoding, lines };
}

function* written(outcome: Outcome): Generator<string> {
  const { lines, ...head } = 'error' in outcome ? { ...outcome, lines: [] } : outcome;
  yield `${JSON.stringify(head)}\n`;
  for (const line of lines) yield `${line}\n`;
}

const outcome = await read().catch((error: unknown) => {
  if (error instanceof SheetError) return { error: error.message };
  throw error;
});
await pipeline(Readable.from(written(outcome)), process.stdout);
