import { eq, type Tx, tables } from '#db';
import { purgePaths, SHOWN_AT } from '../cache-purges/index.ts';
import type { Ctx } from '../context.ts';
import { insertListings } from '../listings/index.ts';
import type { ImportDefinition, RowIssue, RowSummary } from './import-definition.ts';
import { openBatchReader, type ReadBatch } from './read-batch.ts';
import { isListingImport, type ListingImport, type StoredImport } from './stored-import.ts';
import { findPreviewed, type OpenService, updateListings } from './update-listings.ts';

const { auditEntries, importChanges, importPictures } = tables;

/** All issues of a batch, in the order of its rows. */
const getIssues = ({ created, rejected }: ReadBatch): RowIssue[] => {
  const imported = created.flatMap(({ issues }) => issues.map((issue) => ({ ...issue, isLeftOut: false })));
  const leftOut = rejected.flatMap(({ issues }) => issues.map((issue) => ({ ...issue, isLeftOut: true })));
  return [...imported, ...leftOut].toSorted((one, other) => one.row - other.row);
};

const summarize = (batch: ReadBatch, counts: RowSummary['counts']): RowSummary => ({
  issues: getIssues(batch),
  facts: [...batch.created, ...batch.updates, ...batch.rejected],
  counts: {
    refusedRows: batch.rejected.length,
    incompleteRows: batch.created.filter(({ missing }) => missing.length > 0).length,
    ...counts,
  },
});

/** Stores what the rows change in existing listings; returns the rows whose listing another row changes already. */
async function storeChanges(tx: Tx, importId: number, updates: ReadBatch['updates']): Promise<number[]> {
  const rows = updates
    .filter(({ changes }) => changes.length > 0)
    .map(({ row, listing: { id, title, version }, changes, input }) => {
      return { importId, row, recordId: id, title, version, changes, input };
    });
  if (rows.length === 0) return [];
  const stored = await tx
    .insert(importChanges)
    .values(rows)
    .onConflictDoNothing()
    .returning({ row: importChanges.row });
  const storedRows = new Set(stored.map(({ row }) => row));
  return rows.flatMap(({ row }) => (storedRows.has(row) ? [] : [row]));
}

const SAME_LISTING = 'Another row of the sheet changes the same listing';

/** Stores the changes of a checked batch. */
async function storeCheck(tx: Tx, importId: number, batch: ReadBatch): Promise<RowSummary> {
  const repeated = await storeChanges(tx, importId, batch.updates);
  const refused = { kind: 'refused' as const, field: 'id', value: '', message: SAME_LISTING };
  const rejected = repeated.map((row) => ({
    row,
    issues: [{ row, field: 'ID', message: SAME_LISTING }],
    facts: [refused],
  }));
  const updates = batch.updates.filter(({ row }) => !repeated.includes(row));
  return summarize(
    { ...batch, updates, rejected: [...batch.rejected, ...rejected] },
    { existingRows: updates.length, updatedRows: updates.filter(({ changes }) => changes.length > 0).length },
  );
}

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

interface Writer {
  /** Shared by all batches: the next slug number for equal titles. */
  slugNumbers: Map<string, number>;
  rest: () => Promise<void>;
}

/** Writes the new listings of a batch. */
async function storeNew(ctx: Ctx, tx: Tx, found: ListingImport, batch: ReadBatch, writer: Writer): Promise<void> {
  const change = { ctx, actor: { staff: { id: found.startedBy ?? 0 } }, ...writer };
  const inputs = batch.created.map(({ input }) => input);
  const stored = await insertListings(tx, found.kind, change, inputs);
  const ids = stored.map(({ id }) => id);
  await recordImported(tx, found, batch, ids);
  await storePictures(tx, found.id, batch, ids);
  // The pages of new listings cannot be cached yet, so only lists are purged.
  if (inputs.some(({ status }) => status === 'published')) await purgePaths(tx, SHOWN_AT[found.kind].among);
}

const NOT_PREVIEWED = 'The preview did not show this change, so the listing is left as it is';

/** Changes of listings are made afterwards, and only those that the preview showed. */
function leaveUpdates(batch: ReadBatch): ReadBatch {
  const same = batch.updates.filter(({ changes }) => changes.length === 0);
  const others = batch.updates.filter(({ changes }) => changes.length > 0);
  const left = others.map(({ row }) => ({ row, issues: [{ row, field: 'ID', message: NOT_PREVIEWED }], facts: [] }));
  return { ...batch, updates: same, rejected: [...batch.rejected, ...left] };
}

function assertListings(found: StoredImport): ListingImport {
  if (!isListingImport(found)) throw new Error('this import has no listings');
  return found;
}

/** Imports properties and projects: new ones in batches, then the changes of existing ones. */
export const listingImport = (openService: OpenService, ctx: Ctx): ImportDefinition => ({
  batchSize: 500,
  comparesRows: false,
  async openCheck({ db }, found) {
    const reader = await openBatchReader(db, assertListings(found));
    return async (rows) => {
      const batch = await reader.read(rows);
      return (tx) => storeCheck(tx, found.id, batch);
    };
  },
  async openRun({ db }, found) {
    const listings = assertListings(found);
    const reader = await openBatchReader(db, listings);
    const writer = { slugNumbers: new Map<string, number>(), rest: reader.rest };
    return async (rows) => {
      const previewed = await findPreviewed(db, found.id, rows);
      const batch = leaveUpdates(await reader.read(rows.filter(([row]) => !previewed.has(row))));
      return async (tx) => {
        await storeNew(ctx, tx, listings, batch, writer);
        return summarize(batch, {
          writtenRows: batch.created.length,
          existingRows: batch.updates.length + previewed.size,
        });
      };
    };
  },
  afterRows: (found, signal) => updateListings(ctx, openService, assertListings(found), signal),
  async finish(tx, { id }) {
    const pictures = await tx.$count(importPictures, eq(importPictures.importId, id));
    if (pictures > 0) await ctx.jobs.enqueue(tx, 'import.pictures', { importId: id });
  },
});
