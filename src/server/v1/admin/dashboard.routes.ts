import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { DashboardAnswer, DashboardQuery, Failure } from '#contract';
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
