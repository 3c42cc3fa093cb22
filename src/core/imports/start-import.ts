import { type ImportCheck, type ImportStart, validateMapping } from '#contract';
import { eq, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError, InvalidFields } from '../errors.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { lockImport } from './import-progress.ts';

const { importProblems, imports } = tables;

const notFound = () => new DomainError('not_found', 'Import not found');

/** Starts a check of every row with this mapping; can be repeated until the import is started. */
export async function startCheck(ctx: Ctx, actor: Actor, id: number, { mapping, publish }: ImportCheck): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await lockImport(tx, id);
    if (!found) throw notFound();
    if (found.status !== 'uploaded' && found.status !== 'checked')
      throw new DomainError('conflict', 'This import has gone further already');
    const errors = validateMapping(found.kind, found.columns, mapping);
    if (errors.length > 0) throw new InvalidFields(errors);
    await tx.delete(importProblems).where(eq(importProblems.importId, id));
    const fresh = { status: 'checking' as const, checkedRows: 0, refusedRows: 0 };
    await tx
      .update(imports)
      .set({ mapping, publish, ...fresh })
      .where(eq(imports.id, id));
    await recordChange(tx, actor, { action: 'update', entity: 'import', id, after: { mapping, publish } });
    await ctx.jobs.enqueue(tx, 'import.check', { importId: id });
  });
}

/** Starts a checked import; a repeated call does nothing, and leaving out rows with issues must be confirmed. */
export async function startImport(ctx: Ctx, actor: Actor, id: number, { leave_out }: ImportStart): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await lockImport(tx, id);
    if (!found) throw notFound();
    if (found.status === 'running' || found.status === 'done') return;
    if (found.status !== 'checked') throw new DomainError('conflict', 'Please have the rows checked first');
    if (found.refusedRows === found.totalRows) throw new DomainError('conflict', 'No row of this file can be imported');
    if (found.refusedRows > 0 && !leave_out)
      throw new DomainError('invalid', 'Rows with problems are left out: please confirm this', 'leave_out');
    await tx
      .update(imports)
      .set({ status: 'running', refusedRows: 0, startedBy: actor.staff.id })
      .where(eq(imports.id, id));
    const after = { kind: found.kind, rows: found.totalRows, left_out: found.refusedRows, publish: found.publish };
    await recordChange(tx, actor, { action: 'import', entity: 'import', id, after });
    await ctx.jobs.enqueue(tx, 'import.run', { importId: id });
  });
}
