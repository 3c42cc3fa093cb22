import { verify } from 'otplib';
import { and, eq, isNull, lt, or, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { recoveryCodeHash } from './recovery-codes.ts';

const { users } = tables;

/** Accepts one time step before and after, because phone clocks differ. */
const TOLERANCE_SECONDS = 30;

/** Column values of a user without a second factor. */
export const WITHOUT_SECOND_FACTOR = {
  totpSecret: null,
  totpConfirmedAt: null,
  totpLastStep: null,
  recoveryCodeHashes: [],
};

/** Binds an encrypted secret to its user, so that it cannot be decrypted from another user's row. */
export const totpContext = (userId: number): string => `totp of user ${userId}`;

/** Returns the 30-second time step that a code belongs to, or undefined if the code is wrong. */
export async function findTimeStep(secret: string, code: string, now: Date): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** Accepts a time step only if it is newer than the last accepted one, to prevent replay. */
async function spendStep(ctx: Ctx, userId: number, step: number): Promise<boolean> {
  const newer = or(isNull(users.totpLastStep), lt(users.totpLastStep, step));
  const spent = await ctx.db
    .update(users)
    .set({ totpLastStep: step })
    .where(and(eq(users.id, userId), newer))
    .returning({ id: users.id });
  return spent.length > 0;
}

async function spendRecoveryCode(ctx: Ctx, userId: number, code: string): Promise<boolean> {
  const hash = recoveryCodeHash(code);
  const spent = await ctx.db
    .update(users)
    .set({ recoveryCodeHashes: sql`array_remove(${users.recoveryCodeHashes}, ${hash})` })
    .where(and(eq(users.id, userId), sql`${hash} = any(${users.recoveryCodeHashes})`))
    .returning({ id: users.id });
  return spent.length > 0;
}

/** Accepts a code from the app or a recovery code; each works only once. */
export async function acceptsCode(
  ctx: Ctx,
  { id, totpSecret }: { id: number; totpSecret: string | null },
  typed: string,
): Promise<boolean> {
  const code = typed.replaceAll(/\s/g, '');
  const secret = totpSecret === null ? undefined : ctx.links.decrypt(totpContext(id), totpSecret);
  const step = secret === undefined ? undefined : await findTimeStep(secret, code, ctx.now());
  return step === undefined ? spendRecoveryCode(ctx, id, code) : spendStep(ctx, id, step);
}
