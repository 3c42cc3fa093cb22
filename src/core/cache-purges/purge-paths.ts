import { type Tx, tables } from '#db';

/** Notes paths that caches must forget once this transaction is committed, and not if it is not. */
export async function purgePaths(tx: Tx, paths: string[]): Promise<void> {
  const unique = new Set(paths);
  const all = unique.has('/*') ? ['/*'] : [...unique];
  // No path is held by a transaction: two changes of the home page never wait for each other.
  if (all.length > 0) await tx.insert(tables.cachePurges).values(all.map((path) => ({ path })));
}
