import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type FileStore, HELD_MAIL, installJobQueue, LEDGER_FOLDER, type Links } from '#core';
import { grantAccess, migrate, openPool, type Pool, pendingMigrations, type Roles, shippedMigrations } from '#db';
import { repeatErasures } from '../commands/maintenance.ts';
import { beginRestore } from '../preflight.ts';
import { filesBelow, hashFile, listBackups, MANIFEST, Manifest } from './manifest.ts';
import { BackupError, countRows, getRelease, runProgram, serverRelease } from './postgres.ts';

async function readManifest(backup: string): Promise<Manifest> {
  const text = await readFile(join(backup, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined || basename(backup).startsWith('.unfinished-')) {
    const within = await listBackups(backup);
    throw new BackupError(
      within.length > 0
        ? `Choose which backup to restore:\n${within.map((name) => `  ${join(backup, name)}`).join('\n')}`
        : `${backup} is not a complete backup.`,
    );
  }
  const parsed = Manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new BackupError(`This release cannot read the manifest of ${backup}.`);
  return parsed.data;
}

/** Verifies every file of a backup against its manifest before anything is changed. */
export async function checkBackup(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  const present = new Set(await filesBelow(backup));
  present.delete(MANIFEST);
  const issues: string[] = [];
  for (const [path, { bytes, sha256 }] of Object.entries(manifest.files)) {
    const file = join(backup, path);
    if (!present.delete(path)) issues.push(`${path} is missing`);
    else if ((await stat(file)).size !== bytes || (await hashFile(file)) !== sha256) issues.push(`${path} has changed`);
  }
  issues.push(...[...present].map((path) => `${path} was added`));
  if (issues.length > 0)
    throw new BackupError(`This backup does not match its manifest:\n  ${issues.slice(0, 20).join('\n  ')}`);
  return manifest;
}

/** Rejects a database that web or worker are using. */
async function assertUnused(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and application_name = 'aangan'",
  );
  if (rowCount) throw new BackupError('The site is using this database. Stop web and worker first.');
}

/** Rejects a database that is not empty, unless `replace` allows clearing it. */
async function clearDatabase(pool: Pool, replace: boolean): Promise<void> {
  const { rowCount } = await pool.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
  );
  if (!rowCount) return;
  if (!replace)
    throw new BackupError('The database is not empty. Restore into an empty one, or add --replace to delete its data.');
  await pool.query('drop schema if exists jobs cascade; drop schema if exists public cascade; create schema public');
}

interface RestoreOptions {
  databaseUrl: string;
  files: FileStore;
  backup: string;
  jobs: number;
  /** Whether a non-empty database may be cleared first. */
  replace: boolean;
  /** Whether emails that were queued at the time of the backup are sent. */
  sendMails: boolean;
  /** To read the ledger of erasures. */
  links: Links;
  /** The accounts that need rights on the tables, which a backup does not hold. */
  roles?: Roles | undefined;
}

interface RestoreResult {
  manifest: Manifest;
  files: number;
  heldMails: number;
  /** The migrations that the backup lacked. */
  applied: string[];
  /** Records of people who were erased after the backup. */
  erasedRecords: number;
}

async function assertCompatible(pool: Pool, { postgres, migrations }: Manifest): Promise<void> {
  const server = await serverRelease(pool);
  const program = await getRelease('pg_restore');
  if (server < postgres.server || program < postgres.dump)
    throw new BackupError(
      `The backup was made from PostgreSQL ${postgres.server} with pg_dump ${postgres.dump}. This server is ${server} and pg_restore is ${program}: neither may be older.`,
    );
  const shipped = new Map((await shippedMigrations()).map(({ name, checksum }) => [name, checksum]));
  const foreign = migrations.filter(({ name, checksum }) => shipped.get(name) !== checksum);
  if (foreign.length > 0)
    throw new BackupError(
      `The backup was made by a newer release with the migrations ${foreign.map(({ name }) => name).join(', ')}. Restore it with that release.`,
    );
}

const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  ndjson: 'application/x-ndjson',
};

async function restoreFiles({ files, backup }: RestoreOptions, manifest: Manifest): Promise<number> {
  const paths = Object.keys(manifest.files).filter((path) => path.startsWith('files/'));
  for (const path of paths) {
    const contentType = CONTENT_TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    await files.put(path.slice('files/'.length), await readFile(join(backup, path)), contentType);
  }
  return paths.length;
}

/**
 * Copies the erasures that newer backups beside this one know, in case the file store was lost too. Entries in the
 * store stay as they are.
 */
async function restoreLedger({ files, backup }: RestoreOptions): Promise<void> {
  const stored = new Set<string>();
  for await (const { path } of files.list(LEDGER_FOLDER)) stored.add(path);
  const folder = dirname(backup);
  for (const name of await listBackups(folder)) {
    const entries = await filesBelow(join(folder, name, 'files', LEDGER_FOLDER)).catch(() => []);
    for (const entry of entries) {
      const path = `${LEDGER_FOLDER}/${entry}`;
      if (stored.has(path)) continue;
      await files.put(path, await readFile(join(folder, name, 'files', path)), 'application/json');
      stored.add(path);
    }
  }
}

/** Queued emails have most likely been sent since the backup, and password links from before a restore are outdated. */
async function holdQueuedMails(pool: Pool, sendMails: boolean): Promise<number> {
  const discarded = sendMails ? ['password.link'] : ['password.link', 'mail.send'];
  await pool.query("delete from jobs.job where name = any($1) and state < 'completed'", [discarded]);
  if (sendMails) return 0;
  const held = await pool.query('update mails set last_error = $1 where sent_at is null', [HELD_MAIL]);
  return held.rowCount ?? 0;
}

async function assertSameRows(pool: Pool, expected: Manifest['rows']): Promise<void> {
  const rows = await countRows(pool);
  const differing = Object.keys({ ...expected, ...rows }).filter((table) => rows[table] !== expected[table]);
  if (differing.length > 0)
    throw new BackupError(`After the restore these tables have a different number of rows: ${differing.join(', ')}.`);
}

/** Brings the database to this release, whose code then erases again who was erased after the backup. */
async function finishRestore(pool: Pool, options: RestoreOptions, manifest: Manifest) {
  const finish = await beginRestore(pool);
  await pool.query(
    'insert into schema_migrations (name, checksum) select * from jsonb_to_recordset($1) as given (name text, checksum text)',
    [JSON.stringify(manifest.migrations)],
  );
  const applied = await pendingMigrations(pool);
  await migrate(pool);
  await installJobQueue(pool);
  if (options.roles) await grantAccess(pool, options.roles);
  const { records } = await repeatErasures(pool, options);
  await finish();
  return { applied, erasedRecords: records };
}

/**
 * Restores database and files. The backup is verified before anything is changed. No role serves a database whose
 * restore did not finish: at first its list of migrations is missing, later it is marked.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
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
    await restoreLedger(options);
    await assertSameRows(pool, manifest.rows);
    const heldMails = await holdQueuedMails(pool, options.sendMails);
    await pool.query('vacuum analyze');
    return { manifest, files, heldMails, ...(await finishRestore(pool, options, manifest)) };
  } finally {
    await pool.end();
  }
}
