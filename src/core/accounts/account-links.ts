import { createHash } from 'node:crypto';
import type {
  ChoosePasswordInput,
  EmailLink,
  ForgotPasswordInput,
  PasswordLink,
  PasswordLinkAnswer,
  StaffMember,
} from '#contract';
import { and, eq, gt, inArray, isNull, lt, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { type AccountChange, queueMail } from '../mail/index.ts';
import { type Actor, recordChange } from '../records/index.ts';
import { acceptedHash } from './passwords.ts';
import { endSessions, staffColumns } from './sessions.ts';
import { clearAllAttempts } from './sign-in-attempts.ts';

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
const resetsWithin = (ctx: Ctx, tx: Tx, userId: number, ms: number): Promise<number> =>
  tx.$count(
    passwordTokens,
    and(
      eq(passwordTokens.userId, userId),
      eq(passwordTokens.purpose, 'reset'),
      gt(passwordTokens.createdAt, millisecondsBefore(ctx.now(), ms)),
    ),
  );

const tooOld = () => new DomainError('gone', 'This link has expired. Please request a new one.');
const used = () => new DomainError('gone', 'This link has already been used. Please request a new one.');

/** Finds the stored link of a token, whichever accepted key either was made with. */
const isLink = ({ links }: Ctx, token: string) =>
  inArray(
    passwordTokens.tokenHash,
    links.variants(PURPOSE, token).map((each) => hashed(each)),
  );

/** Returns the owner and purpose of a link; throws with the reason if it is not valid. */
async function readLink(ctx: Ctx, token: string): Promise<{ staff: StaffMember; purpose: LinkPurpose }> {
  const [found] = await ctx.db
    .select({
      staff: staffColumns,
      purpose: passwordTokens.purpose,
      usedAt: passwordTokens.usedAt,
      expiresAt: passwordTokens.expiresAt,
    })
    .from(passwordTokens)
    .innerJoin(users, eq(users.id, passwordTokens.userId))
    .where(and(isLink(ctx, token), eq(users.isActive, true)));
  if (found?.usedAt) throw used();
  if (!found || found.expiresAt <= ctx.now() || ctx.links.read(PURPOSE, token, ctx.now()) !== found.staff.id) {
    throw tooOld();
  }
  return found;
}

/** Marks a link as used; throws if it was used before. */
async function spendLink(ctx: Ctx, tx: Tx, token: string): Promise<void> {
  const spent = await tx
    .update(passwordTokens)
    .set({ usedAt: ctx.now() })
    .where(and(isLink(ctx, token), isNull(passwordTokens.usedAt)))
    .returning({ userId: passwordTokens.userId });
  if (spent.length === 0) throw used();
}

/** Revokes all unused links of a user. */
export async function endLinks(ctx: Ctx, tx: Tx, userId: number): Promise<void> {
  const unused = and(eq(passwordTokens.userId, userId), isNull(passwordTokens.usedAt));
  await tx.update(passwordTokens).set({ usedAt: ctx.now() }).where(unused);
}

export async function deleteOldLinks(ctx: Ctx): Promise<void> {
  await ctx.db.delete(passwordTokens).where(lt(passwordTokens.expiresAt, millisecondsBefore(ctx.now(), RETENTION_MS)));
}

/** Returns the account that a link belongs to, without using the link. */
export async function readPasswordLink(
  ctx: Ctx,
  { token }: PasswordLink,
): Promise<Omit<PasswordLinkAnswer, 'success'>> {
  const { staff, purpose } = await readLink(ctx, token);
  return { email: staff.email, purpose };
}

/** Tells the owner of an account about a change of how they sign in. */
export const reportChange = (
  ctx: Pick<Ctx, 'jobs' | 'links' | 'now'>,
  tx: Tx,
  recipient: string,
  change: AccountChange,
): Promise<void> =>
  queueMail(ctx, tx, { template: 'account-changed', recipient, data: { change, at: ctx.now().toISOString() } });

/** Sets the password of the link's owner; the link works once, and all sessions and other links of the owner end. */
export async function choosePassword(
  ctx: Ctx,
  { token, password }: ChoosePasswordInput,
  request: Omit<Actor, 'staff'>,
): Promise<void> {
  const { staff, purpose } = await readLink(ctx, token);
  const passwordHash = await acceptedHash(ctx.db, { typed: password, email: staff.email });
  await ctx.db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, staff.id));
    await spendLink(ctx, tx, token);
    await endLinks(ctx, tx, staff.id);
    await endSessions(tx, staff.id);
    await clearAllAttempts(tx, staff.email);
    const after = { by: `${purpose} link` };
    const subject = staff.full_name;
    await recordChange(tx, { ...request, staff }, { action: 'password', entity: 'user', id: staff.id, subject, after });
    if (purpose === 'reset') await reportChange(ctx, tx, staff.email, 'password');
  });
}

