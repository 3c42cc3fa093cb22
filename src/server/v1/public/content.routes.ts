import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AtPage,
  AtSlug,
  BlogAnswer,
  BlogList,
  Failure,
  PageAnswer,
  PageQuery,
  PartnerList,
  TestimonialList,
} from '#contract';

/** Pages, blogs, testimonials and partners. */
export const contentRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/page',
    { schema: { tags: ['content'], querystring: AtPage, response: { 200: PageAnswer, 404: Failure } } },
    ({ api, query }) => api.page(query.key),
  );
  app.get(
    '/blog',
    { schema: { tags: ['content'], querystring: PageQuery, response: { 200: BlogList } } },
    ({ api, query }) => api.blogs(query),
  );
  app.get(
    '/blog/:slug',
    { schema: { tags: ['content'], params: AtSlug, response: { 200: BlogAnswer, 404: Failure } } },
    ({ api, params }) => api.blog(params.slug),
  );
  app.get('/testimonial', { schema: { tags: ['content'], response: { 200: TestimonialList } } }, ({ api }) =>
    api.testimonials(),
  );
  app.get('/partner', { schema: { tags: ['content'], response: { 200: PartnerList } } }, ({ api }) => api.partners());
};
