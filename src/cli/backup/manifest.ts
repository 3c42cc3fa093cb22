import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

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
export async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
