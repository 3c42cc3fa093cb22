import { buffer } from 'node:stream/consumers';
import { and, eq, tables } from '#db';
import { purgePicture } from '../cache-purges/index.ts';
import type { Ctx } from '../context.ts';
import { drawVariants } from './draw-variants.ts';

const { media } = tables;

/** Cannot be guessed from the id alone, and is unique. */
const toFileName = (id: number, sha256: string | null) => `${(sha256 ?? '').slice(0, 12)}${id.toString(36)}`;

/**
 * Publishes a received picture: writes the variants, updates the row, then removes the original. It can be repeated at
 * any point. A picture that cannot be decoded is rejected permanently; if the file store is unavailable, the job is
 * retried.
 */
export async function preparePicture(ctx: Ctx, mediaId: number): Promise<void> {
  const [picture] = await ctx.db.select().from(media).where(eq(media.id, mediaId));
  if (picture?.status !== 'pending') return;
  const original = await ctx.files.get(picture.path);
  if (!original) throw new Error(`the original of picture ${mediaId} is not in the store`);
  const bytes = await buffer(original.body);
  const drawn = await drawVariants(bytes, toFileName(mediaId, picture.sha256)).catch(() => undefined);
  for (const file of drawn?.files ?? []) {
    await ctx.files.put(`public/${file.path}`, file.bytes, `image/${file.format}`);
  }
  const outcome = drawn
    ? {
        status: 'ready' as const,
        visibility: 'public' as const,
        contentType: 'image/webp',
        byteSize: drawn.files.at(-1)?.bytes.length,
        path: drawn.path,
        width: drawn.width,
        height: drawn.height,
        thumbhash: drawn.thumbhash,
        pictureHash: drawn.pictureHash,
        variants: drawn.files.map(({ path, format, width }) => ({ path, format, width })),
      }
    : { status: 'rejected' as const };
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(media)
      .set(outcome)
      .where(and(eq(media.id, mediaId), eq(media.status, 'pending')));
    if (drawn) await purgePicture(tx, mediaId);
  });
  // If the picture was erased while its variants were drawn, that erasure could not remove these files.
  if ((await ctx.db.$count(media, eq(media.id, mediaId))) === 0)
    for (const file of drawn?.files ?? []) await ctx.files.remove(`public/${file.path}`);
  await ctx.files.remove(picture.path);
}
