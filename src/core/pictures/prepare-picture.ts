import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import {
  isPanoramic,
  type PictureFormat,
  pictureFiles,
  picturePath,
  WIDEST_PANORAMA,
  WIDEST_PICTURE,
} from '#contract/media/picture-path.ts';
import { and, type Db, eq, type Tx, tables } from '#db';
import { purgePicture } from '../cache-purges/index.ts';
import type { Ctx } from '../context.ts';
import { MAX_PIXELS } from './receive-picture.ts';

interface Variants {
  path: string;
  width: number;
  height: number;
  pictureHash: bigint;
  files: { path: string; format: PictureFormat; width: number; bytes: Buffer }[];
}

/** A decoded picture in memory at its maximum display size, from which all variants are drawn. */
interface Canvas {
  width: number;
  height: number;
  draw: () => Sharp;
}

/** Decodes a file once, sequentially, upright and at most as large as a screen can use, to limit memory use. */
async function readPicture(bytes: Buffer): Promise<Canvas> {
  const original = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  const widest = isPanoramic((await original.metadata()).autoOrient) ? WIDEST_PANORAMA : WIDEST_PICTURE;
  const { data, info } = await original
    .autoOrient()
    .resize(widest, 2 * widest, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, draw: () => sharp(data, { raw: { width, height, channels } }) };
}

/** The mean colour as six hexadecimal digits; transparent pixels do not count. */
async function measureColour({ draw }: Canvas): Promise<string> {
  const pixels = await draw().resize(100, 100, { fit: 'inside' }).ensureAlpha().raw().toBuffer();
  const sums = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    weight += alpha;
    for (const part of sums.keys()) sums[part] = (sums[part] ?? 0) + alpha * (pixels[at + part] ?? 0);
  }
  const toHex = (sum: number) =>
    Math.round(sum / Math.max(weight, 1))
      .toString(16)
      .padStart(2, '0');
  return sums.map(toHex).join('');
}

/**
 * Difference hash: one bit per cell of an 8 × 8 grid, set if it is brighter than the cell to its right; similar
 * pictures differ in few bits.
 */
async function likeness({ draw }: Canvas): Promise<bigint> {
  const grey = await draw().resize(9, 8, { fit: 'fill' }).greyscale().raw().toBuffer();
  let bits = 0n;
  for (let row = 0; row < 8; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const at = row * 9 + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) > (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits);
}

const encode = (picture: Sharp, format: PictureFormat): Sharp =>
  format === 'avif' ? picture.avif({ quality: 50, effort: 3 }) : picture.webp({ quality: 78 });

/** Re-encodes a picture in every width and format that the site shows; nothing else of the original file remains. */
export async function drawVariants(bytes: Buffer, name: string): Promise<Variants> {
  const canvas = await readPicture(bytes);
  const { width, height, draw } = canvas;
  const colour = await measureColour(canvas);
  const path = picturePath({ name, width, height, colour });
  const variants = pictureFiles(path)?.files ?? { avif: [], webp: [] };
  const files: Variants['files'] = [];
  for (const format of ['avif', 'webp'] as const) {
    for (const file of variants[format]) {
      files.push({ ...file, format, bytes: await encode(draw().resize(file.width), format).toBuffer() });
    }
  }
  return { path, width, height, pictureHash: await likeness(canvas), files };
}

const { media, postedPropertyImages: images } = tables;

/** The random name of the received file, so that a repeated job writes the same files. */
const toFileName = (path: string): string => basename(path).replaceAll('-', '');

/** The posting that shows a picture. */
async function findPosting(db: Db | Tx, mediaId: number): Promise<number | undefined> {
  const [image] = await db
    .select({ postingId: images.postedPropertyId })
    .from(images)
    .where(eq(images.mediaId, mediaId))
    .limit(1);
  return image?.postingId;
}

/**
 * Publishes a received picture: writes the variants, updates the row, then removes the original. The picture of a
 * posting stays private until visitors may see the posting. It can be repeated at any point. A picture that cannot be decoded is rejected permanently; if the file store is unavailable, the job is
 * retried.
 */
export async function preparePicture(ctx: Ctx, mediaId: number): Promise<void> {
  const [picture] = await ctx.db.select().from(media).where(eq(media.id, mediaId));
  if (picture?.status !== 'pending') return;
  const original = await ctx.files.get(picture.path);
  if (!original) throw new Error(`the original of picture ${mediaId} is not in the store`);
  const bytes = await buffer(original.body);
  const drawn = await drawVariants(bytes, toFileName(picture.path)).catch(() => undefined);
  const postingId = await findPosting(ctx.db, mediaId);
  const visibility = postingId === undefined ? ('public' as const) : ('private' as const);
  const getStorePath = (file: { path: string }) => `${visibility}/${file.path}`;
  for (const file of drawn?.files ?? []) {
    await ctx.files.put(getStorePath(file), file.bytes, `image/${file.format}`);
  }
  const outcome = drawn
    ? {
        status: 'ready' as const,
        visibility,
        contentType: 'image/webp',
        byteSize: drawn.files.at(-1)?.bytes.length,
        path: drawn.path,
        width: drawn.width,
        height: drawn.height,
        pictureHash: drawn.pictureHash,
        variants: drawn.files.map(({ path, format, width }) => ({ path, format, width })),
      }
    : { status: 'rejected' as const };
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(media)
      .set(outcome)
      .where(and(eq(media.id, mediaId), eq(media.status, 'pending')));
    if (drawn && postingId === undefined) await purgePicture(tx, mediaId);
    if (drawn && postingId !== undefined) await ctx.jobs.enqueue(tx, 'posting.pictures', { postingId });
  });
  // If the picture was erased while its variants were drawn, that erasure could not remove these files.
  if ((await ctx.db.$count(media, eq(media.id, mediaId))) === 0)
    for (const file of drawn?.files ?? []) await ctx.files.remove(getStorePath(file));
  await ctx.files.remove(picture.path);
}
