import type { Role, StaffMember } from '#contract';
import { DomainError } from '../errors.ts';

/** What not everybody on the staff may do. Every other screen is open to all of them. */
const ALLOWED = {
  enquiries: ['admin', 'sales'],
  applications: ['admin', 'hr'],
  settings: ['admin'],
  audit: ['admin'],
  privacy: ['admin'],
  'users.roles': ['admin'],
} as const satisfies Record<string, Role[]>;

export type Permission = keyof typeof ALLOWED;

export const may = ({ role }: Pick<StaffMember, 'role'>, permission: Permission): boolean =>
  ALLOWED[permission].some((allowed) => allowed === role);

/** The roles of everybody who may do this. */
export const rolesThatMay = (permission: Permission): Role[] => [...ALLOWED[permission]];

/** Refuses whoever may not do this; `message` and `field` say more where a form is to show it. */
export function authorise(
  staff: StaffMember,
  permission: Permission,
  message = 'Your role does not allow this',
  field?: string,
): void {
  if (!may(staff, permission)) throw new DomainError('forbidden', message, field);
}
