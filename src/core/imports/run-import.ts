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
 * One short entry a listing: its history begins with who brought it, from which file and row. The values themselves are
 * the listing's own, and the first change will write them down as what was before.
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
  /** Kept from batch to batch: where to go on with titles alike. */
  slugNumbers: Map<string, number>;
  rest: Throttle;
}

/** Writes a batch, what is wrong with its other rows and how far the import has come, all or nothing. */
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
  // Nobody has asked for the pages of these listings yet: only lists can be out of date.
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
 * Imports what is left of a started import, a transaction a batch. How far it has come is stored with the rows, so that
 * a worker that dies between two batches or within one doubles nothing and loses nothing.
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
