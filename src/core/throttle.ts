import { setTimeout } from 'node:timers/promises';
import { sql, type Tx } from '#db';

/** Longer pauses do not help: a slice that takes this long is slowed down by something else. */
const MAX_REST_MS = 200;

/** Call after each slice of a long task; pauses for as long as the slice took. */
export type Throttle = () => Promise<void>;

/** Limits the load of a long task: it pauses about half of the time, and other work waits no longer than one slice. */
export function throttle(): Throttle {
  let since = performance.now();
  return async () => {
    await setTimeout(Math.min(performance.now() - since, MAX_REST_MS));
    since = performance.now();
  };
}

/** Tries to lock this work across all processes, without waiting; the lock is held until the transaction ends. */
export async function tryAdvisoryLock(tx: Tx, work: string): Promise<boolean> {
  const { rows } = await tx.execute<{ ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${work}, 0)) as ours`,
  );
  return rows[0]?.ours === true;
}
