import { and, eq, isNull, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { queueMail } from '../mail/index.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { endLinks, makeLink } from './password-links.ts';
import { allowActingOn } from './user-rules.ts';

const { users } = tables;

/** An active user who has not chosen a password yet. */
const invited = (userId: number) => and(eq(users.id, userId), eq(users.isActive, true), isNull(users.passwordHash));

/** Emails a link, valid for seven days, to choose a password; earlier links are revoked. */
export async function inviteStaff(
  ctx: Ctx,
  tx: Tx,
  { userId, invitedBy }: { userId: number; invitedBy: Actor },
): Promise<void> {
  const [user] = await tx.select({ email: users.email }).from(users).where(invited(userId)).for('update');
  if (!user) throw new DomainError('conflict', 'Only somebody without a password can be invited');
  await endLinks(ctx, tx, userId);
  const until = await makeLink(ctx, tx, userId, 'invitation');
  if (!until) throw new DomainError('too_many', 'The invitation has just been sent');
  const data = { userId, invitedBy: invitedBy.staff.full_name, validUntil: until.toISOString() };
  await queueMail(ctx, tx, { template: 'invitation', recipient: user.email, data });
  const after = { invited_until: until.toISOString() };
  await recordChange(tx, invitedBy, { action: 'password', entity: 'user', id: userId, after });
}

/** Sends a new invitation when the earlier link was lost or has expired. */
export const renewInvitation = (ctx: Ctx, { userId, invitedBy }: { userId: number; invitedBy: Actor }): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, role: users.role })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    if (!user) throw new DomainError('not_found', 'User not found');
    allowActingOn(invitedBy, user);
    await inviteStaff(ctx, tx, { userId, invitedBy });
  });
