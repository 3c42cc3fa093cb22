import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';
import type { CellValue } from 'read-excel-file/node';
import { indianNumber } from '#contract/indian-number.ts';
import { isExpandedWithin } from '../storage/index.ts';

/*
 * Parses the file on standard input in a process of its own: a large sheet uses a processor for seconds, and a
 * malicious one as much memory as it gets. Writes one JSON line with the columns or the error, then a line per row.
 */
const [format, maxRows, maxColumns, maxExpandedBytes] = process.argv.slice(2);
const limits = { rows: Number(maxRows), columns: Number(maxColumns) };
const body = await buffer(process.stdin);

/** Longer than any cell that a form accepts. */
const MAX_RECORD_LENGTH = 256 * 1024;

type Cell = CellValue | Date | null;

function toText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return String(cell).replaceAll('\0', '').toWellFormed().trim();
}

/** The delimiter is whichever of the three occurs most often in the header row. */
function detectDelimiter(text: string): string {
  const heads = (text.split(/\r?\n|\r/, 1)[0] ?? '').replaceAll(/"[^"]*"/g, '');
  const separators = [',', ';', '\t'].map((sign) => ({ sign, times: heads.split(sign).length }));
  return separators.toSorted((one, other) => other.times - one.times)[0]?.sign ?? ',';
}

async function* csvRows(): AsyncGenerator<string[]> {
  // Throws on invalid UTF-8 and removes the byte order mark.
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
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

/** Names empty columns and makes all names unique. */
function toColumnNames(heads: string[]): string[] {
  const seen = new Map<string, number>();
  return heads.map((head, index) => {
    const name = head.slice(0, 120) || `Column ${index + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

type Outcome = { error: string } | { columns: string[]; rows: number; lines: string[] };

async function read(): Promise<Outcome> {
  let columns: string[] | undefined;
  let row = 0;
  const lines: string[] = [];
  for await (const cells of format === 'csv' ? csvRows() : xlsxRows()) {
    row += 1;
    const isBlank = cells.every((cell) => cell === '');
    if (!columns) {
      if (isBlank) return { error: 'The first row of the file must name its columns' };
      columns = toColumnNames(cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1));
      if (columns.length > limits.columns) return { error: `At most ${limits.columns} columns` };
    } else if (!isBlank) {
      lines.push(JSON.stringify([row, ...cells.slice(0, columns.length)]));
      if (lines.length > limits.rows) return { error: `At most ${indianNumber(limits.rows)} rows` };
    }
  }
  if (!columns || lines.length === 0) return { error: 'This file has no rows' };
  return { columns, rows: lines.length, lines };
}

function* written(outcome: Outcome): Generator<string> {
  const { lines, ...head } = 'error' in outcome ? { ...outcome, lines: [] } : outcome;
  yield `${JSON.stringify(head)}\n`;
  for (const line of lines) yield `${line}\n`;
}

await pipeline(Readable.from(written(await read())), process.stdout);
