import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Pool } from './connection.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url);
/**
 * A statement that waits for a table lock blocks all later ones, so a migration waits only briefly and retries after a
 * pause.
 */
const LOCK_WAIT = '1s';
const LOCK_PAUSE_MS = 1_000;
const LOCK_ATTEMPTS = 120;
/** Key of the advisory lock that the running migration holds, the same for the whole installation. */
const LOCK = 4_707_202_601;
const LOCK_POLL_MS = 200;
const BREAKPOINT = '--> statement-breakpoint';
/** First line of a migration that must not run inside a transaction, such as CREATE INDEX CONCURRENTLY. */
const OUTSIDE_TRANSACTION = '-- outside transaction';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** The migrations shipped with this release, in order. */
export async function shippedMigrations(folder = MIGRATIONS): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(new URL(file, folder), 'utf8');
      return { name: file.replace(/\.sql$/, ''), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function appliedMigrations(client: PoolClient): Promise<Map<string, string>> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function assertKnownMigrations(applied: Map<string, string>, shipped: Migration[]): void {
  const checksums = new Map(shipped.map((migration) => [migration.name, migration.checksum]));
  const unknown = [...applied.keys()].filter((name) => !checksums.has(name)).sort();
  if (unknown.length > 0) {
    throw new MigrationError(
      `The database is newer than this code: it has ${unknown.join(', ')}. Deploy the newer release.`,
    );
  }
  const changed = [...applied].filter(([name, checksum]) => checksums.get(name) !== checksum).map(([name]) => name);
  if (changed.length > 0) {
    throw new MigrationError(`Already applied and since edited: ${changed.join(', ')}. Write a new migration instead.`);
  }
}

/** Retries the work while it fails because of a lock timeout. */
async function retryOnLockTimeout(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03' || attempt === LOCK_ATTEMPTS) throw error;
      await pause(LOCK_PAUSE_MS);
    }
  }
}

const record = (client: PoolClient, { name, checksum }: Migration) =>
  client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);

async function applyInTransaction(client: PoolClient, migration: Migration, statements: string[]): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_WAIT}'`);
    for (const statement of statements) await client.query(statement);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function applyInSteps(client: PoolClient, migration: Migration, statements: string[]): Promise<void> {
  for (const statement of statements) {
    // CONCURRENTLY waits without blocking others, and would leave an invalid index if it timed out.
    const isConcurrent = /\bconcurrently\b/i.test(statement);
    await client.query(`set lock_timeout = '${isConcurrent ? 0 : LOCK_WAIT}'`);
    await retryOnLockTimeout(() => client.query(statement));
  }
  await record(client, migration);
}

function apply(client: PoolClient, migration: Migration): Promise<void> {
  const statements = migration.sql.split(BREAKPOINT).filter((statement) => statement.trim() !== '');
  return migration.sql.startsWith(OUTSIDE_TRANSACTION)
    ? applyInSteps(client, migration, statements)
    : retryOnLockTimeout(() => applyInTransaction(client, migration, statements));
}

/**
 * Acquires the lock by polling: a statement that waits for it would hold a snapshot, and CREATE INDEX CONCURRENTLY
 * waits for all older snapshots, which would be a deadlock.
 */
async function acquireMigrationLock(client: PoolClient): Promise<void> {
  const tryLock = async () =>
    (await client.query<{ acquired: boolean }>('select pg_try_advisory_lock($1) as acquired', [LOCK])).rows[0]
      ?.acquired;
  while (!(await tryLock())) await pause(LOCK_POLL_MS);
}

/**
 * Applies all pending migrations and returns their names. Safe to start on several machines at once: one migrates, the
 * others wait and find nothing to do. Throws when the database is newer than the code.
 */
export async function migrate(pool: Pool, migrations?: Migration[]): Promise<string[]> {
  const shipped = migrations ?? (await shippedMigrations());
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set client_min_messages = 'warning'");
    await acquireMigrationLock(client);
    const applied = await appliedMigrations(client);
    assertKnownMigrations(applied, shipped);
    const pending = shipped.filter(({ name }) => !applied.has(name));
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  } finally {
    // The session has changed settings and holds the lock, so the connection is closed instead of reused.
    client.release(true);
  }
}

/** The shipped migrations that are not applied yet; this release can serve when the list is empty. */
export async function pendingMigrations(pool: Pool): Promise<string[]> {
  const shipped = await shippedMigrations();
  const { rows } = await pool.query<{ present: boolean }>(
    "select to_regclass('schema_migrations') is not null as present",
  );
  if (!rows[0]?.present) return shipped.map(({ name }) => name);
  const applied = await pool.query<{ name: string; checksum: string }>('select name, checksum from schema_migrations');
  const history = new Map(applied.rows.map((row) => [row.name, row.checksum]));
  assertKnownMigrations(history, shipped);
  return shipped.filter(({ name }) => !history.has(name)).map(({ name }) => name);
}
