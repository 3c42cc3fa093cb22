import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Number of slots per kind; a new picture replaces the old one in its slot, which limits the size of the folder. */
const PLACES = 10_000;

/** A disk cache of pictures that can be drawn again at any time. */
export interface PictureFolder {
  read(kind: string, id: number, version: string): Promise<Buffer | undefined>;
  /** Stores a picture in its slot and removes an older version or another listing's picture from it. */
  write(kind: string, id: number, version: string, picture: Buffer): Promise<void>;
}

export function openPictureFolder(folder: string): PictureFolder {
  const getFolder = (kind: string, id: number) => join(folder, kind, String(id % PLACES));
  const toFileName = (id: number, version: string) => `${id}-${version}.jpg`;
  return {
    read: (kind, id, version) =>
      readFile(join(getFolder(kind, id), toFileName(id, version))).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    write: async (kind, id, version, picture) => {
      const place = getFolder(kind, id);
      const name = toFileName(id, version);
      // Renamed after writing, so that readers never get a partial file; process ids repeat across containers.
      const aside = `${name}.${randomUUID()}`;
      await mkdir(place, { recursive: true });
      try {
        await writeFile(join(place, aside), picture);
        await rename(join(place, aside), join(place, name));
      } catch (error) {
        await rm(join(place, aside), { force: true });
        throw error;
      }
      const others = (await readdir(place)).filter((file) => file.endsWith('.jpg') && file !== name);
      await Promise.all(others.map((file) => rm(join(place, file), { force: true })));
    },
  };
}
