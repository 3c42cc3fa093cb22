import type { ListingImportKind } from '#contract';
import { eq, type Tx, tables } from '#db';
import { DomainError } from '../errors.ts';

const { importChanges, importGroups, importLeads, importProblems, imports } = tables;

export type StoredImport = typeof imports.$inferSelect;

export type ListingImport = StoredImport & { kind: ListingImportKind };

export const isListingImport = (found: StoredImport): found is ListingImport => found.kind !== 'enquiry';

/** Locks an import until the transaction ends, so that no other worker continues it concurrently. */
export async function lockImport(tx: Tx, id: number): Promise<StoredImport | undefined> {
  const [found] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  return found;
}

/** The same for a call about an import that must exist. */
export async function lockExisting(tx: Tx, id: number): Promise<StoredImport> {
  const found = await lockImport(tx, id);
  if (!found) throw new DomainError('not_found', 'Import not found');
  return found;
}

/** Throws once the rows are being imported. */
export function assertOpen({ status }: Pick<StoredImport, 'status'>): void {
  if (status !== 'uploaded' && status !== 'checked')
    throw new DomainError('conflict', 'This import has changed. Reload to see its status.');
}

/** The counts of an import whose rows are checked from the first one. */
export const NOTHING_CHECKED = {
  checkedRows: 0,
  refusedRows: 0,
  existingRows: 0,
  updatedRows: 0,
  incompleteRows: 0,
};

/** Deletes what a check has found. */
export async function forgetCheck(tx: Tx, id: number): Promise<void> {
  for (const table of [importProblems, importGroups, importChanges, importLeads])
    await tx.delete(table).where(eq(table.importId, id));
}
