import type { ForgotPasswordInput } from '#contract';
import { and, eq, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { queueMail } from '../mail/index.ts';
import { makeLink, resetsWithin } from './password-links.ts';

const { users } = tables;

const NO_ACCOUNT_ID = 0;
const HOUR_MS = 60 * 60 * 1000;
/** Users can request another email if one is lost, but an inbox cannot be flooded. */
const MAX_PER_HOUR = 5;

/**
 * Requests a link to choose a new password. The work is the same for known and unknown addresses: a job is stored, and
 * only the worker checks whether the account exists. Nothing changes until the link is used.
 */
export async function requestPasswordLink(ctx: Ctx, { email }: ForgotPasswordInput): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email));
    await ctx.jobs.enqueue(tx, 'password.link', { userId: account?.id ?? NO_ACCOUNT_ID });
  });
}

/** Creates and emails the requested link, unless the user is inactive or has reached the hourly limit. */
export async function mailPasswordLink(ctx: Ctx, userId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.isActive, true)))
      .for('update');
    if (!user || (await resetsWithin(ctx, tx, userId, HOUR_MS)) >= MAX_PER_HOUR) return;
    const until = await makeLink(ctx, tx, userId, 'reset');
    if (!until) return;
    const data = { userId, validUntil: until.toISOString() };
    await queueMail(ctx, tx, { template: 'password-reset', recipient: user.email, data });
  });
}
