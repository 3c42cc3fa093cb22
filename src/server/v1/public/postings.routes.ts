import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Failure, PostingAnswer, PostingInput } from '#contract';
import { LARGEST_PICTURE_BYTES, MAX_PICTURES } from '#contract/media/picture-limits.ts';
import type { Core } from '#core';
import { originFrom } from '../../origin.ts';
import { PUBLIC_WRITE } from '../../plugins/rate-limits.ts';
import { acceptUploads } from '../../plugins/upload-form.ts';

/** One more file and byte than allowed, so that an excess is reported as a field error. */
const UPLOADS = { field: 'images', files: MAX_PICTURES + 1, bytes: LARGEST_PICTURE_BYTES + 1 };

export const postingRoute =
  ({ postings }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await acceptUploads(app, UPLOADS);
    app.post(
      '/public-property',
      {
        config: PUBLIC_WRITE,
        schema: {
          tags: ['posted'],
          consumes: ['multipart/form-data'],
          body: PostingInput,
          response: { 201: PostingAnswer, 400: Failure, 429: Failure },
        },
      },
      async (request, reply) => {
        const received = await postings.receive(request.body, request.uploads, originFrom(request));
        return reply.code(201).send({ success: true, ...received });
      },
    );
  };
