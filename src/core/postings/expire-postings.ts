import { and, eq, lt, tables } from '#db';
import type { Ctx } from '../context.ts';

const { postedProperties } = tables;

/** Takes off the site what nobody has renewed in time; answers how many. */
export async function expirePostings(ctx: Ctx): Promise<number> {
  const expired = await ctx.db
    .update(postedProperties)
    .set({ status: 'expired', isActive: false })
    .where(and(eq(postedProperties.isActive, true), lt(postedProperties.expiresAt, ctx.now())))
    .returning({ id: postedProperties.id });
  return expired.length;
}
