import { type DeletedKind, getRecordPermission, type ListQuery, type RecordPath } from '#contract';
import { and, type Db, desc, eq, gt, sql, type Tx, tables } from '#db';
import { authorise, permitted } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { rowsBefore, totals } from '../paging.ts';
import { type Actor, contains, recordChange } from '../records/index.ts';
import { goneAt, goneBefore, KINDS } from './purge-deleted.ts';

export { purgeDeleted } from './purge-deleted.ts';

const { users } = tables;

/** Typing stand-in for the tables in KINDS; only columns that all of them have may be used. */
type AnyTable = typeof tables.users;

// Raw names: Drizzle leaves columns unqualified in a select list, so they would refer to the inner tables.
const selectDeleterName = (kind: DeletedKind) => sql<string | null>`(select u.full_name from audit_entries a
  join users u on u.id = a.actor_id where a.entity = ${kind} and a.entity_id = wanted.id::text and a.action = 'delete'
  order by a.id desc limit 1)`;

const restorable = (kind: DeletedKind, now: Date, q = '') => {
  const { table, name } = KINDS[kind];
  return and(gt(table.deletedAt, goneBefore(now)), q === '' ? undefined : contains(q, name));
};

async function list(db: Db, now: Date, kind: DeletedKind, { q, page, size }: ListQuery) {
  const { name } = KINDS[kind];
  const table = KINDS[kind].table as AnyTable;
  const where = restorable(kind, now, q);
  const deletedRows = db
    .select({ id: table.id, name: sql<string>`${name}`.as('called'), deletedAt: table.deletedAt })
    .from(table)
    .where(where)
    .orderBy(desc(table.deletedAt), desc(table.id))
    .limit(size)
    .offset(rowsBefore(page, size))
    .as('wanted');
  const [rows, all] = await Promise.all([
    db
      .select({
        id: deletedRows.id,
        name: deletedRows.name,
        deletedAt: deletedRows.deletedAt,
        deleted_by: selectDeleterName(kind),
      })
      .from(deletedRows),
    db.$count(table, where),
  ]);
  const deleted = rows.map((row) => {
    const deletedAt = row.deletedAt ?? now;
    return { ...row, deletedAt, gone_at: goneAt(deletedAt) };
  });
  return { deleted, ...totals(all, size) };
}

/** The user's original email address; throws if another user has it now. */
async function formerAddress(tx: Tx, id: number): Promise<string> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, id));
  const email = user?.email.replace(`.deleted-${id}`, '') ?? '';
  const duplicates = await tx.$count(users, eq(sql`lower(${users.email})`, email.toLowerCase()));
  if (duplicates > 0) throw new DomainError('conflict', 'Another account uses this email now');
  return email;
}

const restore = (ctx: Ctx, actor: Actor, kind: DeletedKind, id: number): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const { noun, name, restored } = KINDS[kind];
    const table = KINDS[kind].table as AnyTable;
    const [found] = await tx
      .select({ name: sql<string>`${name}`, deletedAt: table.deletedAt })
      .from(table)
      .where(and(eq(table.id, id), restorable(kind, ctx.now())))
      .for('update');
    if (!found) throw new DomainError('not_found', `${noun} can no longer be restored`);
    const address = kind === 'user' ? { email: await formerAddress(tx, id) } : {};
    await tx
      .update(table)
      .set({ ...restored, ...address, deletedAt: null })
      .where(eq(table.id, id));
    const change = { before: { deletedAt: found.deletedAt }, after: restored };
    await recordChange(tx, actor, { action: 'restore', entity: kind, id, subject: found.name, ...change });
  });

/** Restores a record for staff who may delete it; throws for others. */
export async function restoreDeleted(ctx: Ctx, actor: Actor, path: RecordPath, kind: DeletedKind, id: number) {
  authorise(actor.staff, getRecordPermission(path, 'delete'));
  return restore(ctx, actor, kind, id);
}

/** Lists and restores deleted records; requires the permissions of the history. */
export function deletedRecordService(ctx: Ctx, actor: Actor) {
  authorise(actor.staff, 'history:see');
  return {
    list: (kind: DeletedKind, query: ListQuery) => list(ctx.db, ctx.now(), kind, query),
    /** Its slug is still reserved: no other record can take it while this one can be restored. */
    restore: permitted(actor.staff, 'history:change', (kind: DeletedKind, id: number) => restore(ctx, actor, kind, id)),
  };
}

export type DeletedRecordService = ReturnType<typeof deletedRecordService>;
