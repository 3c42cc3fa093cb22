import type { ImportIssue } from '#contract';
import type { Throttle } from '../throttle.ts';
import type { RowRead, SheetRow } from './read-row.ts';

/** Rows per slice, which takes a few milliseconds of CPU time. */
const BATCH_SIZE = 25;

type Input = Extract<RowRead, { input: unknown }>;

interface ReadRows {
  good: Input[];
  issues: ImportIssue[];
  /** Number of rows with issues. */
  rejected: number;
}

/** Reads a batch of rows and pauses between slices, so that the event loop is not blocked. */
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
