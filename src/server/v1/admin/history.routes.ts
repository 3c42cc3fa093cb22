import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AtDeleted,
  AtDeletedKind,
  AtRecord,
  DeletedList,
  Done,
  Failure,
  FullHistoryEntry,
  HistoryChoices,
  HistoryPage,
  HistoryQuery,
  ListQuery,
  success,
} from '#contract';
import type { Core } from '#core';
import { actorFrom } from './record-routes.ts';

const tags = ['history'];
const done = { success: true as const };

export const historyRoutes =
  ({ history }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    // Checked before validation, so that a user without permission learns nothing about the expected input.
    app.addHook('preValidation', async (request) => void history.service(actorFrom(request)));

    app.get(
      '/history',
      { schema: { tags, querystring: HistoryQuery, response: { 200: HistoryPage, 403: Failure } } },
      async (request) => ({ ...done, ...(await history.service(actorFrom(request)).list(request.query)) }),
    );
    app.get(
      '/history/choices',
      { schema: { tags, response: { 200: HistoryChoices, 403: Failure } } },
      async (request) => ({
        ...done,
        ...(await history.service(actorFrom(request)).choices()),
      }),
    );
    const read = { 200: success({ record: FullHistoryEntry }), 403: Failure, 404: Failure };
    app.get('/history/:id', { schema: { tags, params: AtRecord, response: read } }, async (request) => ({
      ...done,
      record: await history.service(actorFrom(request)).read(request.params.id),
    }));
  };

export const deletedRoutes =
  ({ deleted }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    // Checked before validation, so that a user without permission learns nothing about the expected input.
    app.addHook('preValidation', async (request) => void deleted.service(actorFrom(request)));

    const listed = { 200: DeletedList, 400: Failure, 403: Failure };
    app.get(
      '/deleted/:kind',
      { schema: { tags, params: AtDeletedKind, querystring: ListQuery, response: listed } },
      async (request) => ({
        ...done,
        ...(await deleted.service(actorFrom(request)).list(request.params.kind, request.query)),
      }),
    );
    const restored = { 200: Done, 400: Failure, 403: Failure, 404: Failure, 409: Failure };
    app.post(
      '/deleted/:kind/:id/restore',
      { schema: { tags, params: AtDeleted, response: restored } },
      async (request) => {
        await deleted.service(actorFrom(request)).restore(request.params.kind, request.params.id);
        return done;
      },
    );
  };
