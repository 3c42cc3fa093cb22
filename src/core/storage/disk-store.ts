import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { DomainError } from '../errors.ts';
import { assertStorePath, type FileStore, ROOTS } from './file-store.ts';

async function writeThrough(file: string, body: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o640);
  try {
    await handle.writeFile(body);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A renamed file survives a power cut only after its folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Reports a full disk to the client; rethrows any other error. */
function throwWhenFull(error: NodeJS.ErrnoException): never {
  if (!FULL.has(error.code ?? '')) throw error;
  const message = 'We cannot store files right now. Please try again later.';
  throw new DomainError('no_space', message, undefined, { cause: error });
}

async function putWhole(place: string, body: Buffer): Promise<void> {
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
}

/** Ignores a missing file; rethrows any other error. */
function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Stores files in a local folder or on a shared disk. */
export function diskStore(folder: string): FileStore {
  const toFilePath = (path: string) => {
    assertStorePath(path);
    return join(folder, path);
  };
  return {
    async put(path, body) {
      await putWhole(toFilePath(path), body).catch(throwWhenFull);
    },
    async get(path) {
      const place = toFilePath(path);
      const handle = await open(place, 'r').catch(unlessMissing);
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { body: handle.createReadStream(), byteSize: size };
    },
    async remove(path) {
      await rm(toFilePath(path), { force: true });
    },
    async *list(path) {
      const place = toFilePath(path);
      const entries = await opendir(place).catch(unlessMissing);
      if (!entries) return;
      for await (const entry of entries) {
        // Files that are still being written start with a dot.
        if (!entry.isFile() || entry.name.startsWith('.')) continue;
        const stats = await stat(join(place, entry.name)).catch(unlessMissing);
        if (stats) yield { path: `${path}/${entry.name}`, modifiedAt: stats.mtime };
      }
    },
    async *all() {
      for (const root of ROOTS) {
        const entries = await readdir(join(folder, root), { recursive: true, withFileTypes: true }).catch(
          unlessMissing,
        );
        for (const entry of entries ?? [])
          if (entry.isFile() && !entry.name.startsWith('.')) yield relative(folder, join(entry.parentPath, entry.name));
      }
    },
  };
}
