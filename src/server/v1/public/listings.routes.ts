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
import type { Core } from '#core';

const NOT_THERE = { 404: Failure, 410: Failure };

/** Finding a home: lists, details, and the links that lead to them. */
export const listingsRoutes =
  ({ api }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['listings'];
    app.get(
      '/property',
      { schema: { tags, querystring: PropertySearch, response: { 200: PropertyPage } } },
      (request) => api.properties(request.query),
    );
    app.get(
      '/property/:slug',
      { schema: { tags, params: AtSlug, response: { 200: PropertyAnswer, ...NOT_THERE } } },
      (request) => api.property(request.params.slug),
    );
    app.get(
      '/property/:slug/similar',
      { schema: { tags, params: AtSlug, response: { 200: SimilarProperties, 404: Failure } } },
      (request) => api.similarProperties(request.params.slug),
    );
    app.get('/project', { schema: { tags, querystring: ProjectSearch, response: { 200: ProjectPage } } }, (request) =>
      api.projects(request.query),
    );
    app.get(
      '/project/:slug',
      { schema: { tags, params: AtSlug, response: { 200: ProjectAnswer, ...NOT_THERE } } },
      (request) => api.project(request.params.slug),
    );
    app.get(
      '/project/:slug/similar',
      { schema: { tags, params: AtSlug, response: { 200: SimilarProjects, 404: Failure } } },
      (request) => api.similarProjects(request.params.slug),
    );
    app.get('/home-groups', { schema: { tags, response: { 200: HomeGroups } } }, () => api.homeGroups());
    app.get('/saved', { schema: { tags, querystring: SavedQuery, response: { 200: SavedListings } } }, (request) =>
      api.saved(request.query),
    );
    app.get('/search', { schema: { tags, querystring: SuggestQuery, response: { 200: Suggestions } } }, (request) =>
      api.suggest(request.query),
    );
    app.get('/popular-link', { schema: { tags, response: { 200: PopularLinkList } } }, () => api.popularLinks());
    app.get(
      '/popular-link/:slug',
      { schema: { tags, params: AtSlug, response: { 200: PopularLinkAnswer, ...NOT_THERE } } },
      (request) => api.popularLink(request.params.slug),
    );
  };
