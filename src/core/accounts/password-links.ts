import { createHash } from 'node:crypto';
import type { PasswordLinkAnswer, StaffMember } from '#contract';
import { and, eq, gt, isNull, lt, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { staffColumns } from './sessions.ts';

const { passwordTokens, users } = tables;

const PURPOSE = 'choose-password';
const VALID_MS = { reset: 30 * 60 * 1000, invitation: 7 * 24 * 60 * 60 * 1000 };
/** Expired links are deleted after a day; until then they explain why they fail and count towards the rate limit. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

type LinkPurpose = PasswordLinkAnswer['purpose'];

const hashed = (token: string) => createHash('sha256').update(token).digest('hex');
const millisecondsBefore = (moment: Date, ms: number) => new Date(moment.getTime() - ms);

/**
 * Creates a link for a user, stores only its hash and returns its expiry; the same link is generated again when the
 * email is sent. Returns undefined within the same second as an earlier link, because both would be identical.
 */
export async function makeLink(ctx: Ctx, tx: Tx, userId: number, purpose: LinkPurpose): Promise<Date | undefined> {
  const expiresAt = new Date(ctx.now().getTime() + VALID_MS[purpose]);
  const tokenHash = hashed(ctx.links.token(PURPOSE, userId, expiresAt));
  const inserted = await tx
    .insert(passwordTokens)
    .values({ tokenHash, userId, purpose, createdAt: ctx.now(), expiresAt })
    .onConflictDoNothing()
    .returning({ userId: passwordTokens.userId });
  return inserted.length > 0 ? expiresAt : undefined;
}

/** Counts the reset links that a user requested in the last `ms` milliseconds. */
export const resetsWithin = (ctx: Ctx, tx: Tx, userId: number, ms: number): Promise<number> =>
  tx.$count(
    passwordTokens,
    and(
      eq(passwordTokens.userId, userId),
      eq(passwordTokens.purpose, 'reset'),
      gt(passwordTokens.createdAt, millisecondsBefore(ctx.now(), ms)),
    ),
  );

const tooOld = () => new DomainError('gone', 'This link is too old. Please ask for a new one.');
const used = () => new DomainError('gone', 'This link has been used already. Please ask for a new one.');

/** Returns the owner and purpose of a link; throws with the reason if it is not valid. */
export async function readLink(ctx: Ctx, token: string): Promise<{ staff: StaffMember; purpose: LinkPurpose }> {
  const [found] = await ctx.db
    .select({
      staff: staffColumns,
      purpose: passwordTokens.purpose,
      usedAt: passwordTokens.usedAt,
      expiresAt: passwordTokens.expiresAt,
    })
    .from(passwordTokens)
    .innerJoin(users, eq(users.id, passwordTokens.userId))
    .where(and(eq(passwordTokens.tokenHash, hashed(token)), eq(users.isActive, true)));
  if (found?.usedAt) throw used();
  if (!found || found.expiresAt <= ctx.now() || ctx.links.read(PURPOSE, token, ctx.now()) !== found.staff.id) {
    throw tooOld();
  }
  return found;
}

/** Marks a link as used; throws if it was used before. */
export async function spendLink(ctx: Ctx, tx: Tx, token: string): Promise<void> {
  const spent = await tx
    .update(passwordTokens)
    .set({ usedAt: ctx.now() })
    .where(and(eq(passwordTokens.tokenHash, hashed(token)), isNull(passwordTokens.usedAt)))
    .returning({ userId: passwordTokens.userId });
  if (spent.length === 0) throw used();
}

/** Revokes all unused links of a user. */
export async function endLinks(ctx: Ctx, tx: Tx, userId: number): Promise<void> {
  const unused = and(eq(passwordTokens.userId, userId), isNull(passwordTokens.usedAt));
  await tx.update(passwordTokens).set({ usedAt: ctx.now() }).where(unused);
}

export async function dropOldLinks(ctx: Ctx): Promise<void> {
  await ctx.db.delete(passwordTokens).where(lt(passwordTokens.expiresAt, millisecondsBefore(ctx.now(), RETENTION_MS)));
}
