import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AtId, Failure, SentPictureAnswer } from '#contract';
import { LARGEST_PICTURE_BYTES } from '#contract/media/picture-path.ts';
import { type Core, DomainError } from '#core';
import { sendPrivatePicture } from '../../media.ts';
import { actorFrom, requirePermission } from '../../plugins/staff-session.ts';
import { acceptUploads } from '../../plugins/upload-form.ts';
import { staffRoutes } from './staff-routes.ts';

/** One byte above the limit, so that an oversized file is reported as a field error. */
const UPLOADS = { field: 'file', files: 1, bytes: LARGEST_PICTURE_BYTES + 1 };

/** Uploads a picture before the record that shows it is saved. */
export const sendPictureRoute =
  ({ pictures, uploadFolder }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await acceptUploads(app, { ...UPLOADS, folder: uploadFolder });
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

/** The processing state of an uploaded picture, and the files of visitors' pictures that are not public. */
export const pictureRoutes =
  ({ pictures }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(
      staffRoutes({ 'GET /media/:id': async ({ params }) => ({ picture: await pictures.ofStaff(params.id) }) }),
    );
    const file = { preValidation: requirePermission('postings:see'), schema: { tags: ['media'], params: AtId } };
    app.get('/media/:id/file', file, async (request, reply) =>
      sendPrivatePicture(reply, await pictures.readPrivate(actorFrom(request), request.params.id)),
    );
  };
