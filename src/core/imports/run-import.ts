import { and, eq, type Tx, tables } from '#db';
import { purgePaths, SHOWN_AT } from '../cache-purges/index.ts';
import type { Ctx } from '../context.ts';
import { insertListings } from '../listings/index.ts';
import { failImport, storeIssues } from './check-import.ts';
import { type BatchReader, openBatchReader, type ReadBatch } from './read-batch.ts';
import { lockImport, type StoredImport } from './stored-import.ts';
import { readStoredRows, type SheetRow } from './stored-rows.ts';
import { findPreviewed, finishImport, type OpenService, updateListings } from './update-listings.ts';

const { auditEntries, importPictures, imports } = tables;

/** Number of rows that are through, except for the changes of existing listings, which follow the new ones. */
const rowsDone = ({ writtenRows, refusedRows, existingRows }: StoredImport): number =>
  writtenRows + refusedRows + existingRows;

/**
 * Writes one short history entry per listing: who imported it, from which import and row, and what it lacks. The values
 * are in the listing itself, and the first change records them as its `before` values.
 */
async function recordImported(tx: Tx, found: StoredImport, { created }: ReadBatch, ids: number[]): Promise<void> {
  const entries = created.map(({ row, input, missing }, index) => ({
    actorId: found.startedBy,
    action: 'import',
    entity: found.kind,
    entityId: String(ids[index]),
    subject: input.title,
    after: { import_id: found.id, row, status: input.status, ...(missing.length > 0 && { missing }) },
  }));
  if (entries.length > 0) await tx.insert(auditEntries).values(entries);
}

/** Pictures are fetched once everything else is stored. */
async function storePictures(tx: Tx, importId: number, { created }: ReadBatch, ids: number[]): Promise<void> {
  const rows = created.flatMap(({ row, pictures }, index) =>
    pictures.map((url) => ({ importId, row, recordId: ids[index] ?? 0, url })),
  );
  if (rows.length > 0) await tx.insert(importPictures).values(rows);
}

interface RunBatch extends ReadBatch {
  /** The number of its rows that change a listing as the preview showed. */
  previewed: number;
}

const NOT_PREVIEWED = 'The preview did not show this change, so the listing is left as it is';

/** Reads a batch; its rows with a preview are done afterwards, and other changes of listings are not made. */
async function readRunBatch(ctx: Ctx, found: StoredImport, reader: BatchReader, rows: SheetRow[]): Promise<RunBatch> {
  const previewed = await findPreviewed(ctx.db, found.id, rows);
  const batch = await reader.read(rows.filter(([row]) => !previewed.has(row)));
  const same = batch.updates.filter(({ changes }) => changes.length === 0);
  const others = batch.updates.filter(({ changes }) => changes.length > 0);
  const left = others.map(({ row }) => ({ row, issues: [{ row, field: 'ID', message: NOT_PREVIEWED }], facts: [] }));
  return { ...batch, rows, updates: same, rejected: [...batch.rejected, ...left], previewed: previewed.size };
}

interface Writer {
  /** Shared by all batches: the next slug number for equal titles. */
  slugNumbers: Map<string, number>;
  rest: () => Promise<void>;
}

/** Writes a batch's new listings, the issues of its other rows and the progress, in one transaction. */
async function writeBatch(ctx: Ctx, tx: Tx, found: StoredImport, { previewed, ...batch }: RunBatch, writer: Writer) {
  const change = { ctx, actor: { staff: { id: found.startedBy ?? 0 } }, ...writer };
  const inputs = batch.created.map(({ input }) => input);
  const stored = await insertListings(tx, found.kind, change, inputs);
  const ids = stored.map(({ id }) => id);
  await recordImported(tx, found, batch, ids);
  await storePictures(tx, found.id, batch, ids);
  // The pages of new listings cannot be cached yet, so only lists are purged.
  if (inputs.some(({ status }) => status === 'published')) await purgePaths(tx, SHOWN_AT[found.kind].among);
  await storeIssues(tx, found.id, batch);
  const counts = {
    writtenRows: found.writtenRows + inputs.length,
    refusedRows: found.refusedRows + batch.rejected.length,
    existingRows: found.existingRows + batch.updates.length + previewed,
    incompleteRows: found.incompleteRows + batch.created.filter(({ missing }) => missing.length > 0).length,
  };
  await tx.update(imports).set(counts).where(eq(imports.id, found.id));
  return rowsDone({ ...found, ...counts }) >= found.totalRows;
}

/** Writes the remaining new listings; false if another worker continues. */
async function writeListings(ctx: Ctx, found: StoredImport, signal: AbortSignal | undefined): Promise<boolean> {
  let done = rowsDone(found);
  if (done >= found.totalRows) return true;
  const file = await ctx.files.get(found.path);
  if (!file) {
    await failImport(ctx, found);
    return false;
  }
  const reader = await openBatchReader(ctx.db, found);
  const writer = { slugNumbers: new Map<string, number>(), rest: reader.rest };
  for await (const rows of readStoredRows(file, found.skippedRows + done)) {
    if (signal?.aborted) throw new Error('stopped between two batches');
    const batch = await readRunBatch(ctx, found, reader, rows);
    const before = done;
    const outcome = await ctx.db.transaction(async (tx) => {
      const now = await lockImport(tx, found.id);
      if (now?.status !== 'running' || rowsDone(now) !== before) return 'continued by another worker';
      return (await writeBatch(ctx, tx, now, batch, writer)) ? 'done' : 'more';
    });
    if (outcome !== 'more') return outcome === 'done';
    done += rows.length;
  }
  return true;
}

/**
 * Imports the remaining rows of a started import: first the new listings, one transaction per batch, then the changes
 * of existing ones. Progress is stored in the same transactions, so a worker that dies at any point neither duplicates
 * nor loses rows.
 */
export async function runImport(ctx: Ctx, openService: OpenService, id: number, signal?: AbortSignal): Promise<void> {
  const [found] = await ctx.db
    .select()
    .from(imports)
    .where(and(eq(imports.id, id), eq(imports.status, 'running')));
  if (!found || !(await writeListings(ctx, found, signal))) return;
  await updateListings(ctx, openService, found, signal);
  await finishImport(ctx, found);
}
