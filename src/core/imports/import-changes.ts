import { IMPORT_CHANGES_PAGE, IMPORT_FIELDS, type ImportChanges, type ImportChangesQuery } from '#contract';
import { and, asc, count, eq, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { totals, toWindow } from '../paging.ts';

const { importChanges, imports } = tables;

/** A page of what an import changes in existing listings, or in one of their fields. */
export async function readImportChanges(
  { db }: Ctx,
  importId: number,
  { page, field }: ImportChangesQuery,
): Promise<ImportChanges> {
  const [found] = await db.select({ kind: imports.kind }).from(imports).where(eq(imports.id, importId));
  if (!found) throw new DomainError('not_found', 'Import not found');
  const ofImport = eq(importChanges.importId, importId);
  const hasField =
    field === undefined ? undefined : sql`${importChanges.changes} @> ${JSON.stringify([{ field }])}::jsonb`;
  const { limit, offset } = toWindow({ page, size: IMPORT_CHANGES_PAGE });
  const [listings, [all], fields] = await Promise.all([
    db
      .select({
        row: importChanges.row,
        id: importChanges.recordId,
        title: importChanges.title,
        changes: importChanges.changes,
        outcome: importChanges.outcome,
      })
      .from(importChanges)
      .where(and(ofImport, hasField))
      .orderBy(asc(importChanges.row))
      .limit(limit)
      .offset(offset),
    db.select({ listings: count() }).from(importChanges).where(and(ofImport, hasField)),
    db.execute<{ field: string; listings: number }>(sql`
      select change ->> 'field' as field, count(*)::int as listings
      from ${importChanges} cross join jsonb_array_elements(${importChanges.changes}) change
      where ${ofImport} group by 1 order by 2 desc, 1 limit ${IMPORT_FIELDS[found.kind].length}`),
  ]);
  return { success: true, listings, fields: fields.rows, ...totals(all?.listings ?? 0, IMPORT_CHANGES_PAGE) };
}
