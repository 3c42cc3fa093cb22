import { type ImportCheck, type ImportStart, validateMapping } from '#contract';
import { and, eq, inArray, lt, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError, InvalidFields } from '../errors.ts';
import { readLocalityNames } from '../listings/index.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { readMasterNames } from '../sheet-cells.ts';
import { throttle } from '../throttle.ts';
import { readRows, readStoredRows, rowReader } from './read-rows.ts';
import { failImport, lockImport, storeIssues } from './run-import.ts';

const { imports, importProblems } = tables;

/**
 * Validates every row of an import and stores the issues, batch by batch. Progress is stored with each batch, so
 * another worker can continue after a crash, and of two concurrent workers one stops.
 */
export async function checkImport(ctx: Ctx, id: number, signal?: AbortSignal): Promise<void> {
  const [found] = await ctx.db.select().from(imports).where(eq(imports.id, id));
  if (found?.status !== 'checking') return;
  const read = rowReader(found, await readMasterNames(ctx.db), await readLocalityNames(ctx.db));
  const file = await ctx.files.get(found.path);
  if (!file) return failImport(ctx, found);
  const rest = throttle();
  let done = found.checkedRows;
  for await (const rows of readStoredRows(file, done)) {
    if (signal?.aborted) throw new Error('stopped between two batches');
    const { issues, rejected } = await readRows(rows, read, rest);
    const goesOn = await ctx.db.transaction(async (tx) => {
      const now = await lockImport(tx, id);
      if (now?.status !== 'checking' || now.checkedRows !== done) return false;
      await storeIssues(tx, id, rows, issues);
      const checkedRows = done + rows.length;
      const isLast = checkedRows >= now.totalRows;
      await tx
        .update(imports)
        .set({ checkedRows, refusedRows: now.refusedRows + rejected, ...(isLast && { status: 'checked' }) })
        .where(eq(imports.id, id));
      return !isLast;
    });
    if (!goesOn) return;
    done += rows.length;
  }
}

const notFound = () => new DomainError('not_found', 'Import not found');

/** Starts a check of every row with this mapping; can be repeated until the import is started. */
export async function startCheck(ctx: Ctx, actor: Actor, id: number, { mapping, publish }: ImportCheck): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await lockImport(tx, id);
    if (!found) throw notFound();
    if (found.status !== 'uploaded' && found.status !== 'checked')
      throw new DomainError('conflict', 'This import has changed. Reload to see its status.');
    const errors = validateMapping(found.kind, found.columns, mapping);
    if (errors.length > 0) throw new InvalidFields(errors);
    await tx.delete(importProblems).where(eq(importProblems.importId, id));
    const fresh = { status: 'checking' as const, checkedRows: 0, refusedRows: 0 };
    await tx
      .update(imports)
      .set({ mapping, publish, ...fresh })
      .where(eq(imports.id, id));
    await recordChange(tx, actor, {
      action: 'update',
      entity: 'import',
      id,
      subject: found.fileName,
      after: { mapping, publish },
    });
    await ctx.jobs.enqueue(tx, 'import.check', { importId: id });
  });
}

/** Starts a checked import; a repeated call does nothing, and leaving out rows with issues must be confirmed. */
export async function startImport(ctx: Ctx, actor: Actor, id: number, { leave_out }: ImportStart): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await lockImport(tx, id);
    if (!found) throw notFound();
    if (found.status === 'running' || found.status === 'done') return;
    if (found.status !== 'checked') throw new DomainError('conflict', 'Check the rows first');
    if (found.refusedRows === found.totalRows)
      throw new DomainError('conflict', 'None of the rows in this file can be imported');
    if (found.refusedRows > 0 && !leave_out)
      throw new DomainError('invalid', 'Confirm that rows with problems are skipped', 'leave_out');
    await tx
      .update(imports)
      .set({ status: 'running', refusedRows: 0, startedBy: actor.staff.id })
      .where(eq(imports.id, id));
    const after = { kind: found.kind, rows: found.totalRows, left_out: found.refusedRows, publish: found.publish };
    await recordChange(tx, actor, { action: 'import', entity: 'import', id, subject: found.fileName, after });
    await ctx.jobs.enqueue(tx, 'import.run', { importId: id });
  });
}

const RETENTION_DAYS = 30;
const BATCH_SIZE = 100;
const DAY_MS = 86_400_000;

/** Marks imports as failed that were not continued for a month, and deletes their stored rows; returns how many. */
export async function deleteExpiredImports(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - RETENTION_DAYS * DAY_MS);
  const left = await ctx.db
    .select({ id: imports.id, path: imports.path })
    .from(imports)
    .where(and(lt(imports.createdAt, before), inArray(imports.status, ['uploaded', 'checked'])))
    .orderBy(imports.createdAt)
    .limit(BATCH_SIZE);
  for (const { id, path } of left) {
    await ctx.files.remove(path);
    await ctx.db
      .update(imports)
      .set({ status: 'failed', finishedAt: ctx.now() })
      .where(and(eq(imports.id, id), inArray(imports.status, ['uploaded', 'checked'])));
  }
  return left.length;
}
