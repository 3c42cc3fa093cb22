import { and, eq, inArray, lt, tables } from '#db';
import type { Ctx } from '../context.ts';

const { imports } = tables;

const RETENTION_DAYS = 30;
const BATCH_SIZE = 100;
const DAY_MS = 86_400_000;

/** Marks imports as failed that were not continued for a month, and deletes their stored rows; returns how many. */
export async function tidyImports(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - RETENTION_DAYS * DAY_MS);
  const left = await ctx.db
    .select({ id: imports.id, path: imports.path })
    .from(imports)
    .where(and(lt(imports.createdAt, before), inArray(imports.status, ['uploaded', 'checked'])))
    .orderBy(imports.createdAt)
    .limit(BATCH_SIZE);
  for (const { id, path } of left) {
    await ctx.files.remove(path);
    await ctx.db
      .update(imports)
      .set({ status: 'failed', finishedAt: ctx.now() })
      .where(and(eq(imports.id, id), inArray(imports.status, ['uploaded', 'checked'])));
  }
  return left.length;
}
