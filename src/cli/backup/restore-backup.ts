import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FileStore, HELD_MAIL } from '#core';
import { openPool, type Pool, pendingMigrations, shippedMigrations } from '#db';
import { checkBackup } from './check-backup.ts';
import type { Manifest } from './manifest.ts';
import { BackupError, getRelease, runProgram, serverRelease } from './postgres-programs.ts';
import { countRows } from './snapshot.ts';
import { assertUnused, clearDatabase } from './target-database.ts';

export interface RestoreOptions {
  databaseUrl: string;
  files: FileStore;
  backup: string;
  jobs: number;
  /** Whether a non-empty database may be cleared first. */
  replace: boolean;
  /** Whether emails that were queued at the time of the backup are sent. */
  sendMails: boolean;
}

export interface Restored {
  manifest: Manifest;
  files: number;
  heldMails: number;
  pending: string[];
}

async function assertCompatible(pool: Pool, { postgres, migrations }: Manifest): Promise<void> {
  const server = await serverRelease(pool);
  const program = await getRelease('pg_restore');
  if (server < postgres.server || program < postgres.dump)
    throw new BackupError(
      `The backup is of PostgreSQL ${postgres.server}, written by pg_dump ${postgres.dump}. Here are a server of ${server} and pg_restore of ${program}: both must not be older.`,
    );
  const shipped = new Map((await shippedMigrations()).map(({ name, checksum }) => [name, checksum]));
  const foreign = migrations.filter(({ name, checksum }) => shipped.get(name) !== checksum);
  if (foreign.length > 0)
    throw new BackupError(
      `The backup was made by a release that has ${foreign.map(({ name }) => name).join(', ')}. Restore it with that release.`,
    );
}

const KINDS: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  ndjson: 'application/x-ndjson',
};

async function restoreFiles({ files, backup }: RestoreOptions, manifest: Manifest): Promise<number> {
  const paths = Object.keys(manifest.files).filter((path) => path.startsWith('files/'));
  for (const path of paths) {
    const kind = KINDS[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    await files.put(path.slice('files/'.length), await readFile(join(backup, path)), kind);
  }
  return paths.length;
}

/** Queued emails have most likely been sent since the backup, and password links from before a restore are outdated. */
async function quietJobs(pool: Pool, sendMails: boolean): Promise<number> {
  const quiet = sendMails ? ['password.link'] : ['password.link', 'mail.send'];
  await pool.query("delete from jobs.job where name = any($1) and state < 'completed'", [quiet]);
  if (sendMails) return 0;
  const held = await pool.query('update mails set last_error = $1 where sent_at is null', [HELD_MAIL]);
  return held.rowCount ?? 0;
}

async function assertSameRows(pool: Pool, expected: Manifest['rows']): Promise<void> {
  const rows = await countRows(pool);
  const differing = Object.keys({ ...expected, ...rows }).filter((table) => rows[table] !== expected[table]);
  if (differing.length > 0)
    throw new BackupError(`After the restore these tables hold other numbers of rows: ${differing.join(', ')}.`);
}

/**
 * Restores database and files. The backup is verified before anything is changed, and the list of migrations is written
 * last: no role serves a database whose restore did not finish.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const manifest = await checkBackup(options.backup);
  const pool = openPool({
    url: options.databaseUrl,
    size: 2,
    statementTimeoutMs: 0,
    applicationName: 'aangan restore',
    onError: () => {},
  });
  try {
    await assertCompatible(pool, manifest);
    await assertUnused(pool);
    await clearDatabase(pool, options.replace);
    await runProgram('pg_restore', options.databaseUrl, [
      `--jobs=${options.jobs}`,
      '--no-owner',
      '--no-privileges',
      '--exit-on-error',
      join(options.backup, 'database'),
    ]);
    const files = await restoreFiles(options, manifest);
    await assertSameRows(pool, manifest.rows);
    const heldMails = await quietJobs(pool, options.sendMails);
    await pool.query('vacuum analyze');
    await pool.query(
      'insert into schema_migrations (name, checksum) select * from jsonb_to_recordset($1) as given (name text, checksum text)',
      [JSON.stringify(manifest.migrations)],
    );
    return { manifest, files, heldMails, pending: await pendingMigrations(pool) };
  } finally {
    await pool.end();
  }
}
