import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  AtRecord,
  Done,
  Failure,
  FullImport,
  ImportCheck,
  ImportStart,
  ImportTarget,
  LARGEST_IMPORT_BYTES,
  SentImportAnswer,
  StaffImport,
} from '#contract';
import type { Core } from '#core';
import { acceptUploads } from '../../plugins/upload-form.ts';
import { actorFrom, recordRoutes, sendCsv } from './record-routes.ts';

const tags = ['imports'];
const done = { success: true as const };

/** One byte above the limit, so that an oversized file is reported as a field error. */
const UPLOADS = { field: 'file', files: 1, bytes: LARGEST_IMPORT_BYTES + 1 };

const sendImportRoute =
  ({ imports }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await acceptUploads(app, UPLOADS);
    const schema = {
      tags,
      consumes: ['multipart/form-data'],
      body: ImportTarget,
      response: { 201: SentImportAnswer, 400: Failure },
    };
    app.post('/import', { schema, bodyLimit: LARGEST_IMPORT_BYTES + 64 * 1024 }, async (request, reply) => {
      const id = await imports.receive(actorFrom(request), request.body.kind, request.uploads[0]);
      return reply.code(201).send({ ...done, id });
    });
  };

/** Importing listings from a file: upload, check, start. */
export const importsRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    const { imports, records } = core;
    await app.register(
      recordRoutes({
        path: '/import',
        service: records.imports,
        rows: ['imports'],
        row: StaffImport,
        full: FullImport,
        removable: false,
      }),
    );
    await app.register(sendImportRoute(core));
    const answers = { 200: Done, 400: Failure, 404: Failure, 409: Failure };
    app.post(
      '/import/:id/check',
      { schema: { tags, params: AtRecord, body: ImportCheck, response: answers } },
      async (request) => {
        await imports.check(actorFrom(request), request.params.id, request.body);
        return done;
      },
    );
    app.post(
      '/import/:id/start',
      { schema: { tags, params: AtRecord, body: ImportStart, response: answers } },
      async (request) => {
        await imports.start(actorFrom(request), request.params.id, request.body);
        return done;
      },
    );
    app.get('/import/:id/problems', { schema: { tags, params: AtRecord } }, async ({ params }, reply) =>
      sendCsv(reply, `import-${params.id}-problems`, await imports.problems(params.id)),
    );
    app.get('/import/template/:kind', { schema: { tags, params: ImportTarget } }, async ({ params }, reply) =>
      sendCsv(reply, `${params.kind}-template`, [imports.template(params.kind)]),
    );
  };
