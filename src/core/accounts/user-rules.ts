import type { UserInput } from '#contract';
import { and, eq, ne, sql, type Tx, tables } from '#db';
import { DomainError } from '../errors.ts';
import type { Actor, Change } from '../records/index.ts';
import { authorise } from './permissions.ts';

const { users } = tables;

type StaffUser = Pick<typeof users.$inferSelect, 'id' | 'role' | 'email' | 'isActive'>;
type Next = { deleted: true } | { isActive: boolean } | Partial<UserInput>;

const forbidden = (message: string) => new DomainError('forbidden', message);

/** Throws if users act on their own account, or if anyone but an admin acts on an admin. */
export function allowActingOn({ staff }: Actor, { id, role }: Pick<StaffUser, 'id' | 'role'>): void {
  if (id === staff.id) throw forbidden('You cannot change your own account here');
  if (role === 'admin') authorise(staff, 'users.roles', 'Only an admin can change an admin');
}

/** The lock serialises two admins who deactivate each other concurrently, so that one stays active. */
async function assertAdminRemains(tx: Tx, id: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('last admin', 0))`);
  const others = and(eq(users.role, 'admin'), eq(users.isActive, true), ne(users.id, id));
  if ((await tx.$count(users, others)) === 0) throw new DomainError('conflict', 'There must be an active admin');
}

const endsAdmin = (next: Next): boolean =>
  'deleted' in next ||
  ('isActive' in next && !next.isActive) ||
  ('role' in next && next.role !== undefined && next.role !== 'admin');

/** Throws if the actor may not make this change to the account. */
export async function guardUser({ tx, actor, before }: Change, next: Next): Promise<void> {
  const { staff } = actor;
  const { role, email } = next as Partial<UserInput>;
  if (!before) {
    if (role !== staff.role) authorise(staff, 'users.roles', 'Only an admin can give another role', 'role');
    return;
  }
  const user = before as unknown as StaffUser;
  allowActingOn(actor, user);
  if (role !== undefined && role !== user.role)
    authorise(staff, 'users.roles', 'Only an admin can change a role', 'role');
  // Anyone with access to the mailbox can reset the password and so gain the role.
  if (email !== undefined && email !== user.email && user.role !== staff.role)
    authorise(staff, 'users.roles', 'Only an admin can change this address', 'email');
  if (user.role === 'admin' && user.isActive && endsAdmin(next)) await assertAdminRemains(tx, user.id);
}
