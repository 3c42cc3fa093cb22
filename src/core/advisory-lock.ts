import { sql, type Tx } from '#db';

/** Tries to lock this work across all processes, without waiting; the lock is held until the transaction ends. */
export async function tryAdvisoryLock(tx: Tx, work: string): Promise<boolean> {
  const { rows } = await tx.execute<{ ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${work}, 0)) as ours`,
  );
  return rows[0]?.ours === true;
}
