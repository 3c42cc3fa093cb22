import { useOutletContext, useRouteLoaderData } from 'react-router';
import type { MeAnswer, Role, StaffMember } from '#contract';
import { openCall } from '../data/staff-call.ts';

/** Requests about the current session. */
export const fetchSession = () => openCall('GET /user/me');
export const signOut = () => openCall('POST /auth/logout');

/** The role of the signed-in user; also available around a failed screen. */
export const useRole = (): Role | undefined => useRouteLoaderData<MeAnswer>('admin/shell/admin.layout')?.customer.role;

/** The signed-in user; only available inside the back office. */
export const useStaff = (): StaffMember => useOutletContext<StaffMember>();
