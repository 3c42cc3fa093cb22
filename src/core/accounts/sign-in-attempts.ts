import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';

const { signInTries } = tables;

/** From this failure on, a network waits 1 minute, then 2, 4, 8, up to the maximum. */
const FIRST_WAIT_AT = 5;
const MAX_WAIT_MINUTES = 15;
/** The count resets after this long without an attempt. */
const EXPIRE_AFTER_MS = 24 * 60 * 60 * 1000;

/** The account and the network of a sign-in attempt. */
export interface SignInAttempt {
  email: string;
  ip: string | undefined;
}

const hashed = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url');

/** One client: an IPv4 address (also when mapped to IPv6), or the /64 network of an IPv6 customer. */
function toNetwork(ip = '::') {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return sql`network(set_masklen(${address}::inet, least(masklen(${address}::inet), 64)))`;
}

const matchesAttempt = ({ email, ip }: SignInAttempt) =>
  and(eq(signInTries.addressHash, hashed(email)), eq(signInTries.network, toNetwork(ip)));

const expiryCutoff = (now: Date) => new Date(now.getTime() - EXPIRE_AFTER_MS);

async function reject(ctx: Ctx, attempt: SignInAttempt): Promise<never> {
  const [row] = await ctx.db
    .select({ until: signInTries.blockedUntil })
    .from(signInTries)
    .where(matchesAttempt(attempt));
  const minutes = Math.ceil(((row?.until?.getTime() ?? 0) - ctx.now().getTime()) / 60_000);
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  throw new DomainError('too_many', `Too many attempts. Please try again in ${wait}.`);
}

/**
 * Counts an attempt as failed before it is checked, so that parallel attempts gain nothing; success clears the count.
 * Only the failing network waits, so an attacker cannot lock the account's owner out elsewhere.
 */
export async function countAttempt(ctx: Ctx, attempt: SignInAttempt): Promise<void> {
  const { failures, lastTryAt, blockedUntil } = signInTries;
  const now = ctx.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const failureCount = sql`(case when ${lastTryAt} < ${expiryCutoff(now).toISOString()} then 1 else ${failures} + 1 end)`;
  const minutes = sql`least(power(2, least(${failureCount}, 20) - ${FIRST_WAIT_AT}::int), ${MAX_WAIT_MINUTES}::int)::int`;
  const admitted = await ctx.db
    .insert(signInTries)
    .values({ addressHash: hashed(attempt.email), network: toNetwork(attempt.ip), failures: 1, lastTryAt: now })
    .onConflictDoUpdate({
      target: [signInTries.addressHash, signInTries.network],
      set: {
        failures: failureCount,
        lastTryAt: now,
        blockedUntil: sql`case when ${failureCount} >= ${FIRST_WAIT_AT} then ${at} + make_interval(mins => ${minutes}) end`,
      },
      setWhere: sql`${blockedUntil} is null or ${blockedUntil} <= ${at}`,
    })
    .returning({ failures });
  if (admitted.length === 0) await reject(ctx, attempt);
}

/** Undoes one counted attempt that has neither failed nor succeeded yet. */
export async function undoAttempt(ctx: Ctx, attempt: SignInAttempt): Promise<void> {
  const failures = sql`greatest(${signInTries.failures} - 1, 0)`;
  await ctx.db.update(signInTries).set({ failures, blockedUntil: null }).where(matchesAttempt(attempt));
}

/** Resets the count of this network after a success. */
export async function clearAttempts(ctx: Ctx, attempt: SignInAttempt): Promise<void> {
  await ctx.db.delete(signInTries).where(matchesAttempt(attempt));
}

/** A password chosen through an emailed link lifts the wait on every network, and for codes. */
export async function clearAllAttempts(tx: Tx, email: string): Promise<void> {
  await tx.delete(signInTries).where(inArray(signInTries.addressHash, [hashed(email), hashedCodes(email)]));
}

/** Wrong codes per hour after a right password, from all networks together. */
export const MAX_WRONG_CODES = 10;
const HOUR_MS = 60 * 60 * 1000;
const ANY_NETWORK = sql`'0.0.0.0/0'::cidr`;

const hashedCodes = (email: string) => hashed(`codes for ${email}`);

/**
 * Counts a second-factor code as wrong before it is checked, and returns how many there were; throws after the tenth in
 * an hour. A code has six digits, so many networks together could guess it. Only a person who knows the password gets
 * this far, so an outsider cannot lock the account's owner out.
 */
export async function countCode(ctx: Ctx, email: string): Promise<number> {
  const { failures, lastTryAt } = signInTries;
  const now = ctx.now();
  const isOver = sql`${lastTryAt} <= ${new Date(now.getTime() - HOUR_MS).toISOString()}`;
  const [counted] = await ctx.db
    .insert(signInTries)
    .values({ addressHash: hashedCodes(email), network: ANY_NETWORK, failures: 1, lastTryAt: now })
    .onConflictDoUpdate({
      target: [signInTries.addressHash, signInTries.network],
      set: { failures: sql`case when ${isOver} then 1 else ${failures} + 1 end`, lastTryAt: now },
      setWhere: sql`${failures} < ${MAX_WRONG_CODES} or ${isOver}`,
    })
    .returning({ failures });
  if (counted) return counted.failures;
  throw new DomainError('too_many', 'Too many wrong codes. Try again in an hour, or choose a new password.');
}

/** Forgets wrong codes after a right one. */
export async function clearCodes(ctx: Ctx, email: string): Promise<void> {
  await ctx.db.delete(signInTries).where(eq(signInTries.addressHash, hashedCodes(email)));
}

export async function deleteOldAttempts(ctx: Ctx): Promise<void> {
  await ctx.db.delete(signInTries).where(lt(signInTries.lastTryAt, expiryCutoff(ctx.now())));
}
