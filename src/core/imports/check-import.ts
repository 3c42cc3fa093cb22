import { eq, tables } from '#db';
import type { Ctx } from '../context.ts';
import { readMasterNames } from '../sheet-cells/index.ts';
import { throttle } from '../throttle.ts';
import { failImport, lockImport, storeIssues } from './import-progress.ts';
import { rowReader } from './read-row.ts';
import { readRows } from './read-rows.ts';
import { readStoredRows } from './stored-rows.ts';

const { imports } = tables;

/**
 * Validates every row of an import and stores the issues, batch by batch. Progress is stored with each batch, so
 * another worker can continue after a crash, and of two concurrent workers one stops.
 */
export async function checkImport(ctx: Ctx, id: number, signal?: AbortSignal): Promise<void> {
  const [found] = await ctx.db.select().from(imports).where(eq(imports.id, id));
  if (found?.status !== 'checking') return;
  const read = rowReader(found, await readMasterNames(ctx.db));
  const file = await ctx.files.get(found.path);
  if (!file) return failImport(ctx, found);
  const rest = throttle();
  let done = found.checkedRows;
  for await (const rows of readStoredRows(file, done)) {
    if (signal?.aborted) throw new Error('stopped between two batches');
    const { issues, rejected } = await readRows(rows, read, rest);
    const goesOn = await ctx.db.transaction(async (tx) => {
      const now = await lockImport(tx, id);
      if (now?.status !== 'checking' || now.checkedRows !== done) return false;
      await storeIssues(tx, id, rows, issues);
      const checkedRows = done + rows.length;
      const isLast = checkedRows >= now.totalRows;
      await tx
        .update(imports)
        .set({ checkedRows, refusedRows: now.refusedRows + rejected, ...(isLast && { status: 'checked' }) })
        .where(eq(imports.id, id));
      return !isLast;
    });
    if (!goesOn) return;
    done += rows.length;
  }
}
