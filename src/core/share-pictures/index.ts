import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type Purpose, propertyPrice, rupeeRange } from '#contract';
import { createConcurrencyLimiter, type Db, sql } from '#db';
import { getIconVersion } from '../brand/index.ts';
import { readBrand } from '../content/index.ts';
import { SHOWN } from '../pictures/index.ts';
import type { FileStore } from '../storage/index.ts';
import { drawSharePicture, type ShareFacts } from './draw.ts';

/** The kinds of listing that have a link preview. */
export type SharedKind = 'property' | 'project';

/** Increment when the drawing changes, so that every picture gets a new URL. */
const DRAWING = 3;

const ON_REQUEST = 'Price on request';

interface Row extends Record<string, unknown> {
  title: string;
  least: number | null;
  most: number | null;
  /** Null for a project. */
  purpose: Purpose | null;
  locality: string;
  address: string;
  city: string | null;
  image: string | null;
}

async function readRow(db: Db, kind: SharedKind, id: number): Promise<Row | undefined> {
  const [listings, images, own] = [
    sql.raw(kind === 'property' ? 'properties' : 'projects'),
    sql.raw(`${kind}_images`),
    sql.raw(`${kind}_id`),
  ];
  const [least, most, purpose] =
    kind === 'property' ? ['price', 'price', 'l.purpose'] : ['minimum_price', 'maximum_price', 'null'];
  const { rows } = await db.execute<Row>(sql`
    select l.title, l.${sql.raw(least)} as least, l.${sql.raw(most)} as most, ${sql.raw(purpose)} as purpose,
      l.locality, l.address, c.name as city,
      (select m.path from ${images} i join media m on m.id = i.media_id and ${SHOWN}
        where i.${own} = l.id and m.visibility = 'public' and m.status = 'ready' order by i.position limit 1) as image
    from ${listings} l left join cities c on c.id = l.city_id
    where l.id = ${id} and l.status = 'published' and l.deleted_at is null`);
  return rows[0];
}

const toPriceLabel = ({ least, most, purpose }: Row): string =>
  (purpose !== null && least !== null ? propertyPrice(least, purpose) : rupeeRange(least, most)) ?? ON_REQUEST;

/** The data for a listing's preview; undefined if visitors may not see the listing. */
async function readShareFacts(db: Db, kind: SharedKind, id: number): Promise<ShareFacts | undefined> {
  const [row, { icon: brand }] = await Promise.all([readRow(db, kind, id), readBrand(db)]);
  if (!row) return undefined;
  const place = [row.locality, row.city].filter(Boolean).join(', ') || row.address;
  return { brand, title: row.title, price: toPriceLabel(row), place, image: row.image };
}

/** A hash that changes whenever the picture would. */
const toVersion = ({ brand, title, price, place, image }: ShareFacts): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, getIconVersion(brand), brand.tokens.band, title, price, place, image]))
    .digest('hex')
    .slice(0, 12);

const toPath = (kind: SharedKind, id: number, facts: ShareFacts): string =>
  `/media/og/${kind}/${id}-${toVersion(facts)}.jpg`;

/** The path of a listing's preview; null if visitors may not see the listing. */
export async function sharePicturePath(db: Db, kind: SharedKind, id: number): Promise<string | null> {
  const facts = await readShareFacts(db, kind, id);
  return facts ? toPath(kind, id, facts) : null;
}

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

async function readPicture(files: FileStore, path: string | null): Promise<Buffer | undefined> {
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
        const [image, icon] = await Promise.all([
          readPicture(files, facts.image),
          readPicture(files, facts.brand.picture),
        ]);
        const drawn = await drawSharePicture(facts, { image, icon });
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
