import { Worker } from 'node:worker_threads';
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '#contract';
import { DomainError } from '../errors.ts';

export type SheetFormat = 'csv' | 'xlsx';

interface Sheet {
  columns: string[];
  rows: number;
  /** One JSON line per row: its number in the sheet, then its cells. */
  lines: Uint8Array<ArrayBuffer>;
}

export type ReadSheet = Sheet | { error: string };

/** The largest accepted sheet takes a few seconds; one that takes this long is likely malicious. */
const MAX_DURATION_MS = 60_000;
const MAX_MEMORY_MB = 768;

const fileError = (error: string) => new DomainError('invalid', error, 'file');

/** Parses a file in a worker thread, so that it can neither block this thread nor exhaust its memory. */
export function readSheet(body: Buffer, format: SheetFormat): Promise<Sheet> {
  const limits = { rows: MAX_IMPORT_ROWS, columns: MAX_IMPORT_COLUMNS };
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./read-sheet.thread.ts', import.meta.url), {
      workerData: { body, format, limits },
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    const end = setTimeout(() => void thread.terminate(), MAX_DURATION_MS);
    const unreadable = () =>
      reject(fileError('We could not read this file. Save it as XLSX or as CSV UTF-8 and upload it again'));
    thread.once('message', (read: ReadSheet) => ('error' in read ? reject(fileError(read.error)) : resolve(read)));
    thread.once('error', unreadable);
    thread.once('exit', () => {
      clearTimeout(end);
      unreadable();
    });
  });
}
