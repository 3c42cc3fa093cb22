import type { Ctx } from '../context.ts';

export { discardUnlessStored } from './discard-unless-stored.ts';
export { releaseMedia } from './release-media.ts';
export { sweepFiles } from './sweep-files.ts';

/** Removes files from the store; missing ones are ignored. */
export async function removeFiles(ctx: Ctx, paths: string[]): Promise<void> {
  for (const path of paths) await ctx.files.remove(path);
}
