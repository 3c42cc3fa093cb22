import { eq, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../records/index.ts';
import { passwordMatches } from './passwords.ts';
import { clearTries, countTry } from './sign-in-tries.ts';

const { users } = tables;

/** Verifies the user's password, with the same rate limit as sign-in. */
export async function provePassword(ctx: Ctx, { staff, ip }: Actor, password: string, field: string): Promise<void> {
  const trier = { email: staff.email, ip };
  await countTry(ctx, trier);
  const [found] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, staff.id));
  if (!(await passwordMatches(found?.hash ?? null, password))) {
    throw new DomainError('invalid', 'The password is wrong', field);
  }
  await clearTries(ctx, trier);
}
