import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DashboardAnswer, DashboardQuery, Failure, RecordHits, RecordQuery } from '#contract';
import type { Core } from '#core';
import { actorFrom } from './record-routes.ts';

export const dashboardRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/dashboard',
      { schema: { tags: ['staff'], querystring: DashboardQuery, response: { 200: DashboardAnswer, 401: Failure } } },
      async (request) => ({ success: true as const, ...(await core.dashboard(actorFrom(request), request.query)) }),
    );
  };

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
