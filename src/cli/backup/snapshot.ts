import type { Pool } from '#db';

/** What the database held at one moment; a dump of the same moment is made by its name. */
export interface Snapshot {
  name: string;
  migrations: { name: string; checksum: string }[];
  rows: Record<string, number>;
  /** Files that rows speak of, by their path in the store. */
  files: string[];
}

/**
 * Tables whose rows stay out of a backup: signed-out browsers and used links must not come to life again, and the list
 * of migrations comes back last, from the manifest.
 */
export const LEFT_OUT = ['sessions', 'password_tokens', 'sign_in_tries', 'schema_migrations'];

interface Queryable {
  query: Pool['query'];
}

/** Rows of every table that a backup holds. */
export async function countRows(client: Queryable): Promise<Record<string, number>> {
  const { rows: found } = await client.query<{ table: string }>(
    "select tablename as table from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [LEFT_OUT],
  );
  const counts: Record<string, number> = {};
  for (const { table } of found) {
    const { rows } = await client.query<{ count: number }>(`select count(*) from public."${table}"`);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

const FILES = `
  select path from media where path like 'private/%'
  union select 'public/' || (variant ->> 'path') from media, jsonb_array_elements(variants) variant`;

/** Holds one moment of the database still while work is done on it, and says what is in it. */
export async function atOneMoment(pool: Pool, work: (snapshot: Snapshot) => Promise<void>): Promise<Snapshot> {
  const client = await pool.connect();
  try {
    await client.query('set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const { rows: named } = await client.query<{ name: string }>('select pg_export_snapshot() as name');
    const { rows: migrations } = await client.query<Snapshot['migrations'][number]>(
      'select name, checksum from schema_migrations order by name',
    );
    const { rows: files } = await client.query<{ path: string }>(FILES);
    const snapshot = {
      name: named[0]?.name ?? '',
      migrations,
      rows: await countRows(client),
      files: files.map(({ path }) => path),
    };
    await work(snapshot);
    return snapshot;
  } finally {
    client.release(true);
  }
}
