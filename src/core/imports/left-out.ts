import { and, between, eq, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { csvHead, csvLine } from '../records/index.ts';
import type { StoredFile } from '../storage/index.ts';
import type { StoredImport } from './stored-import.ts';
import { readStoredRows, type SheetRow } from './stored-rows.ts';

const { importProblems, imports } = tables;

/** Why the rows of a batch were left out, by their numbers. */
async function readReasons(ctx: Ctx, importId: number, rows: SheetRow[]): Promise<ReadonlyMap<number, string>> {
  const [first, last] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0];
  const issues = await ctx.db
    .select({ row: importProblems.row, field: importProblems.field, message: importProblems.message })
    .from(importProblems)
    .where(
      and(
        eq(importProblems.importId, importId),
        between(importProblems.row, first, last),
        eq(importProblems.isLeftOut, true),
      ),
    )
    .orderBy(importProblems.row, importProblems.id);
  const reasons = new Map<number, string>();
  for (const { row, field, message } of issues) {
    const before = reasons.get(row);
    reasons.set(row, `${before === undefined ? '' : `${before}; `}${field}: ${message}`);
  }
  return reasons;
}

async function* leftOutLines(ctx: Ctx, { id, columns, skippedRows }: StoredImport, file: StoredFile) {
  yield csvHead([...columns, 'Reason']);
  for await (const rows of readStoredRows(file, skippedRows)) {
    const reasons = await readReasons(ctx, id, rows);
    yield rows
      .flatMap(([row, ...cells]) => {
        const reason = reasons.get(row);
        return reason === undefined ? [] : [csvLine([...columns.map((_, place) => cells[place] ?? ''), reason])];
      })
      .join('');
  }
}

/** The rows that were left out with their reasons, as a sheet that can be corrected and imported. */
export async function leftOutFile(ctx: Ctx, id: number): Promise<AsyncGenerator<string>> {
  const [found] = await ctx.db.select().from(imports).where(eq(imports.id, id));
  if (!found) throw new DomainError('not_found', 'Import not found');
  const file = found.path === '' ? undefined : await ctx.files.get(found.path);
  if (!file) throw new DomainError('gone', 'The rows of this file are no longer stored');
  return leftOutLines(ctx, found, file);
}
