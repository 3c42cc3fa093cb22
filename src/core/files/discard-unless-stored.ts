import { inArray, tables } from '#db';
import type { Ctx } from '../context.ts';

const { media } = tables;

/**
 * Removes files that no media row refers to. The connection can break after the rows were committed, so the rows are
 * looked up first; if the lookup fails, the files stay for the sweep, because an orphaned file does less harm than a
 * missing one.
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
