import { buffer } from 'node:stream/consumers';
import { eq, tables } from '#db';
import type { Ctx } from '../context.ts';

const { media } = tables;

/**
 * Scans a document that arrived while the scanner was unavailable, and quarantines it if infected. Throws while the
 * scanner is still unavailable, so that the job is retried. Idempotent.
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
  // If the row was erased concurrently, no other code knows the quarantine path, so the copy is removed here.
  if (updated.length === 0) await ctx.files.remove(quarantine);
  await ctx.files.remove(document.path);
}
