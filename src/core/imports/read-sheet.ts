import { Worker } from 'node:worker_threads';
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '#contract';
import { DomainError } from '../errors.ts';

export type SheetFormat = 'csv' | 'xlsx';

interface Sheet {
  columns: string[];
  rows: number;
  /** A line a row: its number in the sheet and its cells, as JSON. */
  lines: Uint8Array<ArrayBuffer>;
}

export type ReadSheet = Sheet | { error: string };

/** A sheet of the largest size takes a few seconds; one that takes longer is made to hurt. */
const MAX_DURATION_MS = 60_000;
const MAX_MEMORY_MB = 768;

const fileError = (error: string) => new DomainError('invalid', error, 'file');

/** The columns and rows of a file, read in a thread that can neither slow this one down nor fill its memory. */
export function readSheet(body: Buffer, format: SheetFormat): Promise<Sheet> {
  const limits = { rows: MAX_IMPORT_ROWS, columns: MAX_IMPORT_COLUMNS };
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./read-sheet.thread.ts', import.meta.url), {
      workerData: { body, format, limits },
      resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
    });
    const end = setTimeout(() => void thread.terminate(), MAX_DURATION_MS);
    const unreadable = () => reject(fileError('This file could not be read. Please save it as XLSX or as CSV UTF-8'));
    thread.once('message', (read: ReadSheet) => ('error' in read ? reject(fileError(read.error)) : resolve(read)));
    thread.once('error', unreadable);
    thread.once('exit', () => {
      clearTimeout(end);
      unreadable();
    });
  });
}
