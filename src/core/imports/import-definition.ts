import type { ImportIssue } from '#contract';
import type { Tx } from '#db';
import type { Ctx } from '../context.ts';
import type { Fact } from './facts.ts';
import type { StoredImport } from './stored-import.ts';
import type { SheetRow } from './stored-rows.ts';

/** Columns of an import that count rows. */
type Count = 'writtenRows' | 'refusedRows' | 'existingRows' | 'updatedRows' | 'incompleteRows';

/** An issue of a row, and whether the row is left out because of it. */
export type RowIssue = ImportIssue & { isLeftOut: boolean };

/** What the rows of a batch are: their issues, what was noticed about their cells, and how many of each kind. */
export interface RowSummary {
  issues: RowIssue[];
  facts: { row: number; facts: Fact[] }[];
  counts: Partial<Record<Count, number>>;
}

/** Stores what a batch does in tables of its kind of import, and says what its rows are. */
export type StoreBatch = (tx: Tx, now: StoredImport) => Promise<RowSummary>;

export type ReadRows = (rows: SheetRow[]) => Promise<StoreBatch>;

/** What a kind of import does with its rows. */
export interface ImportDefinition {
  /** Rows per transaction of a run. */
  batchSize: number;
  /** Whether rows depend on earlier ones, so that a check that continues reads those again. */
  comparesRows: boolean;
  /** Opens the reader of a check, which imports nothing. */
  openCheck: (ctx: Ctx, found: StoredImport) => Promise<ReadRows>;
  /** Opens the reader of a run, whose batches are imported when they are stored. */
  openRun: (ctx: Ctx, found: StoredImport) => Promise<ReadRows>;
  /** Does what follows the last row; may be repeated. */
  afterRows?: (found: StoredImport, signal: AbortSignal | undefined) => Promise<void>;
  /** Writes what belongs to the end, in its transaction. */
  finish?: (tx: Tx, found: StoredImport) => Promise<void>;
}
