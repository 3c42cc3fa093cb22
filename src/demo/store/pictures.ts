import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db';
import { tables } from '#db';
import { enteredAt, FOUNDING_DATE } from '../calendar.ts';
import { artFile, hash } from '../drawings/index.ts';
import type { Picture } from '../pictures.ts';
import { insertNamed, type KeyLookup } from './insert.ts';

const { media } = tables;

/** Stores a demo file in the file store. */
export type StoreFile = (path: string, body: Buffer, contentType: string) => Promise<void>;

/** Columns of a stored file that depend on its content. */
type FileFacts = Pick<typeof media.$inferInsert, 'byteSize' | 'sha256'>;

const CONTENT_TYPE = 'image/svg+xml';
/** A file store on a disk or in a bucket mostly waits, so that several files at once take a fraction of the time. */
const CONCURRENCY = 16;

const founding = enteredAt(FOUNDING_DATE);
const toPath = (name: string): string => `pictures/${name}.svg`;

/**
 * A synthetic perceptual hash, because drawings are never decoded: equal for the same drawing, different for all
 * others. Drawings that many listings share have none, because they would make all of these look like duplicates.
 */
const likeness = (name: string): bigint =>
  BigInt.asIntN(64, (BigInt(hash(name)) << 32n) | BigInt(hash(`look of ${name}`)));

async function storeDrawing(name: string, storeFile: StoreFile): Promise<FileFacts | undefined> {
  const drawing = artFile(name);
  if (drawing === undefined) return undefined;
  const body = Buffer.from(drawing);
  await storeFile(`public/${toPath(name)}`, body, CONTENT_TYPE);
  return { byteSize: body.length, sha256: createHash('sha256').update(body).digest('hex') };
}

/** Draws pictures and stores them as files; a name that cannot be drawn is left out. */
export async function storeDrawings(
  names: readonly string[],
  storeFile: StoreFile,
): Promise<ReadonlyMap<string, FileFacts>> {
  const stored = new Map<string, FileFacts>();
  const waiting = names.values();
  const storeNext = async () => {
    for (const name of waiting) {
      const facts = await storeDrawing(name, storeFile);
      if (facts) stored.set(name, facts);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, storeNext));
  return stored;
}

const toVariants = (name: string, width: number): (typeof media.$inferInsert)['variants'] => [
  { width, format: 'svg', path: toPath(name) },
];

/** Stores the row of each picture once, as of an upload that was prepared, and returns a lookup by name. */
export async function storePictures(
  tx: Tx,
  pictures: readonly Picture[],
  files: ReadonlyMap<string, FileFacts>,
): Promise<KeyLookup> {
  const rows = pictures.map(({ name, alt, width, height, isShared }) => ({
    path: toPath(name),
    visibility: 'public' as const,
    status: 'ready' as const,
    contentType: CONTENT_TYPE,
    byteSize: files.get(name)?.byteSize ?? null,
    sha256: files.get(name)?.sha256 ?? null,
    width,
    height,
    alt,
    pictureHash: isShared ? null : likeness(name),
    variants: toVariants(name, width),
    ...founding,
  }));
  const getKeyByPath = await insertNamed(tx, media, 'path', rows);
  return (name) => getKeyByPath(toPath(name));
}

/**
 * Releases before 0.2.0 drew the pictures of the demo on request, under names in `art/`. Stores them as files and
 * returns how many there were; it can be repeated after a failure.
 */
export async function upgradePictures(db: Db, storeFile: StoreFile): Promise<number> {
  const old = await db
    .select({ id: media.id, width: media.width, name: sql<string>`substring(${media.path} from '^art/(.*)[.]svg$')` })
    .from(media)
    .where(sql`${media.path} like 'art/%.svg'`);
  const files = await storeDrawings(
    old.map(({ name }) => name),
    storeFile,
  );
  const drawn = old.filter(({ name }) => files.has(name));
  await db.transaction(async (tx) => {
    for (const { id, name, width } of drawn) {
      const variants = toVariants(name, width ?? 0);
      await tx
        .update(media)
        .set({ path: toPath(name), variants, ...files.get(name) })
        .where(eq(media.id, id));
    }
  });
  return drawn.length;
}
