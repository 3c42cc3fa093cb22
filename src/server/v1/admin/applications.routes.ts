import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApplicationQuery, AtRecord } from '#contract';
import type { Actor, Core } from '#core';
import { actorFrom, requirePermission } from '../../plugins/staff-session.ts';
import { sendCsv, staffRoutes } from './staff-routes.ts';

/** Characters that a header can contain without encoding. */
const plain = (name: string): string => name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');

const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Makes a browser download a response under this name and never display it (RFC 6266). */
const attachment = (name: string): string => `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`;

/** The list as CSV and the documents, which answer with files. */
const downloads =
  ({ careers }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    const tags = ['applications'];
    const exported = {
      preValidation: requirePermission('applications:export'),
      schema: { tags, querystring: ApplicationQuery },
    };
    app.get('/application/export', exported, async (request, reply) =>
      sendCsv(reply, 'applications', await careers.service(actorFrom(request)).export(request.query)),
    );
    const read = { preValidation: requirePermission('applications:see'), schema: { tags, params: AtRecord } };
    app.get('/application/:id/document', read, async (request, reply) => {
      const { body, byteSize, contentType, name } = await careers
        .service(actorFrom(request))
        .download(request.params.id);
      return reply
        .type(contentType)
        .header('content-length', byteSize)
        .header('content-disposition', attachment(name))
        .header('content-security-policy', "sandbox; default-src 'none'")
        .send(body);
    });
  };

export const applicationsRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    const service = (actor: Actor) => core.careers.service(actor);
    await app.register(downloads(core));
    await app.register(
      staffRoutes({
        'GET /application': ({ actor, query }) => service(actor).list(query),
        'GET /application/jobs': async ({ actor }) => ({ jobs: await service(actor).jobs() }),
        'GET /application/:id': async ({ actor, params }) => ({ record: await service(actor).read(params.id) }),
        'PATCH /application/:id': ({ actor, params, body }) => service(actor).change(params.id, body),
        'POST /application/:id/note': ({ actor, params, body }) => service(actor).note(params.id, body),
        'POST /application/:id/retention': ({ actor, params, body }) => service(actor).extendRetention(params.id, body),
        'GET /application/:id/letter/:kind': async ({ actor, params }) => ({
          letter: await service(actor).letter(params.id, params.kind),
        }),
        'POST /application/:id/letter': ({ actor, params, body }) => service(actor).send(params.id, body),
      }),
    );
  };
