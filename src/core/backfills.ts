import { eq, type Tx, tables } from '#db';
import type { Ctx } from './context.ts';

const { backfills } = tables;

/** Work on all rows of a large table, in batches that commit one by one, so that it never blocks the site for long. */
export interface Backfill {
  name: string;
  /** Runs again after this time; without it, once. */
  repeatMs?: number;
  /** The largest id to process, for the progress. */
  getLastId: (tx: Tx) => Promise<number>;
  /** Prepares a run. */
  start?: (tx: Tx) => Promise<void>;
  /** Processes the rows after this id; returns the last id of the batch, or undefined if there are no more rows. */
  runBatch: (tx: Tx, position: number) => Promise<number | undefined>;
}

interface Progress {
  position: number;
  lastId: number;
}

/** The state of the current run, or of a new one if it is due; undefined if there is nothing to do. */
async function resume(
  tx: Tx,
  { name, repeatMs, getLastId, start }: Backfill,
  now: Date,
): Promise<Progress | undefined> {
  await tx.insert(backfills).values({ name }).onConflictDoNothing();
  // Another worker that holds the row is doing the work already.
  const [run] = await tx.select().from(backfills).where(eq(backfills.name, name)).for('update', { skipLocked: true });
  if (!run) return undefined;
  if (run.startedAt && !run.finishedAt) return { position: run.position, lastId: run.lastId ?? 0 };
  const isDue = !run.finishedAt || (repeatMs !== undefined && run.finishedAt.getTime() <= now.getTime() - repeatMs);
  if (!isDue) return undefined;
  const lastId = await getLastId(tx);
  await start?.(tx);
  await tx
    .update(backfills)
    .set({ position: 0, lastId, startedAt: now, finishedAt: null })
    .where(eq(backfills.name, name));
  return { position: 0, lastId };
}

/** Runs a backfill to its end, from where it was interrupted; returns the number of batches. */
export async function runBackfill(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  backfill: Backfill,
  signal: AbortSignal,
): Promise<number> {
  for (let batches = 0; ; batches++) {
    if (signal.aborted) return batches;
    const goesOn = await db.transaction(async (tx) => {
      const run = await resume(tx, backfill, now());
      if (!run) return false;
      const last = await backfill.runBatch(tx, run.position);
      const progress = last === undefined ? { position: run.lastId, finishedAt: now() } : { position: last };
      await tx.update(backfills).set(progress).where(eq(backfills.name, backfill.name));
      return true;
    });
    if (!goesOn) return batches;
  }
}
