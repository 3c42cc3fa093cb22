import { isDeepStrictEqual } from 'node:util';
import { type ImportCheck, type ImportStart, validateMapping } from '#contract';
import { and, eq, inArray, lt, ne, or, sql, type Tx, tables } from '#db';
import { authorise } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError, InvalidFields } from '../errors.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { type GroupCounter, openGroupCounter } from './facts.ts';
import { forgetSheet } from './forget-person.ts';
import type { ImportDefinition, RowIssue, RowSummary, StoreBatch } from './import-definition.ts';
import { RUN_PERMISSIONS } from './importer.ts';
import { remember } from './memory.ts';
import {
  assertOpen,
  forgetCheck,
  lockExisting,
  lockImport,
  NOTHING_CHECKED,
  type StoredImport,
} from './stored-import.ts';
import { readStoredRows, type SheetRow } from './stored-rows.ts';

const { importChanges, imports, importProblems } = tables;

export type GetDefinition = (found: StoredImport) => ImportDefinition;

/** Issues per insert statement. */
const ISSUES_PER_INSERT = 1000;

/** Replaces the stored issues of a batch's rows. */
export async function storeIssues(tx: Tx, importId: number, rows: SheetRow[], issues: RowIssue[]): Promise<void> {
  const [first, last] = [rows[0]?.[0] ?? 0, rows.at(-1)?.[0] ?? 0];
  const theirs = and(eq(importProblems.importId, importId), sql`${importProblems.row} between ${first} and ${last}`);
  await tx.delete(importProblems).where(theirs);
  for (let from = 0; from < issues.length; from += ISSUES_PER_INSERT) {
    const some = issues.slice(from, from + ISSUES_PER_INSERT);
    await tx.insert(importProblems).values(some.map((issue) => ({ importId, ...issue })));
  }
}

/** The counts of an import with those of a batch. */
export const addCounts = (now: StoredImport, counts: RowSummary['counts']): RowSummary['counts'] =>
  Object.fromEntries(
    Object.entries(counts).map(([name, rows]) => [name, now[name as keyof RowSummary['counts']] + rows]),
  );

/** Marks an import as failed when its stored rows are missing, unless its status has changed since. */
export async function failImport(ctx: Ctx, { id, status }: StoredImport): Promise<void> {
  await ctx.db
    .update(imports)
    .set({ status: 'failed', finishedAt: ctx.now() })
    .where(and(eq(imports.id, id), eq(imports.status, status)));
}

/** Stores what a batch's rows are, and adds it to the counts. */
async function storeBatch(
  tx: Tx,
  now: StoredImport,
  rows: SheetRow[],
  store: StoreBatch,
  counter: GroupCounter,
): Promise<void> {
  const { counts, facts, issues } = await store(tx, now);
  for (const { row, facts: noticed } of facts) counter.add(row, noticed);
  await counter.store(tx);
  await storeIssues(tx, now.id, rows, issues);
  const checkedRows = now.checkedRows + rows.length;
  await tx
    .update(imports)
    .set({
      checkedRows,
      ...addCounts(now, counts),
      ...(checkedRows >= now.totalRows && { status: 'checked' as const }),
    })
    .where(eq(imports.id, now.id));
}

const toPlan = ({ contacted, decisions, headingRow, mapping, publish }: StoredImport) => ({
  contacted,
  decisions,
  headingRow,
  mapping,
  publish,
});

/** Whether rows are still read as they were; another check may have started meanwhile. */
const isReadAlike = (now: StoredImport, found: StoredImport): boolean => isDeepStrictEqual(toPlan(now), toPlan(found));

/**
 * Reads every row of an import and stores what is found, batch by batch. Progress is stored with each batch, so
 * another worker can continue after a crash, and of two concurrent workers one stops.
 */
export async function checkImport(
  ctx: Ctx,
  getDefinition: GetDefinition,
  id: number,
  signal?: AbortSignal,
): Promise<void> {
  const [found] = await ctx.db.select().from(imports).where(eq(imports.id, id));
  if (found?.status !== 'checking') return;
  const { comparesRows, openCheck } = getDefinition(found);
  const read = await openCheck(ctx, found);
  const file = await ctx.files.get(found.path);
  if (!file) return failImport(ctx, found);
  const counter = await openGroupCounter(ctx.db, id);
  let at = comparesRows ? 0 : found.checkedRows;
  for await (const rows of readStoredRows(file, found.skippedRows + at)) {
    if (signal?.aborted) throw new Error('stopped between two batches');
    const before = at;
    at += rows.length;
    const store = await read(rows);
    if (before < found.checkedRows) continue;
    const goesOn = await ctx.db.transaction(async (tx) => {
      const now = await lockImport(tx, id);
      if (now?.status !== 'checking' || now.checkedRows !== before || !isReadAlike(now, found)) return false;
      await storeBatch(tx, now, rows, store, counter);
      return at < now.totalRows;
    });
    if (!goesOn) return;
  }
}

