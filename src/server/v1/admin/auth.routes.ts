import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Done, Failure, MeAnswer, SignInAnswer, SignInInput } from '#contract';
import { type Core, DomainError } from '#core';
import { originOf } from '../../origin.ts';
import { SIGN_IN } from '../../plugins/rate-limits.ts';
import type { StaffCookie } from '../../plugins/staff-session.ts';

export const authRoutes =
  (core: Core, cookies: StaffCookie): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/auth/login',
      {
        config: { ...SIGN_IN, withoutSession: true },
        schema: { tags: ['staff'], body: SignInInput, response: { 200: SignInAnswer, 401: Failure } },
      },
      async (request, reply) => {
        const { staff, sessionId } = await core.accounts.signIn(request.body, originOf(request));
        cookies.set(reply, sessionId);
        return { success: true as const, admin: staff };
      },
    );
    app.post('/auth/logout', { schema: { tags: ['staff'], response: { 200: Done } } }, async (request, reply) => {
      const sessionId = cookies.read(request);
      if (sessionId !== undefined) await core.accounts.signOut(sessionId);
      cookies.clear(reply);
      return { success: true as const };
    });
    app.get('/user/me', { schema: { tags: ['staff'], response: { 200: MeAnswer, 401: Failure } } }, async (request) => {
      if (!request.staff) throw new DomainError('unauthenticated', 'Please sign in');
      return { success: true as const, customer: request.staff };
    });
  };
