import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow, settle } from './manifest.ts';
import { BackupError } from './postgres-programs.ts';

const FINISHED = /^aangan-\d{8}T\d{9}Z$/;
const UNFINISHED = /^\.unfinished-aangan-/;
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Names of the completed backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => FINISHED.test(name)).toSorted();
}

/** Creates the backup under a temporary name, so that it is not mistaken for a completed one. */
export async function beginBackup(folder: string, started: Date): Promise<{ aside: string; place: string }> {
  const name = `aangan-${started.toISOString().replaceAll(/[-:.]/g, '')}`;
  const aside = join(folder, `.unfinished-${name}`);
  await mkdir(folder, { recursive: true });
  await mkdir(aside, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new BackupError(`Another backup is being written to ${folder}.`) : error;
  });
  return { aside, place: join(folder, name) };
}

/** Renames the backup to its final name after all data has been flushed to disk. */
export async function finishBackup(folder: string, { aside, place }: { aside: string; place: string }): Promise<void> {
  const folders = new Set(['.']);
  for (const path of await filesBelow(aside))
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      folders.add(path.slice(0, end));
  for (const each of folders) await settle(join(aside, each));
  await rename(aside, place);
  await settle(folder);
}

/** Removes all but the newest completed backups, and unfinished ones older than a day. */
export async function removeOlder(folder: string, keep: number): Promise<string[]> {
  const old = (await listBackups(folder)).slice(0, -keep);
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue;
    if (Date.now() - (await stat(join(folder, name))).mtimeMs > ABANDONED_MS) old.push(name);
  }
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}
