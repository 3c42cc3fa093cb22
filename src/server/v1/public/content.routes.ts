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
import type { Core } from '#core';

/** What we write, and who speaks for us. */
export const contentRoutes =
  ({ api }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/page',
      { schema: { tags: ['content'], querystring: AtPage, response: { 200: PageAnswer, 404: Failure } } },
      ({ query }) => api.page(query.key),
    );
    app.get(
      '/blog',
      { schema: { tags: ['content'], querystring: PageQuery, response: { 200: BlogList } } },
      ({ query }) => api.blogs(query),
    );
    app.get(
      '/blog/:slug',
      { schema: { tags: ['content'], params: AtSlug, response: { 200: BlogAnswer, 404: Failure } } },
      ({ params }) => api.blog(params.slug),
    );
    app.get('/testimonial', { schema: { tags: ['content'], response: { 200: TestimonialList } } }, () =>
      api.testimonials(),
    );
    app.get('/partner', { schema: { tags: ['content'], response: { 200: PartnerList } } }, () => api.partners());
  };
