import { rename, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { openFiles } from '../house.ts';
import { removeOlder } from './backup-folder.ts';
import { makeBackup } from './make-backup.ts';
import { BackupRefused } from './postgres-programs.ts';
import { restoreBackup } from './restore-backup.ts';

const USAGE = `aangan backup <folder> [--keep 14] [--jobs 2] [--tell FILE]
aangan restore <backup> [--replace] [--send-mails] [--jobs 2]

See docs/backup.md.`;

function wholeNumber(value: string, option: string): number {
  if (!/^[1-9]\d{0,3}$/.test(value)) throw new BackupRefused(`--${option} is a number from 1 on.\n\n${USAGE}`);
  return Number(value);
}

/** Tells the node exporter, by a file that it never sees half-written, of which moment the newest backup is. */
async function tellOfSuccess(file: string, moment: Date): Promise<void> {
  const seconds = Math.floor(moment.getTime() / 1000);
  await writeFile(`${file}.new`, `aangan_backup_last_success_timestamp_seconds ${seconds}\n`, { mode: 0o644 });
  await rename(`${file}.new`, file);
}

/** `aangan backup`: database and files into a dated folder below the one given. */
export async function backup(config: Config, args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { keep: { type: 'string' }, jobs: { type: 'string', default: '2' }, tell: { type: 'string' } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new BackupRefused(USAGE);
  const keep = values.keep === undefined ? undefined : wholeNumber(values.keep, 'keep');
  const { place, manifest } = await makeBackup({
    databaseUrl: config.DATABASE_URL,
    files: openFiles(config),
    folder,
    jobs: wholeNumber(values.jobs, 'jobs'),
  });
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  console.log(`${place}: ${Object.keys(manifest.files).length} files, ${(bytes / 1e6).toFixed(1)} MB.`);
  if (manifest.missing.length > 0)
    console.warn(`${manifest.missing.length} files that rows speak of are not in the store; the manifest names them.`);
  if (values.tell !== undefined) await tellOfSuccess(values.tell, new Date(manifest.started));
  const removed = keep === undefined ? [] : await removeOlder(folder, keep);
  if (removed.length > 0) console.log(`Removed ${removed.join(', ')}.`);
}

/** `aangan restore`: a backup into an empty database and the file store. */
export async function restore(config: Config, args: string[]): Promise<void> {
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
  if (from === undefined) throw new BackupRefused(USAGE);
  const { manifest, files, heldMails, pending } = await restoreBackup({
    databaseUrl: config.DATABASE_URL,
    files: openFiles(config),
    backup: from,
    jobs: wholeNumber(values.jobs, 'jobs'),
    replace: values.replace,
    sendMails: values['send-mails'],
  });
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  console.log(`Restored ${rows} rows and ${files} files as they were at ${manifest.started}.`);
  if (heldMails > 0)
    console.log(`${heldMails} mails waited then and are held, because most have gone out since: see docs/backup.md.`);
  console.log(pending.length > 0 ? `Run "aangan migrate": it will apply ${pending.join(', ')}.` : 'Ready to start.');
}
