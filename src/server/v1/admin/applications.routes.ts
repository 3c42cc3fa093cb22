import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  ApplicationChange,
  ApplicationEmailDraft,
  ApplicationEmailInput,
  ApplicationNote,
  ApplicationQuery,
  AppliedJobs,
  AtApplicationEmail,
  AtRecord,
  Done,
  Failure,
  RetentionInput,
  StaffApplication,
  StaffApplicationList,
  success,
} from '#contract';
import type { Core } from '#core';
import { actorFrom } from './record-routes.ts';

/** Characters that a header can contain without encoding. */
const plain = (name: string): string => name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');

const encoded = (name: string): string =>
  encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Makes a browser download a response under this name and never display it (RFC 6266). */
const attachment = (name: string): string => `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`;

const tags = ['applications'];
const done = { success: true as const };
const CHANGED = { 200: Done, 400: Failure, 403: Failure, 404: Failure, 409: Failure };

const reads =
  ({ careers }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/application',
      { schema: { tags, querystring: ApplicationQuery, response: { 200: StaffApplicationList, 403: Failure } } },
      async (request) => ({ ...done, ...(await careers.service(actorFrom(request)).list(request.query)) }),
    );
    app.get('/application/export', { schema: { tags, querystring: ApplicationQuery } }, async (request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', attachment('applications.csv'))
        .send(Readable.from(await careers.service(actorFrom(request)).export(request.query))),
    );
    app.get(
      '/application/jobs',
      { schema: { tags, response: { 200: AppliedJobs, 403: Failure } } },
      async (request) => ({
        ...done,
        jobs: await careers.service(actorFrom(request)).jobs(),
      }),
    );
    const read = { 200: success({ record: StaffApplication }), 403: Failure, 404: Failure };
    app.get('/application/:id', { schema: { tags, params: AtRecord, response: read } }, async (request) => ({
      ...done,
      record: await careers.service(actorFrom(request)).read(request.params.id),
    }));
    const draft = { 200: ApplicationEmailDraft, 403: Failure, 404: Failure };
    app.get(
      '/application/:id/letter/:kind',
      { schema: { tags, params: AtApplicationEmail, response: draft } },
      async (request) => ({
        ...done,
        letter: await careers.service(actorFrom(request)).letter(request.params.id, request.params.kind),
      }),
    );
    app.get('/application/:id/document', { schema: { tags, params: AtRecord } }, async (request, reply) => {
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

const writes =
  ({ careers }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.patch(
      '/application/:id',
      { schema: { tags, params: AtRecord, body: ApplicationChange, response: CHANGED } },
      async (request) => {
        await careers.service(actorFrom(request)).change(request.params.id, request.body);
        return done;
      },
    );
    app.post(
      '/application/:id/note',
      { schema: { tags, params: AtRecord, body: ApplicationNote, response: CHANGED } },
      async (request) => {
        await careers.service(actorFrom(request)).note(request.params.id, request.body);
        return done;
      },
    );
    app.post(
      '/application/:id/retention',
      { schema: { tags, params: AtRecord, body: RetentionInput, response: CHANGED } },
      async (request) => {
        await careers.service(actorFrom(request)).extendRetention(request.params.id, request.body);
        return done;
      },
    );
    app.post(
      '/application/:id/letter',
      { schema: { tags, params: AtRecord, body: ApplicationEmailInput, response: CHANGED } },
      async (request) => {
        await careers.service(actorFrom(request)).send(request.params.id, request.body);
        return done;
      },
    );
  };

export const applicationsRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    // Checked before validation, so that a user without permission learns nothing about the expected input.
    app.addHook('preValidation', async (request) => void core.careers.service(actorFrom(request)));
    await app.register(reads(core));
    await app.register(writes(core));
  };
