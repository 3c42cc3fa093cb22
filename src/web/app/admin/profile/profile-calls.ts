import type {
  ChangePasswordInput,
  Done,
  MeAnswer,
  RecoveryCodesAnswer,
  TwoFactorAnswer,
  TwoFactorSetup,
} from '#contract';
import { staffCall } from '../data/staff-call.ts';

const post = <Answer extends object>(path: string, body: object = {}) =>
  staffCall<Answer>(path, { method: 'POST', body });

/** Requests of staff about their own accounts. */
export const changeProfile = (body: { full_name: string; mobile_number: string }) =>
  staffCall<MeAnswer>('/user/me', { method: 'PATCH', body });
export const changePassword = (body: ChangePasswordInput) => post<Done>('/user/me/password', body);
export const readTwoFactor = () => staffCall<TwoFactorAnswer>('/user/me/two-factor');
export const startTwoFactor = (password: string) => post<TwoFactorSetup>('/user/me/two-factor/start', { password });
export const confirmTwoFactor = (code: string) => post<RecoveryCodesAnswer>('/user/me/two-factor/confirm', { code });
export const endTwoFactor = (password: string) => post<Done>('/user/me/two-factor/end', { password });
export const signOutEverywhere = () => post<Done>('/auth/logout-everywhere');
