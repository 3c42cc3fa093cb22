import type { Role } from './enumerations.ts';

/** What roles are called, in the order in which they are offered. */
export const ROLE_LABELS: Record<Role, string> = { admin: 'Admin', editor: 'Editor', sales: 'Sales', hr: 'HR' };
