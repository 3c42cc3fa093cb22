import { createHash } from 'node:crypto';
import type { PasswordLinkAnswer, StaffMember } from '#contract';
import { and, eq, gt, isNull, lt, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { staffColumns } from './sessions.ts';

const { passwordTokens, users } = tables;

const PURPOSE = 'choose-password';
const VALID_MS = { reset: 30 * 60 * 1000, invitation: 7 * 24 * 60 * 60 * 1000 };
/** Old links are kept a day: their owners are told why they do not work, and how many were asked for is known. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

type LinkPurpose = PasswordLinkAnswer['purpose'];

const hashed = (token: string) => createHash('sha256').update(token).digest('hex');
const millisecondsBefore = (moment: Date, ms: number) => new Date(moment.getTime() - ms);

/**
 * Makes a link for one person, of which only the hash is kept, and says until when it works: the mail makes the same
 * link again when it goes out. Undefined within the second of an earlier one, which is the same link.
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

/** How many links to reset a password somebody asked for lately. */
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

/** Whose link it is and what for; refused with the reason when it does not work. */
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

/** Uses a link up, once and for all. */
export async function spendLink(ctx: Ctx, tx: Tx, token: string): Promise<void> {
  const spent = await tx
    .update(passwordTokens)
    .set({ usedAt: ctx.now() })
    .where(and(eq(passwordTokens.tokenHash, hashed(token)), isNull(passwordTokens.usedAt)))
    .returning({ userId: passwordTokens.userId });
  if (spent.length === 0) throw used();
}

/** Ends every link that a person still has. */
export async function endLinks(ctx: Ctx, tx: Tx, userId: number): Promise<void> {
  const unused = and(eq(passwordTokens.userId, userId), isNull(passwordTokens.usedAt));
  await tx.update(passwordTokens).set({ usedAt: ctx.now() }).where(unused);
}

export async function dropOldLinks(ctx: Ctx): Promise<void> {
  await ctx.db.delete(passwordTokens).where(lt(passwordTokens.expiresAt, millisecondsBefore(ctx.now(), RETENTION_MS)));
}
