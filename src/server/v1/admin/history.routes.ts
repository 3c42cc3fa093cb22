import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AtRecord, Failure, FullHistoryEntry, HistoryChoices, HistoryPage, HistoryQuery, success } from '#contract';
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
