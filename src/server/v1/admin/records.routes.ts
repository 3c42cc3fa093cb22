import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RECORDS, type RecordPath } from '#contract';
import type { Core } from '#core';
import { recordRoutes } from './record-routes.ts';
import { staffRoutes } from './staff-routes.ts';

/** All kinds of record, the calls that belong to single ones, and those over all of them. */
export const recordsRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    const { accounts, listings, postings, records } = core;
    for (const path of Object.keys(RECORDS) as RecordPath[]) await app.register(recordRoutes(path, records));
    await app.register(
      staffRoutes({
        'GET /dashboard': ({ actor, query }) => core.dashboard(actor, query),
        'GET /choices': () => core.choices(),
        'GET /search': ({ query }) => core.palette.find(query),
        'POST /user/:id/two-factor/reset': ({ actor, params }) => accounts.resetTwoFactor(actor, params.id),
        'POST /user/:id/invitation': ({ actor, params }) => accounts.inviteAgain(actor, params.id),
        'GET /property/:id/preview': ({ params }) => listings.previewLink('property', params.id),
        'GET /project/:id/preview': ({ params }) => listings.previewLink('project', params.id),
        'GET /post-property/counts': async () => ({ counts: await postings.counts() }),
        'GET /post-property/:id/duplicates': async ({ params }) => ({
          duplicates: await postings.duplicates(params.id),
        }),
        'POST /post-property/:id/decision': async ({ actor, params, body }) => ({
          next: await postings.decide(actor, params.id, body),
        }),
      }),
    );
  };
