import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Erased, EraseInput, Failure, PersonFound, PersonQuery } from '#contract';
import type { Core } from '#core';
import { actorFrom } from './record-routes.ts';

const tags = ['privacy'];
const done = { success: true as const };
const failures = { 400: Failure, 403: Failure, 404: Failure };

/** Finds, exports and erases the data of a person. Contacts are sent in request bodies, because URLs are logged. */
export const privacyRoutes =
  ({ privacy }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    // Checked before validation, so that a user without permission learns nothing about the expected input.
    app.addHook('preValidation', async (request) => void privacy.service(actorFrom(request)));

    app.post(
      '/privacy/find',
      { schema: { tags, body: PersonQuery, response: { 200: PersonFound, ...failures } } },
      async (request) => ({ ...done, person: await privacy.service(actorFrom(request)).find(request.body.contacts) }),
    );
    app.post('/privacy/export', { schema: { tags, body: PersonQuery } }, async (request, reply) => {
      const { fileName, contentType, body } = await privacy.service(actorFrom(request)).export(request.body.contacts);
      return reply
        .type(contentType)
        .header('content-disposition', `attachment; filename="${fileName}"`)
        .send(Readable.from(body));
    });
    app.post(
      '/privacy/erase',
      { schema: { tags, body: EraseInput, response: { 200: Erased, ...failures } } },
      async (request) => ({ ...done, ...(await privacy.service(actorFrom(request)).erase(request.body.contacts)) }),
    );
  };
