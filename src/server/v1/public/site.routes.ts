import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CityList, FeaturedCityList, SiteAnswer } from '#contract';

/** Data shown on every page: the company's facts and its cities. */
export const siteRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/site', { schema: { tags: ['site'], response: { 200: SiteAnswer } } }, ({ api }) => api.site());
  app.get('/city', { schema: { tags: ['places'], response: { 200: CityList } } }, ({ api }) => api.cities());
  app.get('/featured-city', { schema: { tags: ['places'], response: { 200: FeaturedCityList } } }, ({ api }) =>
    api.featuredCities(),
  );
};
