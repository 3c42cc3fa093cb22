import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { BhkList, BuilderList } from '#contract';

/** The options of the filters. */
export const catalogueRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/bhk', { schema: { tags: ['catalogue'], response: { 200: BhkList } } }, ({ api }) => api.bhks());
  app.get('/builder', { schema: { tags: ['catalogue'], response: { 200: BuilderList } } }, ({ api }) => api.builders());
};
