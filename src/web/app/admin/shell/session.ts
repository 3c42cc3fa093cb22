import type { Done, MeAnswer, SignInAnswer, SignInInput } from '#contract';
import { call } from '../../data/http.ts';

/** Who is signed in, and the two calls that change it. */
export const whoAmI = () => call<MeAnswer>('/admin/user/me');
export const signIn = (body: SignInInput) => call<SignInAnswer>('/admin/auth/login', { method: 'POST', body });
export const signOut = () => call<Done>('/admin/auth/logout', { method: 'POST', body: {} });
