import { inArray, tables } from '#db';
import type { Ctx } from '../context.ts';

const { media } = tables;

/**
 * Takes files out of the store that no row speaks of. A connection can break after the rows were stored, so they are
 * asked; where nobody answers the files stay until they are swept, because a file too many costs less than one too few.
 */
export async function discardUnlessStored(ctx: Ctx, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const rows = await ctx.db
    .select({ path: media.path })
    .from(media)
    .where(inArray(media.path, paths))
    .catch(() => undefined);
  if (!rows) return;
  const stored = new Set(rows.map(({ path }) => path));
  for (const path of paths) if (!stored.has(path)) await ctx.files.remove(path).catch(() => {});
}
