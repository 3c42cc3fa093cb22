import { generateSecret, generateURI } from 'otplib';
import { renderSVG } from 'uqr';
import type { TwoFactorAnswer, TwoFactorSetup } from '#contract';
import { and, eq, isNull, sql, tables } from '#db';
import { siteFacts } from '../content/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type Actor, recordChange } from '../records/index.ts';
import type { Here } from './here.ts';
import { provePassword } from './own-password.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { findTimeStep, totpContext, WITHOUT_SECOND_FACTOR } from './second-factor.ts';
import { endSessions } from './sessions.ts';

const { users } = tables;

const alreadyOn = () => new DomainError('conflict', 'Two-factor sign-in is on already');

/** Whether a user has a second factor, and how many recovery codes are left. */
export async function readTwoFactor(ctx: Ctx, userId: number): Promise<Omit<TwoFactorAnswer, 'success'>> {
  const left = sql<number>`cardinality(${users.recoveryCodeHashes})`;
  const [row] = await ctx.db
    .select({ confirmedAt: users.totpConfirmedAt, left })
    .from(users)
    .where(eq(users.id, userId));
  return { enabled: Boolean(row?.confirmedAt), recovery_codes_left: row?.left ?? 0 };
}

/** Creates a secret for an authenticator app; sign-in requires no code until one has confirmed it. */
export async function startTwoFactor(
  ctx: Ctx,
  actor: Actor,
  { password }: { password: string },
): Promise<Omit<TwoFactorSetup, 'success'>> {
  const { id, email } = actor.staff;
  await provePassword(ctx, actor, password, 'password');
  const secret = generateSecret();
  const { brand } = await siteFacts(ctx.db);
  const started = await ctx.db
    .update(users)
    .set({ totpSecret: ctx.links.encrypt(totpContext(id), secret) })
    .where(and(eq(users.id, id), isNull(users.totpConfirmedAt)))
    .returning({ id: users.id });
  if (started.length === 0) throw alreadyOn();
  return { secret, qr: renderSVG(generateURI({ issuer: brand, label: email, secret }), { border: 2 }) };
}

/** Enables the second factor if the code is right; the recovery codes are returned only this once. */
export async function confirmTwoFactor(
  ctx: Ctx,
  { actor, sessionId }: Here,
  { code }: { code: string },
): Promise<string[]> {
  const { id } = actor.staff;
  return ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ ciphertext: users.totpSecret, confirmedAt: users.totpConfirmedAt })
      .from(users)
      .where(eq(users.id, id))
      .for('update');
    if (user?.confirmedAt) throw alreadyOn();
    const secret = user?.ciphertext ? ctx.links.decrypt(totpContext(id), user.ciphertext) : undefined;
    const step = secret === undefined ? undefined : await findTimeStep(secret, code, ctx.now());
    if (step === undefined) throw new DomainError('invalid', 'The code is wrong', 'code');
    const codes = newRecoveryCodes();
    await tx
      .update(users)
      .set({
        totpConfirmedAt: ctx.now(),
        totpLastStep: step,
        recoveryCodeHashes: codes.map((each) => recoveryCodeHash(each)),
      })
      .where(eq(users.id, id));
    await endSessions(tx, id, { but: sessionId });
    await recordChange(tx, actor, { action: 'two-factor', entity: 'user', id, after: { enabled: true } });
    return codes;
  });
}

/** Disables the second factor; requires the password. */
export async function endTwoFactor(
  ctx: Ctx,
  { actor, sessionId }: Here,
  { password }: { password: string },
): Promise<void> {
  const { id } = actor.staff;
  await provePassword(ctx, actor, password, 'password');
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set(WITHOUT_SECOND_FACTOR).where(eq(users.id, id));
    await endSessions(tx, id, { but: sessionId });
    await recordChange(tx, actor, { action: 'two-factor', entity: 'user', id, after: { enabled: false } });
  });
}
