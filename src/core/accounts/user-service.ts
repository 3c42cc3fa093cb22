import { OPEN_ENQUIRY_STATUSES, roleMay, type UserInput } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { and, type Db, eq, inArray, isNull, ne, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { queueMail } from '../mail/index.ts';
import { type Actor, adminRecordService, type Change, contains, recordChange } from '../records/index.ts';
import { assertFreeEmail, endLinks, makeLink, reportChange, requestEmail } from './account-links.ts';
import { authorise, may } from './permissions.ts';
import { endSessions, staffColumns } from './sessions.ts';
import { deleteSecondFactors, SECOND_FACTORS } from './two-factor.ts';

const { enquiries, users } = tables;

/** An active user who has not chosen a password yet. */
const invited = (userId: number) => and(eq(users.id, userId), eq(users.isActive, true), isNull(users.passwordHash));

/** Emails a link, valid for seven days, to choose a password; earlier links are revoked. */
export async function inviteStaff(
  ctx: Ctx,
  tx: Tx,
  { userId, invitedBy }: { userId: number; invitedBy: Actor },
): Promise<void> {
  const [user] = await tx
    .select({ email: users.email, fullName: users.fullName })
    .from(users)
    .where(invited(userId))
    .for('update');
  if (!user) throw new DomainError('conflict', 'Only a user without a password can be invited');
  await endLinks(ctx, tx, userId);
  const until = await makeLink(ctx, tx, userId, 'invitation');
  if (!until) throw new DomainError('too_many', 'An invitation was sent just now. Please wait a few minutes.');
  const data = { userId, invitedBy: invitedBy.staff.full_name, validUntil: until.toISOString() };
  await queueMail(ctx, tx, { template: 'invitation', recipient: user.email, data });
  const after = { invited_until: until.toISOString() };
  await recordChange(tx, invitedBy, { action: 'password', entity: 'user', id: userId, subject: user.fullName, after });
}

/** Sends a new invitation when the earlier link was lost or has expired. */
export const renewInvitation = (ctx: Ctx, { userId, invitedBy }: { userId: number; invitedBy: Actor }): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    if (!user) throw new DomainError('not_found', 'User not found');
    allowActingOn(invitedBy, user);
    await inviteStaff(ctx, tx, { userId, invitedBy });
  });

/** Removes all second factors of a colleague who lost them, ends their sessions and tells them by email. */
export const resetTwoFactor = (ctx: Ctx, actor: Actor, userId: number): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id, email: users.email, fullName: users.fullName, ...SECOND_FACTORS })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for('update');
    if (!user) throw new DomainError('not_found', 'User not found');
    allowActingOn(actor, user);
    const { authenticator_app, passkeys } = user;
    if (!authenticator_app && passkeys === 0)
      throw new DomainError('conflict', 'This user has not set up two-step verification');
    await deleteSecondFactors(tx, [userId]);
    await endSessions(tx, userId);
    const change = { before: { authenticator_app, passkeys }, after: { authenticator_app: false, passkeys: 0 } };
    await recordChange(tx, actor, {
      action: 'two-factor',
      entity: 'user',
      id: userId,
      subject: user.fullName,
      ...change,
    });
    await reportChange(ctx, tx, user.email, 'two-factor-reset');
  });

type StaffUser = Pick<
  typeof users.$inferSelect,
  'id' | 'role' | 'email' | 'isActive' | 'pendingEmail' | 'passwordHash'
>;
type Next = { deleted: true } | { isActive: boolean } | Partial<UserInput>;

const forbidden = (message: string) => new DomainError('forbidden', message);

/** Throws if users act on their own account, or without the permission. */
function allowActingOn({ staff }: Actor, { id }: Pick<StaffUser, 'id'>): void {
  if (id === staff.id) throw forbidden('You cannot change your own account here');
  authorise(staff, 'users:change');
}

