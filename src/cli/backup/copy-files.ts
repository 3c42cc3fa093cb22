import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '#core';

/** Copies the files that are not copied yet; a file deleted during the copy is skipped. */
export async function copyFiles(store: FileStore, into: string, copied: Set<string>): Promise<void> {
  for await (const path of store.all()) {
    if (copied.has(path)) continue;
    const file = await store.get(path);
    if (!file) continue;
    const place = join(into, path);
    await mkdir(dirname(place), { recursive: true });
    await pipeline(file.body, createWriteStream(place, { flush: true }));
    copied.add(path);
  }
}
