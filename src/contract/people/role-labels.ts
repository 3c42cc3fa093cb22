import type { Role } from './enumerations.ts';

/** Labels of the roles, in display order. */
export const ROLE_LABELS: Record<Role, string> = {
  admin: 'Admin',
  manager: 'Manager',
  editor: 'Editor',
  sales: 'Sales',
  hr: 'HR',
};
