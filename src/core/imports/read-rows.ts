import type { ImportProblem } from '#contract';
import type { Pace } from '../pace.ts';
import type { RowRead, SheetRow } from './read-row.ts';

/** So many rows keep a process busy for a few milliseconds. */
const AT_ONCE = 25;

type Input = Extract<RowRead, { input: unknown }>;

interface ReadRows {
  good: Input[];
  problems: ImportProblem[];
  /** How many rows have problems. */
  refused: number;
}

/** Reads a batch of rows, and lets others have their turn in between. */
export async function readRows(rows: SheetRow[], read: (row: SheetRow) => RowRead, rest: Pace): Promise<ReadRows> {
  const found: ReadRows = { good: [], problems: [], refused: 0 };
  for (const [index, row] of rows.entries()) {
    const outcome = read(row);
    if ('input' in outcome) found.good.push(outcome);
    else {
      found.problems.push(...outcome.problems);
      found.refused += 1;
    }
    if (index % AT_ONCE === AT_ONCE - 1) await rest();
  }
  return found;
}
