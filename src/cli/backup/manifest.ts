import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { BackupError } from './postgres.ts';

export const MANIFEST = 'manifest.json';

/** The contents of a backup, written last: a folder without a manifest is not a backup. */
export const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  started: z.iso.datetime(),
  finished: z.iso.datetime(),
  postgres: z.object({ server: z.number().int(), dump: z.number().int() }),
  /** Applied migrations with checksums, in order. They are restored last, so that no role serves a partial restore. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Row count of each table at the time of the dump. */
  rows: z.record(z.string(), z.number().int()),
  /** Every file of the backup by its path inside the backup. */
  files: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
  /** Files that rows refer to but the store did not have. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** Streams the file, so that large files are not held in memory. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Paths of all files in a folder and its subfolders, with forward slashes, sorted. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

/** Flushes a file or folder to disk. */
async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const FINISHED = /^aangan-\d{8}T\d{9}Z$/;
const UNFINISHED = /^\.unfinished-aangan-/;
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Names of the completed backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => FINISHED.test(name)).toSorted();
}

/** Creates the backup under a temporary name, so that it is not mistaken for a completed one. */
export async function beginBackup(
  folder: string,
  started: Date,
): Promise<{ temporaryPath: string; backupPath: string }> {
  const name = `aangan-${started.toISOString().replaceAll(/[-:.]/g, '')}`;
  const temporaryPath = join(folder, `.unfinished-${name}`);
  await mkdir(folder, { recursive: true });
  await mkdir(temporaryPath, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new BackupError(`Another backup is being written to ${folder}.`) : error;
  });
  return { temporaryPath, backupPath: join(folder, name) };
}

/** Renames the backup to its final name after all data has been flushed to disk. */
export async function finishBackup(
  folder: string,
  { temporaryPath, backupPath }: { temporaryPath: string; backupPath: string },
): Promise<void> {
  const folders = new Set(['.']);
  for (const path of await filesBelow(temporaryPath))
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))
      folders.add(path.slice(0, end));
  for (const each of folders) await flushToDisk(join(temporaryPath, each));
  await rename(temporaryPath, backupPath);
  await flushToDisk(folder);
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