const NO_ACCOUNT_ID = 0;
const HOUR_MS = 60 * 60 * 1000;
/** Users can request another email if one is lost, but an inbox cannot be flooded. */
const MAX_PER_HOUR = 5;

/**
 * Requests a link to choose a new password. The work is the same for known and unknown addresses: a job is stored, and
 * only the worker checks whether the account exists. Nothing changes until the link is used.
 */
export async function requestPasswordLink(ctx: Ctx, { email }: ForgotPasswordInput): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [account] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, email));
    await ctx.jobs.enqueue(tx, 'password.link', { userId: account?.id ?? NO_ACCOUNT_ID });
  });
}

/** Creates and emails the requested link, unless the user is inactive or has reached the hourly limit. */
export async function mailPasswordLink(ctx: Ctx, userId: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ email: users.email })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.isActive, true)))
      .for('update');
    if (!user || (await resetsWithin(ctx, tx, userId, HOUR_MS)) >= MAX_PER_HOUR) return;
    const until = await makeLink(ctx, tx, userId, 'reset');
    if (!until) return;
    const data = { userId, validUntil: until.toISOString() };
    await queueMail(ctx, tx, { template: 'password-reset', recipient: user.email, data });
  });
}

const EMAIL_VALID_MS = 7 * 24 * 60 * 60 * 1000;

/** Sends a link to a new address, which counts once the link was opened, and tells the current address. */
export async function requestEmail(
  ctx: Ctx,
  tx: Tx,
  requestedBy: string,
  user: { id: number; email: string; pendingEmail: string },
): Promise<void> {
  const validUntil = new Date(ctx.now().getTime() + EMAIL_VALID_MS).toISOString();
  const data = { userId: user.id, email: user.pendingEmail, requestedBy, validUntil };
  await queueMail(ctx, tx, { template: 'confirm-email', recipient: user.pendingEmail, data });
  await reportChange(ctx, tx, user.email, 'email-requested');
}

/** Makes the address that a link was sent to the address of its account; links to the old one are revoked. */
export const confirmEmail = (
  ctx: Ctx,
  { token }: EmailLink,
  request: Omit<Actor, 'staff'>,
): Promise<{ email: string }> =>
  ctx.db.transaction(async (tx) => {
    // Not trusted yet: the signature is checked with the address that the account waits for.
    const id = Number(/^\d{1,15}/.exec(token)?.[0] ?? 0);
    const [user] = await tx
      .select({ staff: staffColumns, pendingEmail: users.pendingEmail })
      .from(users)
      .where(and(eq(users.id, id), eq(users.isActive, true)))
      .for('update');
    const email = user?.pendingEmail;
    if (!email || ctx.links.read(`confirm-email:${email}`, token, ctx.now()) !== id)
      throw new DomainError('gone', 'This link has expired or was replaced. Ask an admin for a new one.');
    await assertFreeEmail(tx, email);
    await tx.update(users).set({ email, pendingEmail: null }).where(eq(users.id, id));
    await endLinks(ctx, tx, id);
    const { staff } = user;
    await reportChange(ctx, tx, staff.email, 'email');
    const change = { before: { email: staff.email }, after: { email } };
    await recordChange(
      tx,
      { ...request, staff },
      { action: 'update', entity: 'user', id, subject: staff.full_name, ...change },
    );
    return { email };
  });

/** Throws if another account has this address. */
export async function assertFreeEmail(tx: Tx, email: string): Promise<void> {
  const taken = await tx.$count(users, eq(sql`lower(${users.email})`, email));
  if (taken > 0) throw new DomainError('conflict', 'Another user already has this email', 'email');
}
