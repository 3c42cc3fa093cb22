import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Failure, RecordHits, RecordQuery } from '#contract';
import type { Core } from '#core';

/** One search over all records of the back office. */
export const searchRoutes =
  ({ palette }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/search',
      { schema: { tags: ['staff'], querystring: RecordQuery, response: { 200: RecordHits, 401: Failure } } },
      (request) => palette.find(request.query),
    );
  };
