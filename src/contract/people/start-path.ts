import type { StaffMember } from '../accounts/sign-in.ts';

/** Where a user lands after sign-in: admins at the users or where they chose, all others at their day. */
export const getStartPath = ({ role, start_page }: Pick<StaffMember, 'role' | 'start_page'>): string =>
  `/admin/${role === 'admin' ? (start_page ?? 'users') : 'my-day'}`;
