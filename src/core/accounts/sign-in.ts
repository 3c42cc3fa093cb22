import type { SignInInput, StaffMember } from '#contract';
import { eq, sql, tables } from '#db';
import type { Ctx, Origin } from '../context.ts';
import { DomainError } from '../errors.ts';
import { passwordMatches } from './passwords.ts';
import { openSession, staffColumns } from './sessions.ts';

const { users } = tables;

/** One sentence for every reason, so that the answer does not tell which addresses exist. */
const WRONG_SIGN_IN = 'Email or password is wrong';

/** Signs a member of staff in and opens a new session: an id from before sign-in is never kept. */
export async function signIn(
  ctx: Ctx,
  input: SignInInput,
  origin: Origin,
): Promise<{ staff: StaffMember; sessionId: string }> {
  const [found] = await ctx.db
    .select({ staff: staffColumns, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(sql`lower(${users.email})`, input.email));
  const matches = await passwordMatches(found?.passwordHash ?? null, input.password);
  if (!found || !matches || !found.staff.is_active) throw new DomainError('unauthenticated', WRONG_SIGN_IN);
  await ctx.db.update(users).set({ lastSignInAt: ctx.now() }).where(eq(users.id, found.staff.id));
  return { staff: found.staff, sessionId: await openSession(ctx, found.staff.id, origin) };
}
