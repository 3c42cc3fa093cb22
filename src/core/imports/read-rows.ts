import type { ImportIssue } from '#contract';
import type { Throttle } from '../throttle.ts';
import type { RowRead, SheetRow } from './read-row.ts';

/** So many rows keep a process busy for a few milliseconds. */
const BATCH_SIZE = 25;

type Input = Extract<RowRead, { input: unknown }>;

interface ReadRows {
  good: Input[];
  issues: ImportIssue[];
  /** How many rows have problems. */
  rejected: number;
}

/** Reads a batch of rows, and lets others have their turn in between. */
export async function readRows(rows: SheetRow[], read: (row: SheetRow) => RowRead, rest: Throttle): Promise<ReadRows> {
  const found: ReadRows = { good: [], issues: [], rejected: 0 };
  for (const [index, row] of rows.entries()) {
    const outcome = read(row);
    if ('input' in outcome) found.good.push(outcome);
    else {
      found.issues.push(...outcome.issues);
      found.rejected += 1;
    }
    if (index % BATCH_SIZE === BATCH_SIZE - 1) await rest();
  }
  return found;
}
