import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AtSlug, Failure, JobAnswer, JobList, PageQuery } from '#contract';
import type { Core } from '#core';

/** The openings at the company. */
export const careersRoutes =
  ({ api }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/jobs',
      { schema: { tags: ['careers'], querystring: PageQuery, response: { 200: JobList } } },
      ({ query }) => api.jobs(query),
    );
    app.get(
      '/jobs/:slug',
      { schema: { tags: ['careers'], params: AtSlug, response: { 200: JobAnswer, 404: Failure } } },
      ({ params }) => api.job(params.slug),
    );
  };
