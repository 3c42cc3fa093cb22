import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { BhkList, BuilderList } from '#contract';
import type { Core } from '#core';

/** The lists that filters choose from. */
export const catalogueRoutes =
  ({ api }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/bhk', { schema: { tags: ['catalogue'], response: { 200: BhkList } } }, () => api.bhks());
    app.get('/builder', { schema: { tags: ['catalogue'], response: { 200: BuilderList } } }, () => api.builders());
  };
