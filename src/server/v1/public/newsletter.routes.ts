import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Done, Failure, SubscribeInput, SubscriptionAnswer, SubscriptionLink } from '#contract';
import type { Core } from '#core';
import { originFrom } from '../../origin.ts';
import { PUBLIC_WRITE } from '../../plugins/rate-limits.ts';

/** Also registered under the old back-office path, so the prefix is the caller's. */
export const subscribeRoute =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/subscribers',
      {
        config: { ...PUBLIC_WRITE, withoutSession: true },
        schema: { tags: ['newsletter'], body: SubscribeInput, response: { 201: Done, 409: Failure } },
      },
      async (request, reply) => {
        await core.newsletter.subscribe(request.body, originFrom(request));
        return reply.code(201).send({ success: true });
      },
    );
  };

/** The links in our emails. Unsubscribing accepts the one-click POST of mail programs. */
export const subscriptionRoutes =
  ({ forms }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
    const schema = { tags: ['newsletter'], querystring: SubscriptionLink, response: { 200: SubscriptionAnswer } };
    app.post('/subscribers/confirm', { config: PUBLIC_WRITE, schema }, async (request) => ({
      success: true as const,
      state: await forms.confirmSubscription(request.query),
    }));
    app.post('/subscribers/unsubscribe', { config: PUBLIC_WRITE, schema }, async (request) => ({
      success: true as const,
      state: await forms.unsubscribe(request.query),
    }));
  };
