import type { ChoosePasswordInput, PasswordLink, PasswordLinkAnswer } from '#contract';
import { eq, tables } from '#db';
import type { Ctx } from '../context.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { acceptedHash } from './accepted-password.ts';
import { endLinks, readLink, spendLink } from './password-links.ts';
import { endSessions } from './sessions.ts';
import { clearAllTries } from './sign-in-tries.ts';

const { users } = tables;

/** Returns the account that a link belongs to, without using the link. */
export async function lookAtLink(ctx: Ctx, { token }: PasswordLink): Promise<Omit<PasswordLinkAnswer, 'success'>> {
  const { staff, purpose } = await readLink(ctx, token);
  return { email: staff.email, purpose };
}

/** Sets the password of the link's owner; the link works once, and all sessions and other links of the owner end. */
export async function choosePassword(
  ctx: Ctx,
  { token, password }: ChoosePasswordInput,
  request: Omit<Actor, 'staff'>,
): Promise<void> {
  const { staff, purpose } = await readLink(ctx, token);
  const passwordHash = await acceptedHash(password, staff.email);
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, staff.id));
    await spendLink(ctx, tx, token);
    await endLinks(ctx, tx, staff.id);
    await endSessions(tx, staff.id);
    await clearAllTries(tx, staff.email);
    const after = { by: `${purpose} link` };
    await recordChange(tx, { ...request, staff }, { action: 'password', entity: 'user', id: staff.id, after });
  });
}
