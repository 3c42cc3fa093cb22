import type { SignInInput, StaffMember } from '#contract';
import { and, eq, sql, tables } from '#db';
import type { Ctx, Origin } from '../context.ts';
import { DomainError } from '../errors.ts';
import { passwordMatches } from './passwords.ts';
import { acceptsCode } from './second-factor.ts';
import { openSession, staffColumns } from './sessions.ts';
import { clearTries, countTry, takeBackTry } from './sign-in-tries.ts';

const { users } = tables;

/** One sentence for every reason, so that the answer does not tell which addresses exist. */
const wrongSignIn = () => new DomainError('unauthenticated', 'Email or password is wrong');

/** Let in, or asked for a code in these words. */
export type SignInResult = { staff: StaffMember; sessionId: string } | { secondFactor: string };

async function findAccount(ctx: Ctx, { email, password }: SignInInput) {
  const { passwordHash, totpSecret, totpConfirmedAt } = users;
  const [found] = await ctx.db
    .select({ staff: staffColumns, passwordHash, totpSecret, totpConfirmedAt })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  const matches = await passwordMatches(found?.passwordHash ?? null, password);
  if (!found?.passwordHash || !matches || !found.staff.is_active) throw wrongSignIn();
  return { ...found, passwordHash: found.passwordHash };
}

async function admit(ctx: Ctx, input: SignInInput, origin: Origin): Promise<SignInResult> {
  const trier = { email: input.email, ip: origin.ip };
  await countTry(ctx, trier);
  const { staff, passwordHash, totpSecret, totpConfirmedAt } = await findAccount(ctx, input);
  if (totpConfirmedAt) {
    if (input.code === undefined) {
      await takeBackTry(ctx, trier);
      return { secondFactor: 'Enter the code from your authenticator app' };
    }
    if (!(await acceptsCode(ctx, { id: staff.id, totpSecret }, input.code))) {
      return { secondFactor: 'The code is wrong' };
    }
  }
  const sessionId = await ctx.db.transaction(async (tx) => {
    // A password that was replaced, or an account switched off, in this very moment opens nothing any more.
    const still = and(eq(users.id, staff.id), eq(users.passwordHash, passwordHash), eq(users.isActive, true));
    const [welcome] = await tx.update(users).set({ lastSignInAt: ctx.now() }).where(still).returning({ id: users.id });
    if (!welcome) throw wrongSignIn();
    return openSession(ctx, tx, staff.id, origin);
  });
  await clearTries(ctx, trier);
  return { staff, sessionId };
}

/** Signs a member of staff in and opens a new session: an id from before sign-in is never kept. */
export async function signIn(ctx: Ctx, input: SignInInput, origin: Origin): Promise<SignInResult> {
  try {
    const result = await admit(ctx, input, origin);
    if ('staff' in result) ctx.emit('sign_in_succeeded');
    else if (input.code !== undefined) ctx.emit('sign_in_failed');
    return result;
  } catch (error) {
    if (error instanceof DomainError) ctx.emit('sign_in_failed');
    throw error;
  }
}
