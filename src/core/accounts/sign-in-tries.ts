import { createHash } from 'node:crypto';
import { and, eq, lt, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';

const { signInTries } = tables;

/** From this failure on a network waits: 1 minute, then 2, 4, 8, and never longer than the longest. */
const FIRST_WAIT_AT = 5;
const MAX_WAIT_MINUTES = 15;
/** After so long without a try the count begins anew. */
const EXPIRE_AFTER_MS = 24 * 60 * 60 * 1000;

/** Who tries to be let in as whom. */
export interface Trier {
  email: string;
  ip: string | undefined;
}

const hashed = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('base64url');

/** One visitor: an IPv4 address, also where it is written as IPv6, or the /64 network that an IPv6 household gets. */
function toNetwork(ip = '::') {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  return sql`network(set_masklen(${address}::inet, least(masklen(${address}::inet), 64)))`;
}

const of = ({ email, ip }: Trier) =>
  and(eq(signInTries.addressHash, hashed(email)), eq(signInTries.network, toNetwork(ip)));

const expiryCutoff = (now: Date) => new Date(now.getTime() - EXPIRE_AFTER_MS);

async function reject(ctx: Ctx, trier: Trier): Promise<never> {
  const [row] = await ctx.db.select({ until: signInTries.blockedUntil }).from(signInTries).where(of(trier));
  const minutes = Math.ceil(((row?.until?.getTime() ?? 0) - ctx.now().getTime()) / 60_000);
  const wait = minutes <= 1 ? 'a minute' : `${minutes} minutes`;
  throw new DomainError('too_many', `Too many tries. Please try again in ${wait}.`);
}

/**
 * Counts a try as failed before it is judged, so that many at once are worth no more than one after the other; success
 * takes it back. Only the network that failed waits: nobody can shut the owner of an account out elsewhere.
 */
export async function countTry(ctx: Ctx, trier: Trier): Promise<void> {
  const { failures, lastTryAt, blockedUntil } = signInTries;
  const now = ctx.now();
  const at = sql`${now.toISOString()}::timestamptz`;
  const failureCount = sql`(case when ${lastTryAt} < ${expiryCutoff(now).toISOString()} then 1 else ${failures} + 1 end)`;
  const minutes = sql`least(power(2, least(${failureCount}, 20) - ${FIRST_WAIT_AT}::int), ${MAX_WAIT_MINUTES}::int)::int`;
  const admitted = await ctx.db
    .insert(signInTries)
    .values({ addressHash: hashed(trier.email), network: toNetwork(trier.ip), failures: 1, lastTryAt: now })
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
  if (admitted.length === 0) await reject(ctx, trier);
}

/** Takes one try back: it was neither a failure nor a success yet. */
export async function takeBackTry(ctx: Ctx, trier: Trier): Promise<void> {
  const failures = sql`greatest(${signInTries.failures} - 1, 0)`;
  await ctx.db.update(signInTries).set({ failures, blockedUntil: null }).where(of(trier));
}

/** A success from this network: its count begins anew. */
export async function clearTries(ctx: Ctx, trier: Trier): Promise<void> {
  await ctx.db.delete(signInTries).where(of(trier));
}

/** Whoever chose a new password by mail need not wait anywhere. */
export async function clearAllTries(tx: Tx, email: string): Promise<void> {
  await tx.delete(signInTries).where(eq(signInTries.addressHash, hashed(email)));
}

export async function dropOldTries(ctx: Ctx): Promise<void> {
  await ctx.db.delete(signInTries).where(lt(signInTries.lastTryAt, expiryCutoff(ctx.now())));
}
