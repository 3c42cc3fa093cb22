import { createHash, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import { renderSVG } from 'uqr';
import type { TwoFactorSetup } from '#contract';
import { and, eq, inArray, isNotNull, isNull, lt, or, sql, type Tx, tables } from '#db';
import { siteFacts } from '../content/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { reportChange } from './account-links.ts';
import { provePassword } from './passwords.ts';
import { type CurrentSession, endSessions } from './sessions.ts';

const HOW_MANY = 10;
const GROUPS = 4;
/** Excludes characters that are easily confused on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Ten new codes of nearly 80 bits, such as `k7qa-m2xd-9hfp-w3rc`. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, group).join('-'));

/** Ignores case and separators; a fast hash is enough because the codes are long and random. */
const recoveryCodeHash = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('base64url');

const { passkeys, users } = tables;

/** Accepts one time step before and after, because phone clocks differ. */
const TOLERANCE_SECONDS = 30;

const WITHOUT_APP = { totpSecret: null, totpConfirmedAt: null, totpLastStep: null };

/** Removes all second factors of users: authenticator app, passkeys and recovery codes. */
export async function deleteSecondFactors(tx: Tx, userIds: number[]): Promise<void> {
  await tx
    .update(users)
    .set({ ...WITHOUT_APP, recoveryCodeHashes: [] })
    .where(inArray(users.id, userIds));
  await tx.delete(passkeys).where(inArray(passkeys.userId, userIds));
}

/** Deletes the recovery codes of a user who has no second factor any more. */
export async function dropUnusedCodes(tx: Tx, userId: number): Promise<void> {
  const hasNone = sql`users.totp_confirmed_at is null and not exists (select from passkeys where user_id = users.id)`;
  await tx
    .update(users)
    .set({ recoveryCodeHashes: [] })
    .where(and(eq(users.id, userId), hasNone));
}

/** Creates recovery codes for a user without any; returns none if there are some. The user's row must be locked. */
export async function addRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const added = await tx
    .update(users)
    .set({ recoveryCodeHashes: codes.map((each) => recoveryCodeHash(each)) })
    .where(and(eq(users.id, userId), sql`cardinality(${users.recoveryCodeHashes}) = 0`))
    .returning({ id: users.id });
  return added.length > 0 ? codes : [];
}

/** Which second steps a user has, as columns of a query over users. */
export const SECOND_FACTORS = {
  authenticator_app: sql<boolean>`users.totp_confirmed_at is not null`,
  passkeys: sql<number>`(select count(*)::int from passkeys where user_id = users.id)`,
};

/** Binds an encrypted secret to its user, so that it cannot be decrypted from another user's row. */
const totpContext = (userId: number): string => `totp of user ${userId}`;

/** Returns the 30-second time step that a code belongs to, or undefined if the code is wrong. */
async function findTimeStep(secret: string, code: string, now: Date): Promise<number | undefined> {
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

const alreadyOn = () => new DomainError('conflict', 'Two-step verification is already on');

/** Whether a user has an authenticator app, and how many recovery codes are left. */
export async function readTwoFactor(ctx: Ctx, userId: number) {
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

/** Enables the authenticator app if the code is right; the recovery codes are returned only this once. */
export async function confirmTwoFactor(
  ctx: Ctx,
  { actor, sessionId }: CurrentSession,
  { code }: { code: string },
): Promise<string[]> {
  const { id, email, full_name } = actor.staff;
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
    await endSessions(tx, id, { except: sessionId });
    const after = { enabled: true };
    await recordChange(tx, actor, { action: 'two-factor', entity: 'user', id, subject: full_name, after });
    await reportChange(ctx, tx, email, 'two-factor-on');
    return codes;
  });
}

/** Disables the authenticator app; requires the password. */
export async function endTwoFactor(
  ctx: Ctx,
  { actor, sessionId }: CurrentSession,
  { password }: { password: string },
): Promise<void> {
  const { id, email, full_name } = actor.staff;
  await provePassword(ctx, actor, password, 'password');
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set(WITHOUT_APP).where(eq(users.id, id));
    await dropUnusedCodes(tx, id);
    await endSessions(tx, id, { except: sessionId });
    const after = { enabled: false };
    await recordChange(tx, actor, { action: 'two-factor', entity: 'user', id, subject: full_name, after });
    await reportChange(ctx, tx, email, 'two-factor-off');
  });
}

/**
 * Encrypts the secrets of all authenticator apps with the current app secret, after that was replaced. Returns how many
 * were, and how many no accepted secret could decrypt.
 */
export const renewSecrets = ({
  db,
  links,
}: Pick<Ctx, 'db' | 'links'>): Promise<{ renewed: number; unreadable: number }> =>
  db.transaction(async (tx) => {
    const found = await tx
      .select({ id: users.id, ciphertext: users.totpSecret })
      .from(users)
      .where(isNotNull(users.totpSecret))
      .for('update');
    let renewed = 0;
    for (const { id, ciphertext } of found) {
      const secret = links.decrypt(totpContext(id), ciphertext ?? '');
      if (secret === undefined) continue;
      await tx
        .update(users)
        .set({ totpSecret: links.encrypt(totpContext(id), secret) })
        .where(eq(users.id, id));
      renewed += 1;
    }
    return { renewed, unreadable: found.length - renewed };
  });
