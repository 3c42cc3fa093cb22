import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AtId, Failure, PostedPropertyAnswer, PostedPropertyList, PostedPropertySearch } from '#contract';
import type { Core } from '#core';

/** The listings that visitors posted. */
export const postedPropertiesRoutes =
  ({ api }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/public-property',
      { schema: { tags: ['posted'], querystring: PostedPropertySearch, response: { 200: PostedPropertyList } } },
      ({ query }) => api.postedProperties(query),
    );
    app.get(
      '/public-property/:id',
      { schema: { tags: ['posted'], params: AtId, response: { 200: PostedPropertyAnswer, 404: Failure } } },
      ({ params }) => api.postedProperty(params.id),
    );
  };
