import { buffer } from 'node:stream/consumers';
import { eq, tables } from '#db';
import type { Ctx } from '../context.ts';

const { media } = tables;

/**
 * Has a document scanned that came while the scanner was away. What it finds is moved to where nobody opens it; while it
 * still says nothing, the job comes back later. Safe to repeat.
 */
export async function scanDocument(ctx: Ctx, mediaId: number): Promise<void> {
  const [document] = await ctx.db.select().from(media).where(eq(media.id, mediaId));
  if (document?.status !== 'pending') return;
  const file = await ctx.files.get(document.path);
  if (!file) throw new Error(`document ${mediaId} is not in the store`);
  const body = await buffer(file.body);
  const verdict = await ctx.scan(body);
  if (verdict === 'unavailable') throw new Error('the virus scanner is away');
  if (verdict === 'clean') {
    await ctx.db.update(media).set({ status: 'ready' }).where(eq(media.id, mediaId));
    return;
  }
  const quarantine = document.path.replace('private/applications/', 'private/quarantine/');
  await ctx.files.put(quarantine, body, document.contentType);
  const updated = await ctx.db
    .update(media)
    .set({ status: 'rejected', path: quarantine })
    .where(eq(media.id, mediaId))
    .returning({ id: media.id });
  // Whoever erased the document meanwhile could not know of where it was taken.
  if (updated.length === 0) await ctx.files.remove(quarantine);
  await ctx.files.remove(document.path);
}
