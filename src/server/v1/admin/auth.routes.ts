import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  Failure,
  ForgotPasswordAnswer,
  ForgotPasswordInput,
  SignInFailure,
  type SignInInput,
  type StaffMember,
} from '#contract';
import type { Core } from '#core';
import { getClientIp, originFrom } from '../../origin.ts';
import { failure } from '../../plugins/errors.ts';
import { PUBLIC_WRITE, SIGN_IN } from '../../plugins/rate-limits.ts';
import type { StaffCookie } from '../../plugins/staff-session.ts';
import { staffRoutes, toRoute } from './staff-routes.ts';

type Welcome = (
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: { staff: StaffMember; sessionId: string },
) => Promise<{ admin: StaffMember }>;

/** Ends the earlier session of the browser and sets the cookie of the new one. */
const createWelcome =
  ({ accounts }: Core, cookies: StaffCookie): Welcome =>
  async (request, reply, { staff, sessionId }) => {
    const before = cookies.read(request);
    if (before !== undefined) await accounts.signOut(before);
    cookies.set(reply, sessionId);
    request.log.info({ staff: staff.id }, 'signed in');
    return { admin: staff };
  };

/** Signing in, which answers 401 with `second_factor` when a code is missing. */
const signInRoute =
  ({ accounts }: Core, welcome: Welcome): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, schema, ...route } = toRoute('POST /auth/login');
    app.route({
      ...route,
      config: { ...config, ...SIGN_IN },
      schema: { ...schema, response: { ...schema.response, 401: SignInFailure } },
      handler: async (request, reply) => {
        const result = await accounts.signIn(request.body as SignInInput, originFrom(request));
        if ('secondFactor' in result) {
          const { secondFactor, authenticatorApp, passkey } = result;
          const step = { second_factor: true as const, authenticator_app: authenticatorApp, passkey };
          return reply.code(401).send({ ...failure(secondFactor), ...step });
        }
        return { success: true, ...(await welcome(request, reply, result)) };
      },
    });
  };

/** Signing in with a passkey alone. */
const passkeyRoutes = ({ accounts }: Core, welcome: Welcome) =>
  staffRoutes(
    {
      'POST /auth/passkey/start': async () => ({ options: await accounts.startPasskeySignIn() }),
      'POST /auth/passkey': async ({ body, request, reply }) =>
        welcome(request, reply, await accounts.signInWithPasskey(body.passkey, originFrom(request))),
    },
    { limits: { 'POST /auth/passkey/start': SIGN_IN, 'POST /auth/passkey': SIGN_IN } },
  );

/** The old way to request a password link. */
const forgotPasswordAlias =
  ({ accounts }: Core): FastifyPluginAsyncZod =>
  async (app) => {
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
  };

/** What emailed links lead to: choosing a password after an invitation or a forgotten one, confirming an address. */
const passwordLinkRoutes = ({ accounts }: Core) =>
  staffRoutes(
    {
      'POST /auth/forgot-password': ({ body }) => accounts.requestPasswordLink(body),
      'POST /auth/password-link': ({ body }) => accounts.readPasswordLink(body),
      'POST /auth/choose-password': ({ body, request }) =>
        accounts.choosePassword(body, { requestId: request.id, ip: getClientIp(request) }),
      'POST /auth/confirm-email': ({ body, request }) =>
        accounts.confirmEmail(body, { requestId: request.id, ip: getClientIp(request) }),
    },
    {
      limits: {
        'POST /auth/forgot-password': PUBLIC_WRITE,
        'POST /auth/password-link': SIGN_IN,
        'POST /auth/choose-password': SIGN_IN,
        'POST /auth/confirm-email': SIGN_IN,
      },
    },
  );

/** The user's own sessions, profile and second factor. The current session stays when all others end. */
const accountRoutes = ({ accounts, site }: Core, cookies: StaffCookie) =>
  staffRoutes(
    {
      'POST /auth/logout': async ({ request, reply }) => {
        const sessionId = cookies.read(request);
        if (sessionId !== undefined) await accounts.signOut(sessionId);
        cookies.clear(reply);
      },
      'POST /auth/logout-everywhere': async ({ actor, reply }) => {
        await accounts.signOutEverywhere(actor);
        cookies.clear(reply);
      },
      'GET /user/me/sessions': async ({ actor, request }) => ({
        sessions: await accounts.sessions({ actor, sessionId: cookies.read(request) ?? '' }),
      }),
      'DELETE /user/me/sessions/:id': ({ actor, params }) => accounts.endSession(actor, params.id),
      'GET /user/me': async ({ actor, request }) => ({
        customer: actor.staff,
        two_step_missing: request.twoStepMissing,
        setup_needed: actor.staff.role === 'admin' && !(await site.isSetUp()),
      }),
      'PATCH /user/me': async ({ actor, body }) => ({ customer: await accounts.changeProfile(actor, body) }),
      'POST /user/me/password': ({ actor, body, request }) =>
        accounts.changePassword({ actor, sessionId: cookies.read(request) ?? '' }, body),
      'GET /user/me/two-factor': ({ actor }) => accounts.twoFactor(actor.staff.id),
      'POST /user/me/two-factor/start': ({ actor, body }) => accounts.startTwoFactor(actor, body),
      'POST /user/me/two-factor/confirm': async ({ actor, body, request }) => ({
        recovery_codes: await accounts.confirmTwoFactor({ actor, sessionId: cookies.read(request) ?? '' }, body),
      }),
      'POST /user/me/two-factor/end': ({ actor, body, request }) =>
        accounts.endTwoFactor({ actor, sessionId: cookies.read(request) ?? '' }, body),
      'POST /user/me/passkeys/start': async ({ actor, body }) => ({
        options: await accounts.startPasskey(actor, body),
      }),
      'POST /user/me/passkeys': async ({ actor, body, request }) => ({
        recovery_codes: await accounts.addPasskey({ actor, sessionId: cookies.read(request) ?? '' }, body),
      }),
      'POST /user/me/passkeys/:id/remove': ({ actor, params, body, request }) =>
        accounts.removePasskey({ actor, sessionId: cookies.read(request) ?? '' }, params.id, body),
    },
    {
      limits: {
        'POST /user/me/password': SIGN_IN,
        'POST /user/me/two-factor/start': SIGN_IN,
        'POST /user/me/two-factor/confirm': SIGN_IN,
        'POST /user/me/two-factor/end': SIGN_IN,
        'POST /user/me/passkeys/start': SIGN_IN,
        'POST /user/me/passkeys': SIGN_IN,
        'POST /user/me/passkeys/:id/remove': SIGN_IN,
      },
    },
  );

/** Signing in and out, and everything staff do with their own accounts. */
export const authRoutes =
  (core: Core, cookies: StaffCookie): FastifyPluginAsyncZod =>
  async (app) => {
    const welcome = createWelcome(core, cookies);
    await app.register(signInRoute(core, welcome));
    await app.register(passkeyRoutes(core, welcome));
    await app.register(forgotPasswordAlias(core));
    await app.register(passwordLinkRoutes(core));
    await app.register(accountRoutes(core, cookies));
  };
