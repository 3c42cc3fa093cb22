import { useOutletContext } from 'react-router';
import type { StaffMember } from '#contract';
import { openCall } from '../data/staff-call.ts';

/** Requests about the current session. */
export const fetchSession = () => openCall('GET /user/me');
export const signOut = () => openCall('POST /auth/logout');

/** The signed-in user; only available inside the back office. */
export const useStaff = (): StaffMember => useOutletContext<StaffMember>();
