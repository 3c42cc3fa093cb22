import { type Db, sql, type Tx } from '#db';

/** Longer chains are a mistake; each step is one index lookup. */
const MAX_STEPS = 20;

interface Step extends Record<string, unknown> {
  to_path: string;
}

/** The chain of redirect targets from a path, empty if there is none; `except` ignores one redirect. */
export async function follow(db: Db | Tx, from: string, except = 0): Promise<string[]> {
  const { rows } = await db.execute<Step>(sql`
    with recursive steps as (
      select to_path, 1 as number from redirects where from_path = ${from} and id <> ${except}
      union all
      select redirects.to_path, number + 1 from steps join redirects on from_path = steps.to_path
        where number < ${MAX_STEPS} and redirects.id <> ${except}
    )
    select to_path from steps order by number`);
  return rows.map(({ to_path }) => to_path);
}

/** Serialises changes until the transaction ends, because two concurrent ones could form a loop. */
export async function lockRedirects(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('redirects', 0))`);
}
