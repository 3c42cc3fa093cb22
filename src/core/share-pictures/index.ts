import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createConcurrencyLimiter, type Db } from '#db';
import type { FileStore } from '../storage/index.ts';
import { drawSharePicture } from './draw.ts';
import { readShareFacts, type SharedKind, toPath, toVersion } from './share-facts.ts';

export { type SharedKind, sharePicturePath } from './share-facts.ts';

/** Clients that request a preview give up after about this time. */
const TIMEOUT_MS = 10_000;

/**
 * Limits concurrent slow work. Requests with the same name share one run; when the queue is full, the next request is
 * rejected with OverloadedError.
 */
export function createRenderQueue<Result>(limits: { maxConcurrent: number; maxQueued: number }) {
  const inFlight = new Map<string, Promise<Result>>();
  const acquire = createConcurrencyLimiter({ ...limits, timeoutMs: TIMEOUT_MS });

  async function runLimited(work: () => Promise<Result>): Promise<Result> {
    const release = await acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  return (name: string, work: () => Promise<Result>): Promise<Result> => {
    const started = inFlight.get(name);
    if (started) return started;
    const result = runLimited(work).finally(() => inFlight.delete(name));
    inFlight.set(name, result);
    return result;
  };
}

/** Number of slots per kind; a new picture replaces the old one in its slot, which limits the size of the folder. */
const PLACES = 10_000;

/** A disk cache of pictures that can be drawn again at any time. */
interface PictureFolder {
  read(kind: string, id: number, version: string): Promise<Buffer | undefined>;
  /** Stores a picture in its slot and removes an older version or another listing's picture from it. */
  write(kind: string, id: number, version: string, picture: Buffer): Promise<void>;
}

function openPictureFolder(folder: string): PictureFolder {
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

/** The response for a preview URL. */
type SharePicture = { picture: Buffer } | { movedTo: string };

export interface SharePictures {
  /**
   * The preview of a listing, drawn at most once per version; an older version redirects to the current one. The
   * picture contains nothing from the URL, so a visitor can only get what a published listing shows.
   */
  at(kind: SharedKind, id: number, version: string): Promise<SharePicture | undefined>;
}

/** The stored file of a listing's first picture. */
async function readImage(files: FileStore, path: string | null): Promise<Buffer | undefined> {
  const file = path === null ? undefined : await files.get(`public/${path}`);
  return file && buffer(file.body);
}

export function openSharePictures(db: Db, files: FileStore, cacheFolder: string): SharePictures {
  const folder = openPictureFolder(join(cacheFolder, 'share-pictures'));
  const enqueue = createRenderQueue<Buffer>({ maxConcurrent: 2, maxQueued: 40 });
  return {
    at: async (kind, id, version) => {
      const facts = await readShareFacts(db, kind, id);
      if (!facts) return undefined;
      if (toVersion(facts) !== version) return { movedTo: toPath(kind, id, facts) };
      const readCached = () => folder.read(kind, id, version);
      const draw = async () => {
        const drawn = await drawSharePicture(facts, await readImage(files, facts.image));
        // If the disk is full, this request still succeeds and the next one draws the picture again.
        await folder.write(kind, id, version, drawn).catch(() => {});
        return drawn;
      };
      // The cache is read again in the queue, because another request may have stored the picture by then.
      const picture =
        (await readCached()) ??
        (await enqueue(`${kind}/${id}-${version}`, async () => (await readCached()) ?? (await draw())));
      return { picture };
    },
  };
}
