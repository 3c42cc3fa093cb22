import type { PasskeyOptions, PasskeyProof, SignInInput, StaffMember } from '#contract';
import { and, eq, isNull, sql, tables } from '#db';
import type { Ctx, Origin } from '../context.ts';
import { DomainError } from '../errors.ts';
import { recordAccess } from '../records/index.ts';
import { reportChange } from './account-links.ts';
import { acceptsPasskey, provePasskeySignIn, startSecondStep } from './passkeys.ts';
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
import { acceptsCode, SECOND_FACTORS } from './two-factor.ts';

const { users } = tables;

/** One message for every reason, so that the response does not reveal which addresses exist. */
const wrongSignIn = () => new DomainError('unauthenticated', 'Incorrect email or password');

interface SignedIn {
  staff: StaffMember;
  sessionId: string;
}

/** The prompt for a second step, with what the user can prove it by. */
interface SecondStep {
  secondFactor: string;
  authenticatorApp: boolean;
  passkey: PasskeyOptions | undefined;
}

export type SignInResult = SignedIn | SecondStep;

async function findAccount(ctx: Ctx, { email, password }: SignInInput) {
  const { passwordHash, totpSecret } = users;
  const [found] = await ctx.db
    .select({ staff: staffColumns, passwordHash, totpSecret, ...SECOND_FACTORS })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  const matches = await passwordMatches(found?.passwordHash ?? null, password);
  if (!found?.passwordHash || !matches || !found.staff.is_active) throw wrongSignIn();
  return { ...found, passwordHash: found.passwordHash };
}

type Account = Awaited<ReturnType<typeof findAccount>>;

/** Whether the code or passkey of a second step is right; the owner is told about many wrong ones. */
async function acceptsSecondStep(ctx: Ctx, account: Account, { code, passkey }: SignInInput): Promise<boolean> {
  const { staff, totpSecret, authenticator_app } = account;
  const tries = await countCode(ctx, staff.email);
  // A secret that was never confirmed is not a factor yet.
  const app = { id: staff.id, totpSecret: authenticator_app ? totpSecret : null };
  const accepted = passkey ? await acceptsPasskey(ctx, staff.id, passkey) : await acceptsCode(ctx, app, code ?? '');
  if (accepted) await clearCodes(ctx, staff.email);
  else if (tries === MAX_WRONG_CODES)
    await ctx.db.transaction((tx) => reportChange(ctx, tx, staff.email, 'codes-refused'));
  return accepted;
}

const promptFor = ({ passkey }: SignInInput, { authenticator_app }: Account, isFirst: boolean): string => {
  if (!isFirst) return passkey ? 'The passkey was not accepted. Please try again.' : 'The code is wrong';
  return authenticator_app ? 'Enter the code from your authenticator app' : 'Confirm with your passkey';
};

/** Opens a session, unless the password changed or the account was deactivated in the meantime. */
const enter = (ctx: Ctx, staff: StaffMember, passwordHash: string | null, origin: Origin): Promise<string> =>
  ctx.db.transaction(async (tx) => {
    const samePassword = passwordHash === null ? isNull(users.passwordHash) : eq(users.passwordHash, passwordHash);
    const still = and(eq(users.id, staff.id), samePassword, eq(users.isActive, true));
    const [welcome] = await tx.update(users).set({ lastSignInAt: ctx.now() }).where(still).returning({ id: users.id });
    if (!welcome) throw wrongSignIn();
    return openSession(ctx, tx, staff.id, origin);
  });

async function admit(ctx: Ctx, input: SignInInput, origin: Origin): Promise<SignInResult> {
  const attempt = { email: input.email, ip: origin.ip };
  await countAttempt(ctx, attempt);
  const account = await findAccount(ctx, input);
  const { staff, passwordHash, authenticator_app, passkeys } = account;
  if (authenticator_app || passkeys > 0) {
    const isFirst = input.code === undefined && input.passkey === undefined;
    if (isFirst) await undoAttempt(ctx, attempt);
    if (isFirst || !(await acceptsSecondStep(ctx, account, input)))
      return {
        secondFactor: promptFor(input, account, isFirst),
        authenticatorApp: authenticator_app,
        passkey: await startSecondStep(ctx, staff.id),
      };
  }
  const sessionId = await enter(ctx, staff, passwordHash, origin);
  await clearAttempts(ctx, attempt);
  return { staff, sessionId };
}

interface Attempt {
  origin: Origin;
  /** The address that was typed, if any. */
  email?: string;
  /** Whether a second step was sent, so that a prompt for it is a failure. */
  isSecondStep: boolean;
}

async function recordFailure(ctx: Ctx, { origin, email }: Attempt): Promise<void> {
  const [user] = email
    ? await ctx.db
        .select({ id: users.id })
        .from(users)
        .where(eq(sql`lower(${users.email})`, email))
    : [];
  await recordAccess(ctx.db, { action: 'sign-in-failed', actorId: user?.id, ip: origin.ip });
}

/** Records the outcome of a sign-in, for the metrics and the access log. */
async function recorded<Result extends SignInResult>(ctx: Ctx, attempt: Attempt, run: () => Promise<Result>) {
  try {
    const result = await run();
    if ('staff' in result) {
      ctx.emit('sign_in_succeeded');
      await recordAccess(ctx.db, { action: 'sign-in', actorId: result.staff.id, ip: attempt.origin.ip });
    } else if (attempt.isSecondStep) {
      ctx.emit('sign_in_failed');
      await recordFailure(ctx, attempt);
    }
    return result;
  } catch (error) {
    if (error instanceof DomainError) {
      ctx.emit('sign_in_failed');
      // What the rate limit refuses is not recorded, so that an attack cannot fill the access log.
      if (error.code !== 'too_many') await recordFailure(ctx, attempt);
    }
    throw error;
  }
}

/** Signs in and always opens a new session; a session id from before sign-in is never reused. */
export const signIn = (ctx: Ctx, input: SignInInput, origin: Origin): Promise<SignInResult> =>
  recorded(
    ctx,
    { origin, email: input.email, isSecondStep: input.code !== undefined || input.passkey !== undefined },
    () => admit(ctx, input, origin),
  );

/** Signs in with a passkey alone, which the device unlocked by fingerprint, face or PIN. */
export const signInWithPasskey = (ctx: Ctx, proof: PasskeyProof, origin: Origin): Promise<SignedIn> =>
  recorded(ctx, { origin, isSecondStep: true }, async () => {
    const { passwordHash, ...staff } = await provePasskeySignIn(ctx, proof);
    return { staff, sessionId: await enter(ctx, staff, passwordHash, origin) };
  });
