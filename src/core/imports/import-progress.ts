import type { ImportIssue } from '#contract';
import { and, eq, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import type { SheetRow } from './read-row.ts';

const { importProblems, imports } = tables;

/** Issues per insert statement. */
const BATCH_SIZE = 1000;

export type StoredImport = typeof imports.$inferSelect;

/** Locks an import until the transaction ends, so that no other worker continues it concurrently. */
export async function lockImport(tx: Tx, id: number): Promise<StoredImport | undefined> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  return found;
}

/** Number of rows that are written or rejected. */
export const rowsDone = ({ writtenRows, refusedRows }: StoredImport): number => writtenRows + refusedRows;

/** Replaces the stored issues of a batch's rows. */
export async function storeIssues(tx: Tx, importId: number, rows: SheetRow[], issues: ImportIssue[]): Promise<void> {
  const [first, last] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0];
  const theirs = and(eq(importProblems.importId, importId), sql`${importProblems.row} between ${first} and ${last}`);
  await tx.delete(importProblems).where(theirs);
  for (let from = 0; from < issues.length; from += BATCH_SIZE) {
    const some = issues.slice(from, from + BATCH_SIZE);
    await tx.insert(importProblems).values(some.map((issue) => ({ importId, ...issue })));
  }
}

/** Marks an import as failed when its stored rows are missing, unless its status has changed since. */
export async function failImport(ctx: Ctx, { id, status }: StoredImport): Promise<void> {
  await ctx.db
    .update(imports)
    .set({ status: 'failed', finishedAt: ctx.now() })
    .where(and(eq(imports.id, id), eq(imports.status, status)));
}
