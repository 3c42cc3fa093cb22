import type { Done, MeAnswer } from '#contract';
import { call } from '../../data/http.ts';

/** Who is signed in, and the call that ends it. */
export const whoAmI = () => call<MeAnswer>('/admin/user/me');
export const signOut = () => call<Done>('/admin/auth/logout', { method: 'POST', body: {} });
