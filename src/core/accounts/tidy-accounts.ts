import { lt, or, tables } from '#db';
import type { Ctx } from '../context.ts';
import { dropOldLinks } from './password-links.ts';
import { SESSION_MS } from './sessions.ts';
import { dropOldTries } from './sign-in-tries.ts';

const { sessions } = tables;

/** Deletes expired sessions, links that expired over a day ago and sign-in attempts older than a day. */
export async function tidyAccounts(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const idleSince = new Date(now.getTime() - SESSION_MS.idle);
  await ctx.db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.lastSeenAt, idleSince)));
  await dropOldLinks(ctx);
  await dropOldTries(ctx);
}
