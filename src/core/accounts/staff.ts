import type { StaffMember } from '#contract';
import { type Db, eq, isNull, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { reportChange } from './account-links.ts';
import { acceptedHash } from './passwords.ts';
import { endSessions, staffColumns } from './sessions.ts';
import { deleteSecondFactors } from './two-factor.ts';

const { passwordTokens, users } = tables;

/** Safety limit, above the size of any office. */
const MAX_LISTED = 500;

/** What is needed to queue an email. */
type MailContext = Pick<Ctx, 'db' | 'jobs' | 'links' | 'now'>;

const OWNER = { id: users.id, email: users.email };

const withEmail = (email: string) => eq(sql`lower(${users.email})`, email.trim().toLowerCase());

/** Adds an administrator; the server operator creates the first one this way. */
export async function createAdmin(
  db: Db,
  { fullName, email, password }: { fullName: string; email: string; password: string },
): Promise<void> {
  const passwordHash = await acceptedHash(db, { typed: password, email });
  const added = await db
    .insert(users)
    .values({ fullName: fullName.trim(), email: email.trim().toLowerCase(), role: 'admin', passwordHash })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (added.length === 0)
    throw new DomainError('conflict', `An account with the email ${email} already exists`, 'email');
}

/** Sets a new password, ends all sessions of the user and deletes their password links. */
export async function resetPassword(
  ctx: MailContext,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const passwordHash = await acceptedHash(ctx.db, { typed: password, email });
  await ctx.db.transaction(async (tx) => {
    const [user] = await tx.update(users).set({ passwordHash }).where(withEmail(email)).returning(OWNER);
    if (!user) throw new DomainError('not_found', `There is no account with the email ${email}`, 'email');
    await endSessions(tx, user.id);
    await tx.delete(passwordTokens).where(eq(passwordTokens.userId, user.id));
    await reportChange(ctx, tx, user.email, 'password');
  });
}

/** Removes the second factors of a user who lost both device and recovery codes; run by the server operator. */
export async function dropSecondFactor(ctx: MailContext, { email }: { email: string }): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [user] = await tx.select(OWNER).from(users).where(withEmail(email)).for('update');
    if (!user) throw new DomainError('not_found', `There is no account with the email ${email}`, 'email');
    await deleteSecondFactors(tx, [user.id]);
    await endSessions(tx, user.id);
    await reportChange(ctx, tx, user.email, 'two-factor-reset');
  });
}

export const listStaff = (db: Db): Promise<StaffMember[]> =>
  db.select(staffColumns).from(users).where(isNull(users.deletedAt)).orderBy(users.id).limit(MAX_LISTED);
