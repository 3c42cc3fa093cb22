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
/**
 * A line of a migration that removes or tightens something (contract): releases without the named migration, which
 * still use what is removed, cannot run afterwards. All other migrations only add (expand).
 */
const REQUIRES = /^-- requires (\w+)$/m;

export const getRequired = (sql: string): string | null => REQUIRES.exec(sql)?.[1] ?? null;

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** A migration that the database has. */
interface AppliedMigration {
  name: string;
  checksum: string;
  /** The migration that a release must have to run after this one; null if any release can. */
  requires: string | null;
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

/** The table that lists the applied migrations; `requires` was added in release 0.2.0. */
const CREATE_TABLE = `
  create table if not exists schema_migrations
    (name text primary key, checksum text not null, applied_at timestamptz not null default now(), requires text);
  alter table schema_migrations add column if not exists requires text`;

/** Reads the row as JSON, because a database that release 0.2.0 has not migrated yet lacks the column `requires`. */
const SELECT_APPLIED = `
  select name, checksum, to_jsonb(schema_migrations) ->> 'requires' as requires from schema_migrations order by name`;

const names = (migrations: { name: string }[]): string => migrations.map(({ name }) => name).join(', ');

/** Compares what the database has with what this release ships. */
function compare(applied: AppliedMigration[], shipped: Migration[]) {
  const checksums = new Map(shipped.map(({ name, checksum }) => [name, checksum]));
  const edited = applied.filter(({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum);
  if (edited.length > 0)
    throw new MigrationError(`Already applied and since edited: ${names(edited)}. Write a new migration instead.`);
  const appliedNames = new Set(applied.map(({ name }) => name));
  const newer = applied.filter(({ name }) => !checksums.has(name));
  const tooNew = newer.filter(({ requires }) => requires !== null && !checksums.has(requires));
  if (tooNew.length > 0)
    throw new MigrationError(
      `This release is too old for the database: ${names(tooNew)} removed what it uses. Start a newer release.`,
    );
  return { newer, pending: shipped.filter(({ name }) => !appliedNames.has(name)) };
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

const record = (client: PoolClient, { name, checksum, sql }: Migration) =>
  client.query('insert into schema_migrations (name, checksum, requires) values ($1, $2, $3)', [
    name,
    checksum,
    getRequired(sql),
  ]);

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

/** What `migrate` did. */
export interface MigrationOutcome {
  applied: string[];
  /** Migrations of newer releases that the database has and this release can run with. */
  newer: string[];
}

/**
 * Applies all pending migrations. Safe to start on several machines at once: one migrates, the others wait and find
 * nothing to do. Changes nothing in a database that a newer release has migrated.
 */
export async function migrate(pool: Pool, migrations?: Migration[]): Promise<MigrationOutcome> {
  const shipped = migrations ?? (await shippedMigrations());
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set client_min_messages = 'warning'");
    await acquireMigrationLock(client);
    await client.query(CREATE_TABLE);
    const { rows } = await client.query<AppliedMigration>(SELECT_APPLIED);
    const { newer, pending } = compare(rows, shipped);
    if (newer.length > 0 && pending.length > 0)
      throw new MigrationError(
        `The database was migrated by another release (${names(newer)}) and lacks ${names(pending)} of this one. Nothing was changed.`,
      );
    for (const migration of pending) await apply(client, migration);
    return { applied: pending.map(({ name }) => name), newer: newer.map(({ name }) => name) };
  } finally {
    // The session has changed settings and holds the lock, so the connection is closed instead of reused.
    client.release(true);
  }
}

/**
 * The shipped migrations that are not applied yet; this release can run when the list is empty. A database that a newer
 * release has migrated is accepted, so that a release can be rolled back, unless something that this release uses was
 * removed.
 */
export async function pendingMigrations(pool: Pick<Pool, 'query'>): Promise<string[]> {
  const shipped = await shippedMigrations();
  const { rows } = await pool.query<{ present: boolean }>(
    "select to_regclass('schema_migrations') is not null as present",
  );
  if (!rows[0]?.present) return shipped.map(({ name }) => name);
  const applied = await pool.query<AppliedMigration>(SELECT_APPLIED);
  return compare(applied.rows, shipped).pending.map(({ name }) => name);
}
