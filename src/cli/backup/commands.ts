import { chmod, rename, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createLinks } from '#core';
import { openFiles } from '../app.ts';
import { limitedRoles, ownerUrl } from '../commands/with-database.ts';
import { type Config, keyRing, readConfig } from '../config.ts';
import { makeBackup } from './make-backup.ts';
import { removeOlder } from './manifest.ts';
import { BackupError } from './postgres.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';

const USAGE = `aangan backup <folder> [--keep 14] [--verify] [--jobs 2] [--metrics-file FILE] [--nightly 02:30]
aangan restore <backup> [--replace] [--send-mails] [--jobs 2]

See docs/backup.md.`;

function wholeNumber(value: string, option: string): number {
  if (!/^[1-9]\d{0,3}$/.test(value)) throw new BackupError(`--${option} must be a number of at least 1.\n\n${USAGE}`);
  return Number(value);
}

/** Writes the time of the newest backup for the node exporter; the rename makes the update atomic. */
async function writeSuccessMetric(file: string, moment: Date): Promise<void> {
  const seconds = Math.floor(moment.getTime() / 1000);
  await writeFile(`${file}.new`, `aangan_backup_last_success_timestamp_seconds ${seconds}\n`);
  // Backups are written with a restrictive umask, but the exporter must be able to read this file.
  await chmod(`${file}.new`, 0o644);
  await rename(`${file}.new`, file);
}

interface BackupOptions {
  folder: string;
  keep: number | undefined;
  jobs: number;
  verify: boolean;
  metricsFile: string | undefined;
}

async function backupOnce(config: Config, { folder, keep, jobs, verify, metricsFile }: BackupOptions): Promise<void> {
  const { backupPath, manifest } = await makeBackup({
    databaseUrl: config.DATABASE_URL,
    files: openFiles(config),
    folder,
    jobs,
  });
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  console.log(`${backupPath}: ${Object.keys(manifest.files).length} files, ${(bytes / 1e6).toFixed(1)} MB.`);
  if (manifest.missing.length > 0)
    console.warn(`Referenced files missing from the file store: ${manifest.missing.length}. The manifest lists them.`);
  if (verify) {
    await checkBackup(backupPath);
    console.log('Verified: all files match the manifest.');
  }
  if (metricsFile !== undefined) await writeSuccessMetric(metricsFile, new Date(manifest.started));
  const removed = keep === undefined ? [] : await removeOlder(folder, keep);
  if (removed.length > 0) console.log(`Removed ${removed.join(', ')}.`);
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** India is five and a half hours ahead of UTC, all year. */
const INDIA_MINUTES = 5 * 60 + 30;

/** Milliseconds until the next occurrence of this time of day in India. */
export function millisecondsUntil(time: string, now: Date): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const today = (now.getTime() / MINUTE_MS + INDIA_MINUTES) % DAY_MINUTES;
  const minutes = (hour * 60 + minute - today + DAY_MINUTES) % DAY_MINUTES;
  return Math.round((minutes === 0 ? DAY_MINUTES : minutes) * MINUTE_MS);
}

/** Backs up every night until the process ends; a failed backup is logged and does not stop the schedule. */
async function backupNightly(time: string, backupNow: () => Promise<void>): Promise<never> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
  for (;;) {
    console.log(`The next backup starts at ${time} India time.`);
    await delay(millisecondsUntil(time, new Date()));
    await backupNow().catch((error: unknown) =>
      console.error(`The backup failed: ${error instanceof Error ? error.message : String(error)}`),
    );
  }
}

/** `aangan backup`: writes database and files to a dated folder inside the given one. */
export async function backup(args: string[], config = readConfig(process.env)): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      keep: { type: 'string' },
      jobs: { type: 'string', default: '2' },
      'metrics-file': { type: 'string' },
      // The name of --metrics-file in 0.1.0; remove in 0.3.0.
      tell: { type: 'string' },
      verify: { type: 'boolean', default: false },
      nightly: { type: 'string' },
    },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new BackupError(USAGE);
  const options: BackupOptions = {
    folder,
    keep: values.keep === undefined ? undefined : wholeNumber(values.keep, 'keep'),
    jobs: wholeNumber(values.jobs, 'jobs'),
    verify: values.verify,
    metricsFile: values['metrics-file'] ?? values.tell,
  };
  if (values.nightly === undefined) return backupOnce(config, options);
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(values.nightly))
    throw new BackupError(`--nightly must be a time such as 02:30.\n\n${USAGE}`);
  return backupNightly(values.nightly, () => backupOnce(config, options));
}

/** `aangan restore`: restores a backup into an empty database and the file store. */
export async function restore(args: string[], config = readConfig(process.env)): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      replace: { type: 'boolean', default: false },
      'send-mails': { type: 'boolean', default: false },
      jobs: { type: 'string', default: '2' },
    },
  });
  const [from] = positionals;
  if (from === undefined) throw new BackupError(USAGE);
  const { manifest, files, heldMails, applied, erasedRecords } = await restoreBackup({
    databaseUrl: ownerUrl(config),
    files: openFiles(config),
    backup: from,
    jobs: wholeNumber(values.jobs, 'jobs'),
    replace: values.replace,
    sendMails: values['send-mails'],
    links: createLinks(config.SITE_ORIGIN, keyRing(config)),
    roles: limitedRoles(config),
  });
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  console.log(`Restored ${rows} rows and ${files} files as they were at ${manifest.started}.`);
  if (heldMails > 0)
    console.log(`Unsent emails on hold, because most were sent after the backup: ${heldMails}. See docs/backup.md.`);
  if (erasedRecords > 0)
    console.log(`Records of people who were erased after the backup, erased again: ${erasedRecords}.`);
  if (applied.length > 0) console.log(`Applied ${applied.join(', ')}.`);
  console.log('Ready to start.');
}
