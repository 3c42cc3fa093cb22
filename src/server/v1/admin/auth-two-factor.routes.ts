import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  Done,
  Failure,
  RecoveryCodesAnswer,
  TwoFactorAnswer,
  TwoFactorCode,
  TwoFactorPassword,
  TwoFactorSetup,
} from '#contract';
import type { Core } from '#core';
import { SIGN_IN } from '../../plugins/rate-limits.ts';
import type { StaffCookie } from '../../plugins/staff-session.ts';
import { getCurrentSession } from './auth-here.ts';
import { actorFrom } from './record-routes.ts';

const failures = { 400: Failure, 409: Failure, 429: Failure };

/** Optional two-factor sign-in with an authenticator app. */
export const twoFactorRoutes =
  ({ accounts }: Core, cookies: StaffCookie): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/user/me/two-factor',
      { schema: { tags: ['staff'], response: { 200: TwoFactorAnswer } } },
      async (request) => ({
        success: true as const,
        ...(await accounts.twoFactor(actorFrom(request).staff.id)),
      }),
    );
    app.post(
      '/user/me/two-factor/start',
      {
        config: SIGN_IN,
        schema: { tags: ['staff'], body: TwoFactorPassword, response: { 200: TwoFactorSetup, ...failures } },
      },
      async (request) => ({
        success: true as const,
        ...(await accounts.startTwoFactor(actorFrom(request), request.body)),
      }),
    );
    app.post(
      '/user/me/two-factor/confirm',
      {
        config: SIGN_IN,
        schema: { tags: ['staff'], body: TwoFactorCode, response: { 200: RecoveryCodesAnswer, ...failures } },
      },
      async (request) => ({
        success: true as const,
        recovery_codes: await accounts.confirmTwoFactor(getCurrentSession(request, cookies), request.body),
      }),
    );
    app.post(
      '/user/me/two-factor/end',
      { config: SIGN_IN, schema: { tags: ['staff'], body: TwoFactorPassword, response: { 200: Done, ...failures } } },
      async (request) => {
        await accounts.endTwoFactor(getCurrentSession(request, cookies), request.body);
        return { success: true as const };
      },
    );
  };
