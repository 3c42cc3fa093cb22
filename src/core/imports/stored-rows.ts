import { createInterface } from 'node:readline';
import type { StoredFile } from '../storage/index.ts';

/** A stored row: its number in the sheet, then its cells. */
export type SheetRow = [row: number, ...cells: string[]];

/** Rows per transaction of a check. */
const BATCH = 500;

/** Reads the stored rows in batches, skipping those already done; only one batch is in memory. */
export async function* readStoredRows(file: StoredFile, done: number, size = BATCH): AsyncGenerator<SheetRow[]> {
  let batch: SheetRow[] = [];
  let place = 0;
  try {
    for await (const line of createInterface({ input: file.body, crlfDelay: Number.POSITIVE_INFINITY })) {
      place += 1;
      if (place <= done) continue;
      batch.push(JSON.parse(line) as SheetRow);
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  } finally {
    file.body.destroy();
  }
}
