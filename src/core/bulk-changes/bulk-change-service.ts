import {
  BULK_ACTIONS,
  type BulkAction,
  type BulkChange,
  type BulkInput,
  type BulkList,
  type BulkOutcome,
  type BulkResult,
  type BulkRows,
  changePrice,
  MAX_BULK_ROWS,
  type PricePreview,
  type PricePreviewInput,
  UNDO_MINUTES,
  validateEnquiryChange,
} from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { and, asc, count, desc, eq, gt, inArray, or, type SQL, sql, type Tx, tables } from '#db';
import { authorise } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../records/index.ts';
import type { BulkTarget, OpenService } from './bulk-target.ts';
import { openTarget } from './open-target.ts';

const { bulkChangeRows, bulkChanges, properties, tags, users } = tables;

type ListedRows = Extract<BulkRows, { query: object }>;

/** Changes of one user that run at the same time. */
const MAX_RUNNING = 3;
const MAX_SHOWN = 5;
const MAX_SHOWN_ROWS = 300;
const MAX_EXAMPLES = 3;
const UNDO_MS = UNDO_MINUTES * 60 * 1000;

/** Throws unless the list has the action and the user may use it. */
export function authoriseAction({ staff }: Actor, list: BulkList, kind: BulkAction['kind']): void {
  const permission = BULK_ACTIONS[list][kind];
  if (!permission) throw new DomainError('invalid', 'This list does not have this action');
  authorise(staff, permission);
}

function assertComplete(action: BulkAction): void {
  if (action.kind !== 'enquiry-status') return;
  const [error] = validateEnquiryChange({ status: action.status, lost_reason: action.lost_reason ?? null });
  if (error) throw new DomainError('invalid', error.message, error.field);
}

/** The ids of the rows that the list shows; a few more than allowed, if there are too many. */
async function findListed(target: BulkTarget, { query, except = [] }: ListedRows): Promise<number[]> {
  const left = new Set(except);
  const found = await target.find(query, MAX_BULK_ROWS + left.size + 1);
  return found.filter((id) => !left.has(id));
}

/** The ids of the rows, without duplicates; throws if there are none or too many. */
async function findRows(target: BulkTarget, rows: BulkRows): Promise<number[]> {
  const ids = 'ids' in rows ? [...new Set(rows.ids)] : await findListed(target, rows);
  if (ids.length === 0) throw new DomainError('invalid', 'The list has no such rows any more');
  if (ids.length > MAX_BULK_ROWS)
    throw new DomainError(
      'invalid',
      `At most ${indianNumber(MAX_BULK_ROWS)} rows at once. Narrow the list down first.`,
    );
  return ids;
}

export async function countRows(tx: Tx, changeId: number, outcome: BulkOutcome): Promise<number> {
  const [found] = await tx
    .select({ rows: count() })
    .from(bulkChangeRows)
    .where(and(eq(bulkChangeRows.changeId, changeId), eq(bulkChangeRows.outcome, outcome)));
  return found?.rows ?? 0;
}

/** The name of the colleague or tag of an action, for its description. */
const targetName = sql<string | null>`case ${bulkChanges.action} ->> 'kind'
  when 'assign' then (select ${users.fullName} from ${users} where ${users.id} = (${bulkChanges.action} ->> 'assigned_to')::bigint)
  when 'tag' then (select ${tags.tagName} from ${tags} where ${tags.id} = (${bulkChanges.action} ->> 'tag_id')::bigint)
  end`;

const columns = {
  id: bulkChanges.id,
  list: bulkChanges.list,
  action: bulkChanges.action,
  target: targetName,
  state: bulkChanges.state,
  total: bulkChanges.total,
  done: bulkChanges.done,
  failed: bulkChanges.failed,
  finished_at: bulkChanges.finishedAt,
};

/** Until when a change that has ended can be undone; null if it cannot. */
function getUndoUntil({ state, finished_at, done, failed }: Omit<BulkChange, 'undo_until'>, now: Date): Date | null {
  const isOver = state === 'done' || state === 'stopped';
  if (!isOver || !finished_at || done === failed) return null;
  const until = new Date(finished_at.getTime() + UNDO_MS);
  return until > now ? until : null;
}

type StoredBulkChange = Omit<BulkChange, 'undo_until'> & { list: string };

const toBulkChange = ({ list: _list, ...row }: StoredBulkChange, now: Date): BulkChange => ({
  ...row,
  undo_until: getUndoUntil(row, now),
});

