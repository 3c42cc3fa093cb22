import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AtRecord, Failure, ImportTarget, LARGEST_IMPORT_BYTES, SentImportAnswer } from '#contract';
import type { Core } from '#core';
import { actorFrom, requirePermission } from '../../plugins/staff-session.ts';
import { acceptUploads } from '../../plugins/upload-form.ts';
import { sendCsv, staffRoutes } from './staff-routes.ts';

const tags = ['imports'];
const done = { success: true as const };

/** One byte above the limit, so that an oversized file is reported as a field error. */
const UPLOADS = { field: 'file', files: 1, bytes: LARGEST_IMPORT_BYTES + 1 };

const sendImportRoute =
  ({ imports, uploadFolder }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await acceptUploads(app, { ...UPLOADS, folder: uploadFolder });
    const schema = {
      tags,
      consumes: ['multipart/form-data'],
      body: ImportTarget,
      response: { 201: SentImportAnswer, 400: Failure },
    };
    app.post(
      '/import',
      { onRequest: requirePermission('imports:change'), schema, bodyLimit: LARGEST_IMPORT_BYTES + 64 * 1024 },
      async (request, reply) => {
        const id = await imports.receive(actorFrom(request), request.body.kind, request.uploads[0]);
        return reply.code(201).send({ ...done, id });
      },
    );
  };

/** Importing listings from a file: upload, check, start. */
export const importsRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    const { imports } = core;
    await app.register(sendImportRoute(core));
    await app.register(
      staffRoutes({
        'POST /import/:id/check': ({ actor, params, body }) => imports.check(actor, params.id, body),
        'POST /import/:id/heading': ({ actor, params, body }) => imports.changeHeading(actor, params.id, body.row),
        'GET /import/:id/changes': ({ actor, params, query }) => imports.changes(actor, params.id, query),
        'POST /import/:id/start': ({ actor, params, body }) => imports.start(actor, params.id, body),
      }),
    );
    const see = { preValidation: requirePermission('imports:see') };
    app.get('/import/:id/problems', { ...see, schema: { tags, params: AtRecord } }, async (request, reply) =>
      sendCsv(
        reply,
        `import-${request.params.id}-problems`,
        await imports.problems(actorFrom(request), request.params.id),
      ),
    );
    app.get('/import/:id/left-out', { ...see, schema: { tags, params: AtRecord } }, async (request, reply) =>
      sendCsv(
        reply,
        `import-${request.params.id}-left-out`,
        await imports.leftOut(actorFrom(request), request.params.id),
      ),
    );
    app.get('/import/template/:kind', { ...see, schema: { tags, params: ImportTarget } }, async ({ params }, reply) =>
      sendCsv(reply, `${params.kind}-template`, [imports.template(params.kind)]),
    );
  };
