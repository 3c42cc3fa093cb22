import type { PostingConfirmation } from '#contract';
import { and, eq, isNull, tables } from '#db';
import type { Ctx } from '../context.ts';
import { mailManageLink } from './manage-link.ts';
import { daysAfter, SHOWN_DAYS } from './posting-days.ts';

const { postedProperties } = tables;

/** Confirms the poster's email address and submits the property for review; repeated calls change nothing. */
export async function confirmPosting(ctx: Ctx, { token }: { token: string }): Promise<PostingConfirmation> {
  const id = ctx.links.read('confirm-posting', token, ctx.now());
  if (id === undefined) return 'invalid';
  return ctx.db.transaction(async (tx) => {
    const [posting] = await tx
      .select()
      .from(postedProperties)
      .where(and(eq(postedProperties.id, id), isNull(postedProperties.deletedAt)))
      .for('update');
    if (!posting) return 'invalid';
    if (posting.status !== 'pending_email') return 'confirmed';
    const now = ctx.now();
    await tx
      .update(postedProperties)
      .set({ status: 'pending_review', emailConfirmedAt: now, expiresAt: daysAfter(now, SHOWN_DAYS) })
      .where(eq(postedProperties.id, id));
    await mailManageLink(ctx, tx, posting);
    return 'confirmed';
  });
}