/** Changes of many rows at once, which jobs make. Users see and undo their own. */
export function bulkChangeService(ctx: Ctx, openService: OpenService, actor: Actor) {
  const { db } = ctx;
  const isOwn = eq(bulkChanges.userId, actor.staff.id);

  const readOwn = async (tx: Tx, id: number) => {
    const [found] = await tx
      .select(columns)
      .from(bulkChanges)
      .where(and(eq(bulkChanges.id, id), isOwn))
      .for('update');
    if (!found) throw new DomainError('not_found', 'Change not found');
    return found;
  };

  const assertFewRunning = async (tx: Tx) => {
    // Two changes that are started at once are counted one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, actor.staff.id)).for('no key update');
    const running = and(isOwn, inArray(bulkChanges.state, ['running', 'undoing']));
    const [found] = await tx.select({ changes: count() }).from(bulkChanges).where(running);
    if ((found?.changes ?? 0) >= MAX_RUNNING)
      throw new DomainError('conflict', 'Wait until one of your other changes has finished');
  };

  return {
    async start({ list, rows, action }: BulkInput): Promise<number> {
      authoriseAction(actor, list, action.kind);
      assertComplete(action);
      const ids = await findRows(openTarget(ctx, openService, list, actor), rows);
      return db.transaction(async (tx) => {
        await assertFewRunning(tx);
        const [added] = await tx
          .insert(bulkChanges)
          .values({ list, action, userId: actor.staff.id, total: ids.length, createdAt: ctx.now() })
          .returning({ id: bulkChanges.id });
        if (!added) throw new Error('the change was not stored');
        await tx.execute(sql`
          insert into ${bulkChangeRows} (change_id, record_id)
          select ${added.id}, id from unnest(${sql.param(ids)}::bigint[]) id`);
        await ctx.jobs.enqueue(tx, 'bulk.change', { changeId: added.id });
        return added.id;
      });
    },

    async previewPrices({ rows, price }: PricePreviewInput): Promise<Omit<PricePreview, 'success'>> {
      authoriseAction(actor, 'property', 'price');
      const ids = await findRows(openTarget(ctx, openService, 'property', actor), rows);
      const { id, priceOnRequest, title } = properties;
      const stored = await db
        .select({ id, title, before: properties.price, isHidden: priceOnRequest })
        .from(properties)
        .where(inArray(id, ids));
      const byId = new Map(stored.map((row) => [row.id, row]));
      // The examples are those that the list shows first.
      const found = ids.flatMap((each) => byId.get(each) ?? []);
      const changes = found.flatMap(({ before, isHidden, ...row }) => {
        const after = before === null || isHidden ? undefined : changePrice(before, price);
        return before === null || after === undefined ? [] : [{ ...row, before, after }];
      });
      const sum = (name: 'before' | 'after') => changes.reduce((total, row) => total + row[name], 0);
      return {
        changes: changes.length,
        left_out: ids.length - changes.length,
        total_before: sum('before'),
        total_after: sum('after'),
        examples: changes.slice(0, MAX_EXAMPLES),
      };
    },

    /** Those that run, and those that ended lately. */
    async list(list: BulkList): Promise<BulkChange[]> {
      const recent = gt(bulkChanges.finishedAt, new Date(ctx.now().getTime() - UNDO_MS));
      const isShown: SQL | undefined = or(inArray(bulkChanges.state, ['running', 'undoing']), recent);
      const found = await db
        .select(columns)
        .from(bulkChanges)
        .where(and(isOwn, eq(bulkChanges.list, list), isShown))
        .orderBy(desc(bulkChanges.id))
        .limit(MAX_SHOWN);
      return found.map((row) => toBulkChange(row, ctx.now()));
    },

    async read(id: number): Promise<Omit<BulkResult, 'success'>> {
      const found = await db.transaction((tx) => readOwn(tx, id));
      const failedFirst = sql`${bulkChangeRows.outcome} in ('failed', 'kept') desc`;
      const rows = await db
        .select({ id: bulkChangeRows.recordId, outcome: bulkChangeRows.outcome, message: bulkChangeRows.message })
        .from(bulkChangeRows)
        .where(eq(bulkChangeRows.changeId, id))
        .orderBy(failedFirst, asc(bulkChangeRows.recordId))
        .limit(MAX_SHOWN_ROWS);
      const target = openTarget(ctx, openService, found.list as BulkList, actor);
      const titles = await target.titles(rows.map((row) => row.id));
      return {
        change: toBulkChange(found, ctx.now()),
        rows: rows.map((row) => ({ ...row, title: titles.get(row.id) ?? `Deleted (${row.id})` })),
      };
    },

    /** Leaves the rows that are not through as they are. */
    stop: (id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const { action, list, state } = await readOwn(tx, id);
        if (state !== 'running') throw new DomainError('conflict', 'This change has already ended');
        await tx.update(bulkChanges).set({ state: 'stopped', finishedAt: ctx.now() }).where(eq(bulkChanges.id, id));
        const target = openTarget(ctx, openService, list as BulkList, actor);
        await target.announce(tx, action, await countRows(tx, id, 'changed'));
      }),

    undo: (id: number): Promise<void> =>
      db.transaction(async (tx) => {
        const found = await readOwn(tx, id);
        authoriseAction(actor, found.list as BulkList, found.action.kind);
        if (!getUndoUntil(found, ctx.now()))
          throw new DomainError('conflict', `A change can be undone for ${UNDO_MINUTES} minutes after it has ended`);
        // What the change left as it was needs no undoing.
        const done = found.total - (await countRows(tx, id, 'changed'));
        await tx.update(bulkChanges).set({ state: 'undoing', done, failed: 0 }).where(eq(bulkChanges.id, id));
        await ctx.jobs.enqueue(tx, 'bulk.change', { changeId: id });
      }),
  };
}

export type BulkChangeService = ReturnType<typeof bulkChangeService>;
