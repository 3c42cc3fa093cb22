import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  ApplicationAnswer,
  ApplicationInput,
  ApplicationWithJob,
  AtSlug,
  Failure,
  MAX_DOCUMENT_BYTES,
} from '#contract';
import type { Core } from '#core';
import { originFrom } from '../../origin.ts';
import { PUBLIC_WRITE } from '../../plugins/rate-limits.ts';
import { acceptUploads } from '../../plugins/upload-form.ts';

const UPLOADS = { field: 'file', files: 1, bytes: MAX_DOCUMENT_BYTES };

const SCHEMA = {
  tags: ['careers'],
  consumes: ['multipart/form-data'],
  response: { 201: ApplicationAnswer, 400: Failure, 404: Failure, 410: Failure },
};

const apply = async (core: Core, slug: string, input: ApplicationInput, request: FastifyRequest) => ({
  success: true as const,
  accepted: [await core.careers.apply(slug, input, request.uploads[0], originFrom(request))],
});

/** Applying for an opening, with a document. */
export const applicationRoute =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await acceptUploads(app, { ...UPLOADS, folder: core.uploadFolder });
    app.post(
      '/jobs/:slug/apply',
      {
        config: { ...PUBLIC_WRITE, ownPagesOnly: true },
        schema: { ...SCHEMA, params: AtSlug, body: ApplicationInput },
      },
      async (request, reply) => {
        const answer = await apply(core, request.params.slug, request.body, request);
        return reply.code(201).send(answer);
      },
    );
  };

/** The same under the old back-office path, where the form names the opening. */
export const applicationAlias =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await acceptUploads(app, { ...UPLOADS, folder: core.uploadFolder });
    app.post(
      '/jobs/apply',
      {
        config: { ...PUBLIC_WRITE, withoutSession: true, ownPagesOnly: true },
        schema: { ...SCHEMA, body: ApplicationWithJob },
      },
      async (request, reply) => {
        const { job_slug, ...input } = request.body;
        return reply.code(201).send(await apply(core, job_slug, input, request));
      },
    );
  };
