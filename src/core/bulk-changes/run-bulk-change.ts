import type { BulkList, BulkOutcome } from '#contract';
import { and, asc, eq, isNull, isUnavailable, lt, sql, type Tx, tables } from '#db';
import { staffColumns } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { ChangedMeanwhile, DomainError } from '../errors.ts';
import type { Actor } from '../records/index.ts';
import { authoriseAction, countRows } from './bulk-change-service.ts';
import type { BulkTarget, OpenService, RowChange } from './bulk-target.ts';
import { openTarget } from './open-target.ts';

const { bulkChangeRows, bulkChanges, users } = tables;

/** Rows of one run of the job; the rest is another job, so that a long change does not hold up short ones. */
const BATCH_SIZE = 200;
const KEPT_DAYS = 7;

type StoredChange = typeof bulkChanges.$inferSelect;
type Row = typeof bulkChangeRows.$inferSelect;

interface Outcome {
  outcome: BulkOutcome;
  message?: string;
  change?: RowChange;
}

const FAILURES = new Set<BulkOutcome>(['failed', 'kept']);

/** Thrown to roll back a change of a row that another run has made. */
class AlreadyDone extends Error {}

/** Stores the outcome of a row and the progress. */
async function storeOutcome(tx: Tx, row: Row, { outcome, message = '', change }: Outcome): Promise<void> {
  const stored = await tx
    .update(bulkChangeRows)
    .set({ outcome, message: message || null, ...change })
    .where(
      and(
        eq(bulkChangeRows.changeId, row.changeId),
        eq(bulkChangeRows.recordId, row.recordId),
        eq(bulkChangeRows.outcome, row.outcome),
      ),
    )
    .returning({ id: bulkChangeRows.recordId });
  if (stored.length === 0) throw new AlreadyDone();
  const failed = FAILURES.has(outcome) ? 1 : 0;
  await tx
    .update(bulkChanges)
    .set({ done: sql`${bulkChanges.done} + 1`, failed: sql`${bulkChanges.failed} + ${failed}` })
    .where(eq(bulkChanges.id, row.changeId));
}

/** Why a row was left as it is, for the user. */
function toMessage(error: unknown): string {
  if (error instanceof ChangedMeanwhile) return `Changed by ${error.by ?? 'a colleague'} since then, left as it is`;
  return error instanceof DomainError ? error.message : 'Something went wrong';
}

/** Changes or undoes one row. Only an unavailable database ends the run, because another one will go on. */
async function runRow(ctx: Ctx, target: BulkTarget, { action, state }: StoredChange, row: Row): Promise<void> {
  const isUndo = state === 'undoing';
  const store = (outcome: Outcome) => (tx: Tx) => storeOutcome(tx, row, outcome);
  try {
    if (isUndo) {
      const past = { before: row.before ?? {}, version: row.version ?? '' };
      await target.undo(row.recordId, action, past, store({ outcome: 'undone' }));
    } else {
      const commit = (tx: Tx, change: RowChange) => store({ outcome: 'changed', change })(tx);
      const isChanged = await target.change(row.recordId, action, commit);
      if (!isChanged) await ctx.db.transaction(store({ outcome: 'same' }));
    }
  } catch (error) {
    if (error instanceof AlreadyDone) return;
    if (isUnavailable(error)) throw error;
    const outcome: Outcome = { outcome: isUndo ? 'kept' : 'failed', message: toMessage(error) };
    await ctx.db.transaction(store(outcome)).catch((failure: unknown) => {
      if (!(failure instanceof AlreadyDone)) throw failure;
    });
    if (!(error instanceof DomainError)) throw error;
  }
}

/** The user as they are now: what they may no longer do is not done for them. */
async function readActor(ctx: Ctx, { id, userId, list, action }: StoredChange): Promise<Actor> {
  const [staff] = await ctx.db
    .select(staffColumns)
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true), isNull(users.deletedAt)));
  if (!staff) throw new DomainError('forbidden', 'The account was deactivated');
  const actor = { staff, requestId: `bulk-change-${id}`, ip: undefined };
  authoriseAction(actor, list as BulkList, action.kind);
  return actor;
}

const readState = async (ctx: Ctx, id: number): Promise<StoredChange | undefined> => {
  const [found] = await ctx.db.select().from(bulkChanges).where(eq(bulkChanges.id, id));
  return found?.state === 'running' || found?.state === 'undoing' ? found : undefined;
};

const getWaiting = (ctx: Ctx, { id, state }: StoredChange) =>
  ctx.db
    .select()
    .from(bulkChangeRows)
    .where(
      and(eq(bulkChangeRows.changeId, id), eq(bulkChangeRows.outcome, state === 'undoing' ? 'changed' : 'waiting')),
    )
    .orderBy(asc(bulkChangeRows.recordId))
    .limit(BATCH_SIZE);

/** Ends a change; when it was made, colleagues are told. */
async function finish(ctx: Ctx, target: BulkTarget | undefined, { id, state, action }: StoredChange): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const ended = await tx
      .update(bulkChanges)
      .set({ state: state === 'undoing' ? 'undone' : 'done', finishedAt: ctx.now() })
      .where(and(eq(bulkChanges.id, id), eq(bulkChanges.state, state)))
      .returning({ id: bulkChanges.id });
    if (ended.length === 0 || state === 'undoing') return;
    await target?.announce(tx, action, await countRows(tx, id, 'changed'));
  });
}

/** All rows fail for one reason, such as a user who lost the permission. */
async function failAll(ctx: Ctx, change: StoredChange, error: DomainError): Promise<void> {
  for (let rows = await getWaiting(ctx, change); rows.length > 0; rows = await getWaiting(ctx, change)) {
    const outcome: Outcome = { outcome: change.state === 'undoing' ? 'kept' : 'failed', message: error.message };
    for (const row of rows) await ctx.db.transaction((tx) => storeOutcome(tx, row, outcome));
  }
  await finish(ctx, undefined, change);
}

/** Changes the next rows, each in its own transaction with its outcome, so that a repeated job changes none twice. */
export async function runBulkChange(ctx: Ctx, openService: OpenService, id: number, signal?: AbortSignal) {
  const change = await readState(ctx, id);
  if (!change) return;
  const actor = await readActor(ctx, change).catch((error: unknown) => {
    if (error instanceof DomainError) return error;
    throw error;
  });
  if (actor instanceof DomainError) return failAll(ctx, change, actor);
  const target = openTarget(ctx, openService, change.list as BulkList, actor);
  const rows = await getWaiting(ctx, change);
  for (const row of rows) {
    if (signal?.aborted) throw new Error('stopped between two rows');
    const now = await readState(ctx, id);
    if (now?.state !== change.state) return;
    await runRow(ctx, target, change, row);
  }
  if (rows.length < BATCH_SIZE) return finish(ctx, target, change);
  await ctx.db.transaction((tx) => ctx.jobs.enqueue(tx, 'bulk.change', { changeId: id }));
}

/** Deletes what is too old to be looked at. */
export async function deleteOldBulkChanges(ctx: Ctx): Promise<void> {
  const oldest = new Date(ctx.now().getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000);
  await ctx.db.delete(bulkChanges).where(lt(bulkChanges.createdAt, oldest));
}
