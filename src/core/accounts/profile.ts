import type { ChangePasswordInput, ProfileInput, StaffMember } from '#contract';
import { eq, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { acceptedHash } from './accepted-password.ts';
import type { Here } from './here.ts';
import { provePassword } from './own-password.ts';
import { endLinks } from './password-links.ts';
import { endSessions, staffColumns } from './sessions.ts';

const { users } = tables;

/** Changes the fields that staff may edit themselves; role and email address are not among them. */
export async function changeProfile(
  ctx: Ctx,
  actor: Actor,
  { full_name, mobile_number }: ProfileInput,
): Promise<StaffMember> {
  const { id } = actor.staff;
  return ctx.db.transaction(async (tx) => {
    const before = { full_name: actor.staff.full_name, mobile_number: actor.staff.mobile_number };
    const [staff] = await tx
      .update(users)
      .set({ fullName: full_name, mobileNumber: mobile_number })
      .where(eq(users.id, id))
      .returning(staffColumns);
    if (!staff) throw new DomainError('not_found', 'This account does not exist any more');
    const after = { full_name, mobile_number };
    await recordChange(tx, actor, { action: 'update', entity: 'user', id, subject: full_name, before, after });
    return staff;
  });
}

/** Requires the current password; ends all other sessions and revokes emailed links. */
export async function changePassword(
  ctx: Ctx,
  { actor, sessionId }: Here,
  { current_password, new_password }: ChangePasswordInput,
): Promise<void> {
  const { id, email } = actor.staff;
  await provePassword(ctx, actor, current_password, 'current_password');
  const passwordHash = await acceptedHash(new_password, email, 'new_password');
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, id));
    await endSessions(tx, id, { but: sessionId });
    await endLinks(ctx, tx, id);
    await recordChange(tx, actor, { action: 'password', entity: 'user', id, after: { by: 'current password' } });
  });
}

/** Ends all sessions of the user, including the current one. */
export async function signOutEverywhere(ctx: Ctx, actor: Actor): Promise<void> {
  const { id } = actor.staff;
  await ctx.db.transaction(async (tx) => {
    await endSessions(tx, id);
    await recordChange(tx, actor, { action: 'sign-out', entity: 'user', id, after: { where: 'everywhere' } });
  });
}
