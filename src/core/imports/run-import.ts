import { eq, type Tx, tables } from '#db';
import { purgePaths, SHOWN_AT } from '../cache-purges/index.ts';
import type { Ctx } from '../context.ts';
import { insertListings } from '../listings/index.ts';
import { readMasterNames } from '../sheet-cells/index.ts';
import { type Throttle, throttle } from '../throttle.ts';
import { failImport, lockImport, rowsDone, type StoredImport, storeIssues } from './import-progress.ts';
import { rowReader, type SheetRow } from './read-row.ts';
import { readRows } from './read-rows.ts';
import { readStoredRows } from './stored-rows.ts';

const { auditEntries, imports } = tables;

type Batch = Awaited<ReturnType<typeof readRows>> & { rows: SheetRow[] };

/**
 * Writes one short history entry per listing: who imported it, from which import and row. The values are in the listing
 * itself, and the first change records them as its `before` values.
 */
async function recordImported(tx: Tx, found: StoredImport, batch: Batch, ids: number[]): Promise<void> {
  const entries = batch.good.map(({ row, input }, index) => ({
    actorId: found.startedBy,
    action: 'import',
    entity: found.kind,
    entityId: String(ids[index]),
    subject: input.title,
    after: { import_id: found.id, row, status: input.status },
  }));
  if (entries.length > 0) await tx.insert(auditEntries).values(entries);
}

interface Writer {
  /** Shared by all batches: the next slug number for equal titles. */
  slugNumbers: Map<string, number>;
  rest: Throttle;
}

/** Writes a batch's listings, the issues of its other rows and the progress, in one transaction. */
async function writeBatch(ctx: Ctx, tx: Tx, found: StoredImport, batch: Batch, writer: Writer) {
  const change = { ctx, actor: { staff: { id: found.startedBy ?? 0 } }, ...writer };
  const inputs = batch.good.map(({ input }) => input);
  const stored = await insertListings(tx, found.kind, change, inputs);
  await recordImported(
    tx,
    found,
    batch,
    stored.map(({ id }) => id),
  );
  // The pages of new listings cannot be cached yet, so only lists are purged.
  if (inputs.some(({ status }) => status === 'published')) await purgePaths(tx, SHOWN_AT[found.kind].among);
  await storeIssues(tx, found.id, batch.rows, batch.issues);
  const writtenRows = found.writtenRows + inputs.length;
  const refusedRows = found.refusedRows + batch.rejected;
  const isLast = writtenRows + refusedRows >= found.totalRows;
  await tx
    .update(imports)
    .set({ writtenRows, refusedRows, ...(isLast && { status: 'done', finishedAt: ctx.now() }) })
    .where(eq(imports.id, found.id));
  return isLast;
}

/**
 * Imports the remaining rows of a started import, one transaction per batch. Progress is stored in the same
 * transaction, so a worker that dies at any point neither duplicates nor loses rows.
 */
export async function runImport(ctx: Ctx, id: number, signal?: AbortSignal): Promise<void> {
  const [found] = await ctx.db.select().from(imports).where(eq(imports.id, id));
  if (found?.status !== 'running') return;
  const read = rowReader(found, await readMasterNames(ctx.db));
  const file = await ctx.files.get(found.path);
  if (!file) return failImport(ctx, found);
  const writer = { slugNumbers: new Map<string, number>(), rest: throttle() };
  let done = rowsDone(found);
  for await (const rows of readStoredRows(file, done)) {
    if (signal?.aborted) throw new Error('stopped between two batches');
    const batch = { rows, ...(await readRows(rows, read, writer.rest)) };
    const before = done;
    const outcome = await ctx.db.transaction(async (tx) => {
      const now = await lockImport(tx, id);
      if (now?.status !== 'running' || rowsDone(now) !== before) return 'somebody else goes on';
      return (await writeBatch(ctx, tx, now, batch, writer)) ? 'done' : 'more';
    });
    if (outcome === 'done') await ctx.files.remove(found.path);
    if (outcome !== 'more') return;
    done += rows.length;
  }
}
