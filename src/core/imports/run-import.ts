import type { ImportIssue } from '#contract';
import { and, eq, sql, type Tx, tables } from '#db';
import { purgePaths, SHOWN_AT } from '../cache-purges/index.ts';
import type { Ctx } from '../context.ts';
import { insertListings, readLocalityNames } from '../listings/index.ts';
import { readMasterNames } from '../sheet-cells.ts';
import { type Throttle, throttle } from '../throttle.ts';
import { readRows, readStoredRows, rowReader, type SheetRow } from './read-rows.ts';

const { auditEntries, imports, importProblems } = tables;

/** Issues per insert statement. */
const BATCH_SIZE = 1000;

type StoredImport = typeof imports.$inferSelect;

/** Locks an import until the transaction ends, so that no other worker continues it concurrently. */
export async function lockImport(tx: Tx, id: number): Promise<StoredImport | undefined> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  return found;
}

/** Number of rows that are written or rejected. */
const rowsDone = ({ writtenRows, refusedRows }: StoredImport): number => writtenRows + refusedRows;

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
  const read = rowReader(found, await readMasterNames(ctx.db), await readLocalityNames(ctx.db));
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
      if (now?.status !== 'running' || rowsDone(now) !== before) return 'continued by another worker';
      return (await writeBatch(ctx, tx, now, batch, writer)) ? 'done' : 'more';
    });
    if (outcome === 'done') await ctx.files.remove(found.path);
    if (outcome !== 'more') return;
    done += rows.length;
  }
}
