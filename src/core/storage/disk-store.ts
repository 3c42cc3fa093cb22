import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertStorePath, type FileStore } from './file-store.ts';

async function writeThrough(file: string, body: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o640);
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A name is on disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a folder of this machine, or of a disk that all machines share. */
export function diskStore(folder: string): FileStore {
  const placeOf = (path: string) => {
    assertStorePath(path);
    return join(folder, path);
  };
  return {
    async put(path, body) {
      const place = placeOf(path);
      const aside = join(dirname(place), `.${randomUUID()}`);
      await mkdir(dirname(place), { recursive: true });
      try {
        await writeThrough(aside, body);
        await rename(aside, place);
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
      await syncFolder(dirname(place));
    },
    async get(path) {
      const place = placeOf(path);
      try {
        const handle = await open(place, 'r');
        const { size } = await handle.stat();
        return { body: handle.createReadStream(), byteSize: size };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(path) {
      await rm(placeOf(path), { force: true });
    },
  };
}
