import type { Pool } from '#db';

/** The database at one point in time; `name` is the exported snapshot that pg_dump uses. */
export interface Snapshot {
  name: string;
  migrations: { name: string; checksum: string }[];
  rows: Record<string, number>;
  /** Files that rows refer to, by their path in the store. */
  files: string[];
}

/**
 * Tables whose rows are excluded from a backup: ended sessions and used links must not become valid again, and the list
 * of migrations is restored last, from the manifest.
 */
export const LEFT_OUT = ['sessions', 'password_tokens', 'sign_in_tries', 'schema_migrations'];

interface Queryable {
  query: Pool['query'];
}

/** Row count of every table that a backup includes. */
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

/** Runs work while a snapshot of the database is held open, and returns its contents. */
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