/** The lock serialises two admins who deactivate each other concurrently, so that one stays active. */
async function assertAdminRemains(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('last admin', 0))`);
  const others = and(eq(users.role, 'admin'), eq(users.isActive, true), ne(users.id, id));
  if ((await tx.$count(users, others)) === 0)
    throw new DomainError('conflict', 'There must be at least one active admin');
}

const endsAdmin = (next: Next): boolean =>
  'deleted' in next ||
  ('isActive' in next && !next.isActive) ||
  ('role' in next && next.role !== undefined && next.role !== 'admin');

const endsWorkOnLeads = (next: Next): boolean =>
  'deleted' in next ||
  ('isActive' in next && !next.isActive) ||
  ('role' in next && next.role !== undefined && !roleMay(next.role, 'leads:change'));

export const countOpenLeads = (db: Db | Tx, userId: number): Promise<number> =>
  db.$count(enquiries, and(eq(enquiries.assignedTo, userId), inArray(enquiries.status, [...OPEN_ENQUIRY_STATUSES])));

/** Leads of a colleague who has left would wait unseen. */
async function assertNoOpenLeads(tx: Tx, userId: number): Promise<void> {
  const leads = await countOpenLeads(tx, userId);
  if (leads === 0) return;
  const open = leads === 1 ? '1 open lead' : `${indianNumber(leads)} open leads`;
  throw new DomainError('conflict', `This user has ${open}. Deactivate the account to hand them over.`);
}

/** Hands over the open work of a user in the transaction that deactivates their account. */
type HandOver = (tx: Tx) => Promise<void>;

/** Throws if the actor may not make this change to the account. */
async function guardUser(
  { tx, actor, before: user }: Change<StaffUser>,
  next: Next,
  handOver: HandOver | undefined,
): Promise<void> {
  if (!user) return authorise(actor.staff, 'users:change');
  allowActingOn(actor, user);
  if (user.role === 'admin' && user.isActive && endsAdmin(next)) await assertAdminRemains(tx, user.id);
  if (!endsWorkOnLeads(next)) return;
  await handOver?.(tx);
  await assertNoOpenLeads(tx, user.id);
}

/**
 * The columns for an address. A new address of an account in use counts once the link sent to it was opened; that of an
 * invited user does at once, because choosing the password opens a link as well.
 */
async function emailValues({ tx, before }: Change<StaffUser>, email: string | undefined) {
  if (email === undefined) return {};
  if (!before?.passwordHash) return { email };
  if (email === before.email) return { pendingEmail: null };
  await assertFreeEmail(tx, email);
  return { pendingEmail: email };
}

/**
 * Side effects of an account change: a new user is invited; a deactivated or deleted user is signed out and their links
 * are revoked; a changed email address revokes the links sent to the old one; a new one gets a link to confirm it.
 */
async function afterWrite({ ctx, tx, actor, before }: Change<StaffUser>, id: number): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  if (!user) return;
  const invite = () => inviteStaff(ctx, tx, { userId: id, invitedBy: actor });
  if (!before) return invite();
  const moved = user.email !== before.email;
  if (!user.isActive) await endSessions(tx, id);
  if (!user.isActive || moved) await endLinks(ctx, tx, id);
  if (moved && user.isActive && user.passwordHash === null) await invite();
  const { pendingEmail } = user;
  if (pendingEmail && pendingEmail !== before.pendingEmail)
    await requestEmail(ctx, tx, actor.staff.full_name, { ...user, pendingEmail });
  // Frees the address for a new account, while the deleted account can still be restored with it.
  if (user.deletedAt)
    await tx
      .update(users)
      .set({ email: `${user.email}.deleted-${id}` })
      .where(eq(users.id, id));
}

/** Only admins see how well the accounts of others are protected, and when they are used. */
const NOT_SHOWN = {
  authenticator_app: sql<null>`null`,
  passkeys: sql<null>`null`,
  last_sign_in_at: sql<null>`null`,
};

/** Staff accounts, as managed by other staff. */
export const userService = (ctx: Ctx, { staff }: Pick<Actor, 'staff'>, handOver?: HandOver) =>
  adminRecordService(ctx, {
    entity: 'user',
    titleColumn: 'fullName',
    noun: 'User',
    table: users,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select({
          ...staffColumns,
          pending_email: users.pendingEmail,
          is_invited: sql<boolean>`${users.passwordHash} is null`,
          ...(may(staff, 'users:change') ? { ...SECOND_FACTORS, last_sign_in_at: users.lastSignInAt } : NOT_SHOWN),
          createdAt: users.createdAt,
          updatedAt: users.updatedAt,
        })
        .from(users)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    // Numbers are entered with and without spaces.
    matches: (query) =>
      contains(query, users.fullName, users.email, users.mobileNumber, sql`replace(${users.mobileNumber}, ' ', '')`),
    sorts: { full_name: users.fullName, email: users.email, role: users.role, createdAt: users.createdAt },
    values: async ({ full_name, email, mobile_number, role }: Partial<UserInput>, change) => ({
      fullName: full_name,
      ...(await emailValues(change, email)),
      mobileNumber: mobile_number,
      role,
    }),
    guard: (change, next) => guardUser(change, next, handOver),
    afterWrite,
    deletedValues: { isActive: false },
    conflicts: { users_email_key: { field: 'email', message: 'Another user already has this email' } },
    secrets: ['passwordHash', 'totpSecret', 'totpLastStep', 'recoveryCodeHashes'],
  });
