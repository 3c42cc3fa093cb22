import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AtRecord,
  Duplicates,
  Failure,
  FullPostedProperty,
  PostingCounts,
  PostingDecided,
  PostingDecision,
  StaffPostedProperty,
} from '#contract';
import type { Core } from '#core';
import { actorFrom, recordRoutes } from './record-routes.ts';

const tags = ['back office'];
const done = { success: true as const };

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
    app.get('/post-property/counts', { schema: { tags, response: { 200: PostingCounts } } }, async () => ({
      ...done,
      counts: await postings.counts(),
    }));
    const found = { 200: Duplicates, 404: Failure };
    app.get(
      '/post-property/:id/duplicates',
      { schema: { tags, params: AtRecord, response: found } },
      async ({ params }) => ({ ...done, duplicates: await postings.duplicates(params.id) }),
    );
    const decided = { 200: PostingDecided, 400: Failure, 404: Failure, 409: Failure };
    app.post(
      '/post-property/:id/decision',
      { schema: { tags, params: AtRecord, body: PostingDecision, response: decided } },
      async (request) => ({
        ...done,
        next: await postings.decide(actorFrom(request), request.params.id, request.body),
      }),
    );
  };
