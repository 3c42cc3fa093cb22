import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AtSlug, Failure, JobAnswer, JobList, PageQuery } from '#contract';

export const careersRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/jobs',
    { schema: { tags: ['careers'], querystring: PageQuery, response: { 200: JobList } } },
    ({ api, query }) => api.jobs(query),
  );
  app.get(
    '/jobs/:slug',
    { schema: { tags: ['careers'], params: AtSlug, response: { 200: JobAnswer, 404: Failure } } },
    ({ api, params }) => api.job(params.slug),
  );
};
