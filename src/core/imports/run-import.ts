import { and, eq, tables } from '#db';
import type { Ctx } from '../context.ts';
import { addCounts, failImport, type GetDefinition, storeIssues } from './check-import.ts';
import type { ImportDefinition } from './import-definition.ts';
import { lockImport, type StoredImport } from './stored-import.ts';
import { readStoredRows } from './stored-rows.ts';

const { imports } = tables;

/** Number of rows that are through, except for the changes of existing listings, which follow the new ones. */
const rowsDone = ({ writtenRows, refusedRows, existingRows }: StoredImport): number =>
  writtenRows + refusedRows + existingRows;

/** Imports the remaining rows; false if another worker continues. */
async function writeRows(
  ctx: Ctx,
  { openRun, batchSize }: ImportDefinition,
  found: StoredImport,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  let done = rowsDone(found);
  if (done >= found.totalRows) return true;
  const file = await ctx.files.get(found.path);
  if (!file) {
    await failImport(ctx, found);
    return false;
  }
  const read = await openRun(ctx, found);
  for await (const rows of readStoredRows(file, found.skippedRows + done, batchSize)) {
    if (signal?.aborted) throw new Error('stopped between two batches');
    const store = await read(rows);
    const before = done;
    const outcome = await ctx.db.transaction(async (tx) => {
      const now = await lockImport(tx, found.id);
      if (now?.status !== 'running' || rowsDone(now) !== before) return 'continued by another worker';
      const { counts, issues } = await store(tx, now);
      await storeIssues(tx, found.id, rows, issues);
      const total = addCounts(now, counts);
      await tx.update(imports).set(total).where(eq(imports.id, found.id));
      return rowsDone({ ...now, ...total }) >= now.totalRows ? 'done' : 'more';
    });
    if (outcome !== 'more') return outcome === 'done';
    done += rows.length;
  }
  return true;
}

/** Ends an import. Its rows are kept for a while if some were left out, so that they can be downloaded. */
async function finishImport(ctx: Ctx, { finish }: ImportDefinition, { id, path }: StoredImport): Promise<void> {
  const [counts] = await ctx.db.select({ refused: imports.refusedRows }).from(imports).where(eq(imports.id, id));
  const hasRest = (counts?.refused ?? 0) > 0;
  // Before the import has ended, so that a worker that dies in between removes the file when it continues.
  if (!hasRest) await ctx.files.remove(path);
  await ctx.db.transaction(async (tx) => {
    const now = await lockImport(tx, id);
    if (now?.status !== 'running') return;
    await tx
      .update(imports)
      .set({ status: 'done', finishedAt: ctx.now(), ...(!hasRest && { path: '' }) })
      .where(eq(imports.id, id));
    await finish?.(tx, now);
  });
}

/**
 * Imports the remaining rows of a started import, one transaction per batch. Progress is stored in the same
 * transactions, so a worker that dies at any point neither duplicates nor loses rows.
 */
export async function runImport(
  ctx: Ctx,
  getDefinition: GetDefinition,
  id: number,
  signal?: AbortSignal,
): Promise<void> {
  const [found] = await ctx.db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.status, 'running')));
  if (!found) return;
  const definition = getDefinition(found);
  if (!(await writeRows(ctx, definition, found, signal))) return;
  await definition.afterRows?.(found, signal);
  await finishImport(ctx, definition, found);
}
