import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Done, Failure, MeAnswer, SignInAnswer, SignInFailure, SignInInput } from '#contract';
import type { Core } from '#core';
import { originFrom } from '../../origin.ts';
import { failure } from '../../plugins/errors.ts';
import { SIGN_IN } from '../../plugins/rate-limits.ts';
import type { StaffCookie } from '../../plugins/staff-session.ts';
import { passwordLinkRoutes } from './auth-password-links.routes.ts';
import { profileRoutes } from './auth-profile.routes.ts';
import { twoFactorRoutes } from './auth-two-factor.routes.ts';
import { actorFrom } from './record-routes.ts';

/** Signing in and out, and everything staff do with their own accounts. */
export const authRoutes =
  (core: Core, cookies: StaffCookie): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/auth/login',
      {
        config: { ...SIGN_IN, withoutSession: true, ownPagesOnly: true },
        schema: {
          tags: ['staff'],
          body: SignInInput,
          response: { 200: SignInAnswer, 401: SignInFailure, 429: Failure },
        },
      },
      async (request, reply) => {
        const result = await core.accounts.signIn(request.body, originFrom(request));
        if ('secondFactor' in result) {
          return reply.code(401).send({ ...failure(result.secondFactor), second_factor: true });
        }
        const before = cookies.read(request);
        if (before !== undefined) await core.accounts.signOut(before);
        cookies.set(reply, result.sessionId);
        request.log.info({ staff: result.staff.id }, 'signed in');
        return { success: true as const, admin: result.staff };
      },
    );
    app.post('/auth/logout', { schema: { tags: ['staff'], response: { 200: Done } } }, async (request, reply) => {
      const sessionId = cookies.read(request);
      if (sessionId !== undefined) await core.accounts.signOut(sessionId);
      cookies.clear(reply);
      return { success: true as const };
    });
    app.post(
      '/auth/logout-everywhere',
      { schema: { tags: ['staff'], response: { 200: Done } } },
      async (request, reply) => {
        await core.accounts.signOutEverywhere(actorFrom(request));
        cookies.clear(reply);
        return { success: true as const };
      },
    );
    app.get(
      '/user/me',
      { schema: { tags: ['staff'], response: { 200: MeAnswer, 401: Failure } } },
      async (request) => ({
        success: true as const,
        customer: actorFrom(request).staff,
      }),
    );
    await app.register(passwordLinkRoutes(core));
    await app.register(profileRoutes(core, cookies));
    await app.register(twoFactorRoutes(core, cookies));
  };
