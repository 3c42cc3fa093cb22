import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { CityList, FeaturedCityList, SiteAnswer } from '#contract';

/** What surrounds every page: the company's facts and the cities it works in. */
export const siteRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/site', { schema: { tags: ['site'], response: { 200: SiteAnswer } } }, ({ api }) => api.site());
  app.get('/city', { schema: { tags: ['places'], response: { 200: CityList } } }, ({ api }) => api.cities());
  app.get('/featured-city', { schema: { tags: ['places'], response: { 200: FeaturedCityList } } }, ({ api }) =>
    api.featuredCities(),
  );
};
