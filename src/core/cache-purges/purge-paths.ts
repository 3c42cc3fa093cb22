import { type Tx, tables } from '#db';

/** Enqueues paths to purge, in the caller's transaction. */
export async function purgePaths(tx: Tx, paths: string[]): Promise<void> {
  const unique = new Set(paths);
  const all = unique.has('/*') ? ['/*'] : [...unique];
  // Paths are not unique in the table, so that two transactions with the same path never wait for each other.
  if (all.length > 0) await tx.insert(tables.cachePurges).values(all.map((path) => ({ path })));
}
