import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Failure, SentPictureAnswer } from '#contract';
import { LARGEST_PICTURE_BYTES } from '#contract/media/picture-path.ts';
import { type Core, DomainError } from '#core';
import { acceptUploads } from '../../plugins/upload-form.ts';
import { staffRoutes } from './staff-routes.ts';

/** Settings that staff can change without a release: read together, saved one by one. */
const settingsRoutes = (core: Core) =>
  staffRoutes({
    'GET /settings': async ({ actor }) => ({ settings: await core.settings(actor).read() }),
    'PUT /settings/site': ({ actor, body }) => core.settings(actor).save('site', body),
    'PUT /settings/counters': ({ actor, body }) => core.settings(actor).save('counters', body),
    'PUT /settings/home-sections': ({ actor, body }) => core.settings(actor).save('home-sections', body),
    'PUT /settings/mail': ({ actor, body }) => core.settings(actor).save('mail', body),
  });

/** Page content with drafts and versions. Keys contain slashes, so they are query parameters. */
const pagesRoutes = (core: Core) =>
  staffRoutes({
    'GET /page': ({ actor, query }) => core.pages(actor).list(query),
    'GET /page/words': async ({ actor, query }) => ({ record: await core.pages(actor).read(query.key) }),
    'PUT /page/draft': ({ actor, query, body }) => core.pages(actor).saveDraft(query.key, body),
    'DELETE /page/draft': ({ actor, query }) => core.pages(actor).discardDraft(query.key),
    'POST /page/publish': ({ actor, query, body }) => core.pages(actor).publish(query.key, body),
    'GET /page/version': async ({ actor, query }) => ({
      record: await core.pages(actor).version(query.key, query.version),
    }),
    'POST /page/restore': ({ actor, query }) => core.pages(actor).restore(query.key, query.version),
  });

/** Site content: settings and pages. */
export const siteRoutes =
  (core: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(settingsRoutes(core));
    await app.register(pagesRoutes(core));
  };

/** One byte above the limit, so that an oversized file is reported as a field error. */
const UPLOADS = { field: 'file', files: 1, bytes: LARGEST_PICTURE_BYTES + 1 };

/** Uploads a picture before the record that shows it is saved. */
export const sendPictureRoute =
  ({ pictures }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await acceptUploads(app, UPLOADS);
    app.post(
      '/media',
      {
        schema: {
          tags: ['media'],
          consumes: ['multipart/form-data'],
          response: { 201: SentPictureAnswer, 400: Failure, 401: Failure },
        },
      },
      async (request, reply) => {
        if (!request.staff) throw new DomainError('unauthenticated', 'Please sign in');
        const picture = await pictures.send(request.staff.id, request.uploads[0]);
        return reply.code(201).send({ success: true, picture });
      },
    );
  };

/** The processing state of an uploaded picture. */
export const pictureRoute = ({ pictures }: Core) =>
  staffRoutes({ 'GET /media/:id': async ({ params }) => ({ picture: await pictures.ofStaff(params.id) }) });
