import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ChangePasswordInput, Done, Failure, MeAnswer, ProfileInput } from '#contract';
import type { Core } from '#core';
import { SIGN_IN } from '../../plugins/rate-limits.ts';
import type { StaffCookie } from '../../plugins/staff-session.ts';
import { getCurrentSession } from './auth-here.ts';
import { actorFrom } from './record-routes.ts';

/** The user's own profile. */
export const profileRoutes =
  ({ accounts }: Core, cookies: StaffCookie): FastifyPluginAsyncZod =>
  async (app) => {
    app.patch(
      '/user/me',
      { schema: { tags: ['staff'], body: ProfileInput, response: { 200: MeAnswer, 400: Failure } } },
      async (request) => ({
        success: true as const,
        customer: await accounts.changeProfile(actorFrom(request), request.body),
      }),
    );
    app.post(
      '/user/me/password',
      {
        config: SIGN_IN,
        schema: { tags: ['staff'], body: ChangePasswordInput, response: { 200: Done, 400: Failure, 429: Failure } },
      },
      async (request) => {
        await accounts.changePassword(getCurrentSession(request, cookies), request.body);
        return { success: true as const };
      },
    );
  };
