import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AtPage,
  AtPageVersion,
  ContentPageInput,
  Done,
  Failure,
  ListQuery,
  PageVersionAnswer,
  PublishInput,
  StaffPageAnswer,
  StaffPageList,
} from '#contract';
import type { Core } from '#core';
import { actorFrom } from './record-routes.ts';

const tags = ['content'];
const done = { success: true as const };

/** Page content with drafts and versions. Keys contain slashes, so they are query parameters. */
export const pagesRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    const failures = { 403: Failure, 404: Failure };
    app.get(
      '/page',
      { schema: { tags, querystring: ListQuery, response: { 200: StaffPageList, 403: Failure } } },
      async (request) => ({ ...done, ...(await core.pages(actorFrom(request)).list(request.query)) }),
    );
    app.get(
      '/page/words',
      { schema: { tags, querystring: AtPage, response: { 200: StaffPageAnswer, ...failures } } },
      async (request) => ({ ...done, record: await core.pages(actorFrom(request)).read(request.query.key) }),
    );
    const changed = { 200: Done, 400: Failure, 409: Failure, ...failures };
    app.put(
      '/page/draft',
      { schema: { tags, querystring: AtPage, body: ContentPageInput, response: changed } },
      async (request) => {
        await core.pages(actorFrom(request)).saveDraft(request.query.key, request.body);
        return done;
      },
    );
    app.delete('/page/draft', { schema: { tags, querystring: AtPage, response: changed } }, async (request) => {
      await core.pages(actorFrom(request)).discardDraft(request.query.key);
      return done;
    });
    app.post(
      '/page/publish',
      { schema: { tags, querystring: AtPage, body: PublishInput, response: changed } },
      async (request) => {
        await core.pages(actorFrom(request)).publish(request.query.key, request.body);
        return done;
      },
    );
    app.get(
      '/page/version',
      { schema: { tags, querystring: AtPageVersion, response: { 200: PageVersionAnswer, ...failures } } },
      async (request) => {
        const { key, version } = request.query;
        return { ...done, record: await core.pages(actorFrom(request)).version(key, version) };
      },
    );
    app.post('/page/restore', { schema: { tags, querystring: AtPageVersion, response: changed } }, async (request) => {
      await core.pages(actorFrom(request)).restore(request.query.key, request.query.version);
      return done;
    });
  };
