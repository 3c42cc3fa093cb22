import type { BulkList } from '#contract';
import { and, eq, inArray, type Tx, tables } from '#db';

const { bulkChangeRows, bulkChanges } = tables;

/** Deletes what changes of many rows remember of these records, which can be what staff wrote about a person. */
export async function forgetRows(tx: Tx, list: BulkList, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const ofList = tx.select({ id: bulkChanges.id }).from(bulkChanges).where(eq(bulkChanges.list, list));
  await tx
    .delete(bulkChangeRows)
    .where(and(inArray(bulkChangeRows.changeId, ofList), inArray(bulkChangeRows.recordId, ids)));
}
