import { hash, verify } from '@node-rs/argon2';
import { EASY_PASSWORD, validatePassword } from '#contract/accounts/password-strength.ts';
import { createConcurrencyLimiter, type Db, eq, tables } from '#db';
import { siteFacts } from '../content/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../records/index.ts';
import { clearAttempts, countAttempt } from './sign-in-attempts.ts';

/** Each hash takes 19 MB and a processor for a while, so a flood of sign-ins must not take them all. */
const acquire = createConcurrencyLimiter({ maxConcurrent: 2, maxQueued: 200, timeoutMs: 10_000 });

async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
  const release = await acquire().catch(() => {
    throw new DomainError('unavailable', 'Too many people are signing in right now. Please try again in a minute.');
  });
  try {
    return await work();
  } finally {
    release();
  }
}

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id with the currently recommended cost. */
export const hashPassword = (password: string): Promise<string> => limited(() => hash(password, COST));

/** Compared against when there is no such account, so that an unknown address takes as long as a wrong password. */
const unknownHash = hashPassword('the password of no account');

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const expected = stored ?? (await unknownHash);
  const matches = await limited(() => verify(expected, password));
  return stored !== null && matches;
}

/** A shorter word occurs in others by chance. */
const MIN_WORD_LENGTH = 4;

/** The words of the company, which an attacker tries first: its name and the domain of its email address. */
async function readCompanyWords(db: Db): Promise<string[]> {
  const { brand, email } = await siteFacts(db);
  const words = [brand, email.split('@')[1] ?? ''].flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u));
  return words.filter((word) => word.length >= MIN_WORD_LENGTH);
}

interface NewPassword {
  typed: string;
  email: string;
  /** The form field, for error messages. */
  field?: string;
}

/** Returns the hash of a new password; throws if the password breaks a rule or is a common one. */
export async function acceptedHash(db: Db, { typed, email, field = 'password' }: NewPassword): Promise<string> {
  const { isCommonPassword } = await import('./common-passwords.ts');
  const error =
    validatePassword(typed, email, await readCompanyWords(db)) ?? (isCommonPassword(typed) ? EASY_PASSWORD : undefined);
  if (error) throw new DomainError('invalid', error, field);
  return hashPassword(typed.trim());
}

const { users } = tables;

/** Verifies the user's password, with the same rate limit as sign-in. */
export async function provePassword(ctx: Ctx, { staff, ip }: Actor, password: string, field: string): Promise<void> {
  const attempt = { email: staff.email, ip };
  await countAttempt(ctx, attempt);
  const [found] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, staff.id));
  if (!(await passwordMatches(found?.hash ?? null, password))) {
    throw new DomainError('invalid', 'The password is wrong', field);
  }
  await clearAttempts(ctx, attempt);
}
