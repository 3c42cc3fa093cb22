import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AtSlug,
  Failure,
  HomeGroups,
  PopularLinkAnswer,
  PopularLinkList,
  ProjectAnswer,
  ProjectPage,
  ProjectSearch,
  PropertyAnswer,
  PropertyPage,
  PropertySearch,
  SavedListings,
  SavedQuery,
  SimilarProjects,
  SimilarProperties,
  Suggestions,
  SuggestQuery,
} from '#contract';

const NOT_THERE = { 404: Failure, 410: Failure };

/** Lists and details of listings, and popular links. */
export const listingsRoutes: FastifyPluginAsyncZod = async (app) => {
  const tags = ['listings'];
  app.get(
    '/property',
    { schema: { tags, querystring: PropertySearch, response: { 200: PropertyPage } } },
    ({ api, query }) => api.properties(query),
  );
  app.get(
    '/property/:slug',
    { schema: { tags, params: AtSlug, response: { 200: PropertyAnswer, ...NOT_THERE } } },
    ({ api, params }) => api.property(params.slug),
  );
  app.get(
    '/property/:slug/similar',
    { schema: { tags, params: AtSlug, response: { 200: SimilarProperties, 404: Failure } } },
    ({ api, params }) => api.similarProperties(params.slug),
  );
  app.get(
    '/project',
    { schema: { tags, querystring: ProjectSearch, response: { 200: ProjectPage } } },
    ({ api, query }) => api.projects(query),
  );
  app.get(
    '/project/:slug',
    { schema: { tags, params: AtSlug, response: { 200: ProjectAnswer, ...NOT_THERE } } },
    ({ api, params }) => api.project(params.slug),
  );
  app.get(
    '/project/:slug/similar',
    { schema: { tags, params: AtSlug, response: { 200: SimilarProjects, 404: Failure } } },
    ({ api, params }) => api.similarProjects(params.slug),
  );
  app.get('/home-groups', { schema: { tags, response: { 200: HomeGroups } } }, ({ api }) => api.homeGroups());
  app.get('/saved', { schema: { tags, querystring: SavedQuery, response: { 200: SavedListings } } }, ({ api, query }) =>
    api.saved(query),
  );
  app.get(
    '/search',
    { schema: { tags, querystring: SuggestQuery, response: { 200: Suggestions } } },
    ({ api, query }) => api.suggest(query),
  );
  app.get('/popular-link', { schema: { tags, response: { 200: PopularLinkList } } }, ({ api }) => api.popularLinks());
  app.get(
    '/popular-link/:slug',
    { schema: { tags, params: AtSlug, response: { 200: PopularLinkAnswer, ...NOT_THERE } } },
    ({ api, params }) => api.popularLink(params.slug),
  );
};
