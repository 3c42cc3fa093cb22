import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AtId, Failure, PostedPropertyAnswer, PostedPropertyList, PostedPropertySearch } from '#contract';

export const postedPropertiesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/public-property',
    { schema: { tags: ['posted'], querystring: PostedPropertySearch, response: { 200: PostedPropertyList } } },
    ({ api, query }) => api.postedProperties(query),
  );
  app.get(
    '/public-property/:id',
    { schema: { tags: ['posted'], params: AtId, response: { 200: PostedPropertyAnswer, 404: Failure } } },
    ({ api, params }) => api.postedProperty(params.id),
  );
};