/** So few rows are checked within the request, and the page shows the result of each decision at once. */
const MAX_ROWS_AT_ONCE = 500;

const NO_DECISIONS = { values: [], units: {} };

/** Starts a check of every row with this mapping; can be repeated until the import is started. */
export async function startCheck(
  ctx: Ctx,
  getDefinition: GetDefinition,
  actor: Actor,
  id: number,
  check: ImportCheck,
): Promise<void> {
  const { mapping, publish, contacted = false, decisions = NO_DECISIONS, remember: isRemembered = true } = check;
  const rows = await ctx.db.transaction(async (tx) => {
    const found = await lockExisting(tx, id);
    assertOpen(found);
    const errors = validateMapping(found.kind, found.columns, mapping);
    if (errors.length > 0) throw new InvalidFields(errors);
    await forgetCheck(tx, id);
    await tx
      .update(imports)
      .set({ mapping, publish, contacted, decisions, remember: isRemembered, status: 'checking', ...NOTHING_CHECKED })
      .where(eq(imports.id, id));
    await recordChange(tx, actor, {
      action: 'update',
      entity: 'import',
      id,
      subject: found.fileName,
      after: { mapping, publish, contacted, decisions: decisions.values.length },
    });
    await ctx.jobs.enqueue(tx, 'import.check', { importId: id });
    return found.totalRows;
  });
  if (rows <= MAX_ROWS_AT_ONCE) await checkImport(ctx, getDefinition, id);
}

/** Starts a checked import; a repeated call does nothing, and leaving out rows with issues must be confirmed. */
export async function startImport(ctx: Ctx, actor: Actor, id: number, { leave_out }: ImportStart): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await lockExisting(tx, id);
    if (found.status === 'running' || found.status === 'done') return;
    if (found.status !== 'checked') throw new DomainError('conflict', 'Check the rows first');
    if (found.refusedRows === found.totalRows)
      throw new DomainError('conflict', 'None of the rows in this file can be imported');
    if (found.refusedRows > 0 && !leave_out)
      throw new DomainError('invalid', 'Confirm that rows with problems are skipped', 'leave_out');
    if (found.updatedRows > 0) authorise(actor.staff, RUN_PERMISSIONS[found.kind]);
    await tx
      .update(imports)
      .set({
        status: 'running',
        refusedRows: 0,
        existingRows: 0,
        updatedRows: 0,
        incompleteRows: 0,
        startedBy: actor.staff.id,
      })
      .where(eq(imports.id, id));
    if (found.remember) await remember(tx, found, ctx.now());
    const after = {
      kind: found.kind,
      rows: found.totalRows,
      left_out: found.refusedRows,
      changed: found.updatedRows,
      publish: found.publish,
    };
    await recordChange(tx, actor, { action: 'import', entity: 'import', id, subject: found.fileName, after });
    await ctx.jobs.enqueue(tx, 'import.run', { importId: id });
  });
}

const RETENTION_DAYS = 30;
/** The rows of leads are about people, so they are kept as short as what changes of many leads remember. */
const LEAD_RETENTION_DAYS = 7;
const BATCH_SIZE = 100;
const DAY_MS = 86_400_000;

/** Marks imports as failed that were not continued, and deletes stored rows; returns how many. */
export async function deleteExpiredImports(ctx: Ctx): Promise<number> {
  const getEnd = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
  const before = getEnd(RETENTION_DAYS);
  const isOld = or(
    lt(imports.createdAt, before),
    and(eq(imports.kind, 'enquiry'), lt(imports.createdAt, getEnd(LEAD_RETENTION_DAYS))),
  );
  const isOpen = inArray(imports.status, ['uploaded', 'checked']);
  const hasRest = and(eq(imports.status, 'done'), ne(imports.path, ''));
  const left = await ctx.db
    .select({ id: imports.id, kind: imports.kind, path: imports.path })
    .from(imports)
    .where(and(isOld, or(isOpen, hasRest)))
    .orderBy(imports.createdAt)
    .limit(BATCH_SIZE);
  for (const { id, kind, path } of left) {
    await ctx.files.remove(path);
    if (kind === 'enquiry') await ctx.db.transaction((tx) => forgetSheet(tx, id));
    await ctx.db
      .update(imports)
      .set({ status: 'failed', finishedAt: ctx.now() })
      .where(and(eq(imports.id, id), isOpen));
    await ctx.db
      .update(imports)
      .set({ path: '' })
      .where(and(eq(imports.id, id), hasRest));
  }
  const old = ctx.db.select({ id: imports.id }).from(imports).where(lt(imports.createdAt, before));
  await ctx.db.delete(importChanges).where(inArray(importChanges.importId, old));
  return left.length;
}
