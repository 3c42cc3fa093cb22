import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  ChangePasswordInput,
  ChoosePasswordInput,
  Done,
  Failure,
  ForgotPasswordAnswer,
  ForgotPasswordInput,
  MeAnswer,
  PasswordLink,
  PasswordLinkAnswer,
  ProfileInput,
  RecoveryCodesAnswer,
  SignInAnswer,
  SignInFailure,
  SignInInput,
  TwoFactorAnswer,
  TwoFactorCode,
  TwoFactorPassword,
  TwoFactorSetup,
} from '#contract';
import type { Actor, Core } from '#core';
import { getClientIp, originFrom } from '../../origin.ts';
import { failure } from '../../plugins/errors.ts';
import { PUBLIC_WRITE, SIGN_IN } from '../../plugins/rate-limits.ts';
import type { StaffCookie } from '../../plugins/staff-session.ts';
import { actorFrom } from './record-routes.ts';

const failures = { 400: Failure, 409: Failure, 429: Failure };

/** Optional two-factor sign-in with an authenticator app. */
const twoFactorRoutes =
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

/** The user's own profile. */
const profileRoutes =
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

const FROM_OUR_PAGES = { withoutSession: true, ownPagesOnly: true } as const;

/** Choosing a new password through an emailed link, after an invitation or a forgotten password. */
const passwordLinkRoutes =
  ({ accounts }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/auth/forgot-password',
      {
        config: { ...PUBLIC_WRITE, ...FROM_OUR_PAGES },
        schema: { tags: ['staff'], body: ForgotPasswordInput, response: { 200: Done, 400: Failure, 429: Failure } },
      },
      async (request) => {
        await accounts.requestPasswordLink(request.body);
        return { success: true as const };
      },
    );
    app.get(
      '/auth/forgot-password',
      {
        config: { ...PUBLIC_WRITE, withoutSession: true },
        schema: {
          tags: ['staff'],
          deprecated: true,
          description: 'Mails the same link as the POST. It never changes a password.',
          querystring: ForgotPasswordInput,
          response: { 200: ForgotPasswordAnswer, 400: Failure, 429: Failure },
        },
      },
      async (request) => {
        await accounts.requestPasswordLink(request.query);
        return { success: true as const, msg: 'Password Updated.' as const };
      },
    );
    app.post(
      '/auth/password-link',
      {
        config: { ...SIGN_IN, ...FROM_OUR_PAGES },
        schema: { tags: ['staff'], body: PasswordLink, response: { 200: PasswordLinkAnswer, 410: Failure } },
      },
      async (request) => ({ success: true as const, ...(await accounts.lookAtLink(request.body)) }),
    );
    app.post(
      '/auth/choose-password',
      {
        config: { ...SIGN_IN, ...FROM_OUR_PAGES },
        schema: { tags: ['staff'], body: ChoosePasswordInput, response: { 200: Done, 400: Failure, 410: Failure } },
      },
      async (request) => {
        await accounts.choosePassword(request.body, { requestId: request.id, ip: getClientIp(request) });
        return { success: true as const };
      },
    );
  };

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

/** The user and the current session, which remains signed in when all others end. */
const getCurrentSession = (request: FastifyRequest, cookies: StaffCookie): { actor: Actor; sessionId: string } => ({
  actor: actorFrom(request),
  sessionId: cookies.read(request) ?? '',
});
