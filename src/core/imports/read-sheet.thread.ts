import { Readable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse';
import type { CellValue } from 'read-excel-file/node';
import type { ReadSheet, SheetFormat } from './read-sheet.ts';

/*
 * Parses a file in a worker thread: a large sheet uses a CPU for seconds, and requests must still be served. An error
 * here ends only this thread.
 */
const { body, format, limits } = workerData as {
  body: Uint8Array;
  format: SheetFormat;
  limits: { rows: number; columns: number };
};

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
  const { readSheet } = await import('read-excel-file/node');
  for (const row of await readSheet(Buffer.from(body))) yield (row as Cell[]).map(toText);
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

async function read(): Promise<ReadSheet> {
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
      if (lines.length > limits.rows) return { error: `At most ${limits.rows} rows` };
    }
  }
  if (!columns || lines.length === 0) return { error: 'This file has no rows' };
  return { columns, rows: lines.length, lines: new TextEncoder().encode(`${lines.join('\n')}\n`) };
}

const outcome = await read();
parentPort?.postMessage(outcome, 'lines' in outcome ? [outcome.lines.buffer] : []);
