import type { SignInInput, StaffMember } from '#contract';
import { and, eq, sql, tables } from '#db';
import type { Ctx, Origin } from '../context.ts';
import { DomainError } from '../errors.ts';
import { reportChange } from './account-links.ts';
import { passwordMatches } from './passwords.ts';
import { openSession, staffColumns } from './sessions.ts';
import {
  clearAttempts,
  clearCodes,
  countAttempt,
  countCode,
  MAX_WRONG_CODES,
  undoAttempt,
} from './sign-in-attempts.ts';
import { acceptsCode } from './two-factor.ts';

const { users } = tables;

/** One message for every reason, so that the response does not reveal which addresses exist. */
const wrongSignIn = () => new DomainError('unauthenticated', 'Email or password is wrong');

/** Either a session, or the prompt for a second-factor code. */
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
  const attempt = { email: input.email, ip: origin.ip };
  await countAttempt(ctx, attempt);
  const { staff, passwordHash, totpSecret, totpConfirmedAt } = await findAccount(ctx, input);
  if (totpConfirmedAt) {
    if (input.code === undefined) {
      await undoAttempt(ctx, attempt);
      return { secondFactor: 'Enter the code from your authenticator app' };
    }
    const codes = await countCode(ctx, staff.email);
    if (!(await acceptsCode(ctx, { id: staff.id, totpSecret }, input.code))) {
      if (codes === MAX_WRONG_CODES)
        await ctx.db.transaction((tx) => reportChange(ctx, tx, staff.email, 'codes-refused'));
      return { secondFactor: 'The code is wrong' };
    }
    await clearCodes(ctx, staff.email);
  }
  const sessionId = await ctx.db.transaction(async (tx) => {
    // Rejects the sign-in if the password changed or the account was deactivated in the meantime.
    const still = and(eq(users.id, staff.id), eq(users.passwordHash, passwordHash), eq(users.isActive, true));
    const [welcome] = await tx.update(users).set({ lastSignInAt: ctx.now() }).where(still).returning({ id: users.id });
    if (!welcome) throw wrongSignIn();
    return openSession(ctx, tx, staff.id, origin);
  });
  await clearAttempts(ctx, attempt);
  return { staff, sessionId };
}

/** Signs in and always opens a new session; a session id from before sign-in is never reused. */
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
