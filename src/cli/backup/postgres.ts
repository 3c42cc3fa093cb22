import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Pool } from '#db';

/** The database at one point in time; `name` is the exported snapshot that pg_dump uses. */
interface Snapshot {
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
export const EXCLUDED_TABLES = ['sessions', 'password_tokens', 'sign_in_tries', 'schema_migrations'];

interface Queryable {
  query: Pool['query'];
}

/** Row count of every table that a backup includes. */
export async function countRows(client: Queryable): Promise<Record<string, number>> {
  const { rows: included } = await client.query<{ table: string }>(
    "select tablename as table from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1",
    [EXCLUDED_TABLES],
  );
  const counts: Record<string, number> = {};
  for (const { table } of included) {
    const { rows } = await client.query<{ count: number }>(`select count(*) from public."${table}"`);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

const FILES = `
  select path from media where path like 'private/%'
  union select visibility || '/' || (variant ->> 'path') from media, jsonb_array_elements(variants) variant`;

/** Runs work while a snapshot of the database is held open, and returns its contents. */
export async function withSnapshot(pool: Pool, work: (snapshot: Snapshot) => Promise<void>): Promise<Snapshot> {
  const client = await pool.connect();
  try {
    await client.query('set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const { rows: exportedSnapshot } = await client.query<{ name: string }>('select pg_export_snapshot() as name');
    const { rows: migrations } = await client.query<Snapshot['migrations'][number]>(
      'select name, checksum from schema_migrations order by name',
    );
    const { rows: files } = await client.query<{ path: string }>(FILES);
    const snapshot = {
      name: exportedSnapshot[0]?.name ?? '',
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

const run = promisify(execFile);
const OUTPUT_BYTES = 16 * 1024 * 1024;

/** A backup or restore error that the operator can fix; its message explains how. */
export class BackupError extends Error {
  override name = 'BackupError';
}

type Program = 'pg_dump' | 'pg_restore';

/** The major version of an installed PostgreSQL client program, such as 15. */
export async function getRelease(program: Program): Promise<number> {
  const { stdout } = await run(program, ['--version']).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupError(
      `${program} is not installed. Install the PostgreSQL client, on Debian: apt install postgresql-client`,
    );
  });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
}

/** The major version of the connected server. */
export async function serverRelease(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    "select current_setting('server_version_num')::int / 10000 as version",
  );
  return rows[0]?.version ?? 0;
}

/** Passes the password in the environment, because other users can see command-line arguments. */
export async function runProgram(program: Program, databaseUrl: string, args: string[]): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) };
  await run(program, [`--dbname=${url}`, ...args], { env, maxBuffer: OUTPUT_BYTES }).catch(
    (error: { stderr?: string; message: string }) => {
      throw new BackupError(`${program} failed:\n${error.stderr || error.message}`);
    },
  );
}
