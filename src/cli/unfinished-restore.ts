import type { ClientBase, Pool } from 'pg';

/** A table without columns, which exists while a restored database is not ready for visitors. */
const MARK = 'unfinished_restore';

/** Marks the database as not ready for visitors; returns what removes the mark. */
export async function beginRestore(pool: Pool): Promise<() => Promise<void>> {
  await pool.query(`create table if not exists ${MARK} ()`);
  return async () => {
    await pool.query(`drop table if exists ${MARK}`);
  };
}

/** Whether a restore of this database did not finish. */
export async function isRestoreUnfinished(client: ClientBase | Pool): Promise<boolean> {
  const { rows } = await client.query<{ marked: boolean }>('select to_regclass($1) is not null as marked', [MARK]);
  return rows[0]?.marked ?? false;
}
