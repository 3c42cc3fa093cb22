import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  ChoosePasswordInput,
  Done,
  Failure,
  ForgotPasswordAnswer,
  ForgotPasswordInput,
  PasswordLink,
  PasswordLinkAnswer,
} from '#contract';
import type { Core } from '#core';
import { getClientIp } from '../../origin.ts';
import { PUBLIC_WRITE, SIGN_IN } from '../../plugins/rate-limits.ts';

const FROM_OUR_PAGES = { withoutSession: true, ownPagesOnly: true } as const;

/** Choosing a new password through an emailed link, after an invitation or a forgotten password. */
export const passwordLinkRoutes =
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
