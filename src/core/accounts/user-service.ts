import type { UserInput } from '#contract';
import { eq, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { adminRecordService, type Change, contains } from '../records/index.ts';
import { inviteStaff } from './invite-staff.ts';
import { endLinks } from './password-links.ts';
import { endSessions, staffColumns } from './sessions.ts';
import { guardUser } from './user-rules.ts';

const { users } = tables;

/**
 * Side effects of an account change: a new user is invited; a deactivated or deleted user is signed out and their links
 * are revoked; a changed email address revokes the links sent to the old one.
 */
async function afterWrite({ ctx, tx, actor, before }: Change, id: number): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  if (!user) return;
  const invite = () => inviteStaff(ctx, tx, { userId: id, invitedBy: actor });
  if (!before) return invite();
  const moved = user.email !== before['email'];
  if (!user.isActive) await endSessions(tx, id);
  if (!user.isActive || moved) await endLinks(ctx, tx, id);
  if (moved && user.isActive && user.passwordHash === null) await invite();
  // Frees the address for a new account, while the deleted account can still be restored with it.
  if (user.deletedAt)
    await tx
      .update(users)
      .set({ email: `${user.email}.deleted-${id}` })
      .where(eq(users.id, id));
}

/** Staff accounts, as managed by other staff. */
export const userService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'user',
    titleColumn: 'fullName',
    noun: 'User',
    table: users,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select({
          ...staffColumns,
          is_invited: sql<boolean>`${users.passwordHash} is null`,
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
    values: ({ full_name, email, mobile_number, role }: Partial<UserInput>) => ({
      fullName: full_name,
      email,
      mobileNumber: mobile_number,
      role,
    }),
    guard: guardUser,
    afterWrite,
    deletedValues: { isActive: false },
    conflicts: { users_email_key: { field: 'email', message: 'Somebody has this address already' } },
    secrets: ['passwordHash', 'totpSecret', 'totpLastStep', 'recoveryCodeHashes'],
  });
