import { useOutletContext } from 'react-router';
import type { Done, MeAnswer, StaffMember } from '#contract';
import { call } from '../../data/http.ts';

/** Requests about the current session. */
export const whoAmI = () => call<MeAnswer>('/admin/user/me');
export const signOut = () => call<Done>('/admin/auth/logout', { method: 'POST', body: {} });

/** The signed-in user; only available inside the back office. */
export const useStaff = (): StaffMember => useOutletContext<StaffMember>();
