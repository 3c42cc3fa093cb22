import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { FullPostedProperty, StaffPostedProperty } from '#contract';
import type { Core } from '#core';
import { recordRoutes } from './record-routes.ts';
import { staffRoutes } from './staff-routes.ts';

/** Posted properties and their review queue. */
export const postedPropertiesRoutes =
  ({ postings, records }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(
      recordRoutes({
        path: '/post-property',
        service: records.postings,
        rows: ['properties'],
        row: StaffPostedProperty,
        full: FullPostedProperty,
        toggleable: true,
      }),
    );
    await app.register(
      staffRoutes({
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
