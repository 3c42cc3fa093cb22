import type { Done, MeAnswer } from '#contract';
import { call } from '../../data/http.ts';

/** Requests about the current session. */
export const whoAmI = () => call<MeAnswer>('/admin/user/me');
export const signOut = () => call<Done>('/admin/auth/logout', { method: 'POST', body: {} });
