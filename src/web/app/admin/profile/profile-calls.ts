import type { ChangePasswordInput, ProfileInput } from '#contract';
import { staffCall } from '../data/staff-call.ts';

/** Requests of staff about their own accounts. */
export const changeProfile = (body: ProfileInput) => staffCall('PATCH /user/me', { body });
export const changePassword = (body: ChangePasswordInput) => staffCall('POST /user/me/password', { body });
export const readTwoFactor = () => staffCall('GET /user/me/two-factor');
export const startTwoFactor = (password: string) => staffCall('POST /user/me/two-factor/start', { body: { password } });
export const confirmTwoFactor = (code: string) => staffCall('POST /user/me/two-factor/confirm', { body: { code } });
export const endTwoFactor = (password: string) => staffCall('POST /user/me/two-factor/end', { body: { password } });
export const signOutEverywhere = () => staffCall('POST /auth/logout-everywhere');
