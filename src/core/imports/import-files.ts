import { IMPORT_FIELDS, type ImportKind } from '#contract';
import { and, eq, gt, or, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { csvHead, csvLine } from '../records/index.ts';

const { importProblems, imports } = tables;

const BATCH = 1000;

/** CSV template with every column and one example row. */
export const importTemplate = (kind: ImportKind): string =>
  csvHead(IMPORT_FIELDS[kind].map(({ label }) => label)) + csvLine(IMPORT_FIELDS[kind].map(({ example }) => example));

async function* issueLines(ctx: Ctx, importId: number): AsyncGenerator<string> {
  yield csvHead(['Row', 'Field', 'Problem']);
  for (let last: { row: number; id: number } | undefined; ; ) {
    const behind =
      last &&
      or(gt(importProblems.row, last.row), and(eq(importProblems.row, last.row), gt(importProblems.id, last.id)));
    const issues = await ctx.db
      .select()
      .from(importProblems)
      .where(and(eq(importProblems.importId, importId), behind))
      .orderBy(importProblems.row, importProblems.id)
      .limit(BATCH);
    yield issues.map(({ row, field, message }) => csvLine([String(row), field, message])).join('');
    if (issues.length < BATCH) return;
    last = issues.at(-1);
  }
}

/** Streams all issues of an import as CSV. */
export async function importIssuesFile(ctx: Ctx, importId: number): Promise<AsyncGenerator<string>> {
  const [found] = await ctx.db.select({ id: imports.id }).from(imports).where(eq(imports.id, importId));
  if (!found) throw new DomainError('not_found', 'Import not found');
  return issueLines(ctx, importId);
}
