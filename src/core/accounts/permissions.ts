import type { Role, StaffMember } from '#contract';
import { DomainError } from '../errors.ts';

/**
 * Permissions limited to certain roles; every other screen is open to all staff. All staff see the list of colleagues,
 * and `users` is about changing it.
 */
const ALLOWED = {
  enquiries: ['admin', 'sales'],
  applications: ['admin', 'hr'],
  settings: ['admin'],
  audit: ['admin'],
  privacy: ['admin'],
  users: ['admin'],
} as const satisfies Record<string, Role[]>;

export type Permission = keyof typeof ALLOWED;

export const may = ({ role }: Pick<StaffMember, 'role'>, permission: Permission): boolean =>
  ALLOWED[permission].some((allowed) => allowed === role);

export const rolesThatMay = (permission: Permission): Role[] => [...ALLOWED[permission]];

/** Throws unless the role has the permission; `message` and `field` make the error specific to a form field. */
export function authorise(
  staff: StaffMember,
  permission: Permission,
  message = 'Your role does not allow this. Ask an admin.',
  field?: string,
): void {
  if (!may(staff, permission)) throw new DomainError('forbidden', message, field);
}
