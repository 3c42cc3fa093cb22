import { and, eq, lt, tables } from '#db';
import { enqueuePurge } from '../cache-purges/index.ts';
import type { Ctx } from '../context.ts';

const { postedProperties } = tables;

/** Takes postings off the site that were not renewed in time; returns their number. */
export const expirePostings = (ctx: Ctx): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const expired = await tx
      .update(postedProperties)
      .set({ status: 'expired', isActive: false })
      .where(and(eq(postedProperties.isActive, true), lt(postedProperties.expiresAt, ctx.now())))
      .returning({ id: postedProperties.id });
    for (const { id } of expired) await enqueuePurge(tx, { action: 'update', entity: 'post-property', id });
    return expired.length;
  });
