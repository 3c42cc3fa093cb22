import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';

/** What a backup holds, written last: a folder without it is no backup. */
export const Manifest = z.object({
  format: z.literal(1),
  version: z.string(),
  started: z.iso.datetime(),
  finished: z.iso.datetime(),
  postgres: z.object({ server: z.number().int(), dump: z.number().int() }),
  /** Applied migrations with their checksums, in order. They come back last: half a database never serves. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** Rows of each table at the moment of the dump. */
  rows: z.record(z.string(), z.number().int()),
  /** Every file of the backup by its path within it. */
  files: z.record(z.string(), z.object({ bytes: z.number().int(), sha256: z.string() })),
  /** Files that rows speak of and the store did not have. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

/** The checksum of a file, read once from end to end. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Paths of all files below a folder, with forward slashes, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

/** Makes what was written into a folder or file survive a power cut. */
export async function settle(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
