import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow, settle } from './manifest.ts';
import { BackupError } from './postgres-programs.ts';

const FINISHED = /^aangan-\d{8}T\d{9}Z$/;
const UNFINISHED = /^\.unfinished-aangan-/;
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** The names of the whole backups of a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => FINISHED.test(name)).toSorted();
}

/** Begins a backup under a name that nobody takes for a whole one. */
export async function beginBackup(folder: string, started: Date): Promise<{ aside: string; place: string }> {
  const name = `aangan-${started.toISOString().replaceAll(/[-:.]/g, '')}`;
  const aside = join(folder, `.unfinished-${name}`);
  await mkdir(folder, { recursive: true });
  await mkdir(aside, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new BackupError(`Another backup is being written to ${folder}.`) : error;
  });
  return { aside, place: join(folder, name) };
}

/** Gives a backup its name, once every byte of it would survive a power cut. */
export async function finishBackup(folder: string, { aside, place }: { aside: string; place: string }): Promise<void> {
  const folders = new Set(['.']);
  for (const path of await filesBelow(aside))
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      folders.add(path.slice(0, end));
  for (const each of folders) await settle(join(aside, each));
  await rename(aside, place);
  await settle(folder);
}

/** Removes all but the newest whole backups, and what was begun and given up more than a day ago. */
export async function removeOlder(folder: string, keep: number): Promise<string[]> {
  const old = (await listBackups(folder)).slice(0, -keep);
  for (const name of await readdir(folder)) {
    if (!UNFINISHED.test(name)) continue;
    if (Date.now() - (await stat(join(folder, name))).mtimeMs > ABANDONED_MS) old.push(name);
  }
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}
