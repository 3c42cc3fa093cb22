import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { Failure, PostingAnswer, PostingInput } from '#contract';
import { LARGEST_PICTURE_BYTES, MAX_PICTURES } from '#contract/media/picture-path.ts';
import { type Core, DomainError } from '#core';
import { originFrom } from '../../origin.ts';
import { PUBLIC_WRITE } from '../../plugins/rate-limits.ts';
import { acceptUploads } from '../../plugins/upload-form.ts';

/** One more file and byte than allowed, so that an excess is reported as a field error. */
const UPLOADS = { field: 'images', files: MAX_PICTURES + 1, bytes: LARGEST_PICTURE_BYTES + 1 };

export const postingRoute =
  ({ postings, uploadFolder }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await acceptUploads(app, { ...UPLOADS, folder: uploadFolder });
    app.post(
      '/public-property',
      {
        config: { ...PUBLIC_WRITE, ownPagesOnly: true },
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

/** A picture has a field `position_{id}` with its new place, or with 'remove'. */
const PicturesForm = z.object({ token: z.string().max(500) }).catchall(z.string());

const POSITION = /^position_([1-9]\d{0,14})$/;

/** The ids of the pictures that stay, in the order of their positions; equal positions keep their order. */
const readOrder = (fields: Record<string, string>): number[] =>
  Object.entries(fields)
    .flatMap(([name, value]) => {
      const id = POSITION.exec(name)?.[1];
      return id === undefined || !/^[1-9]$/.test(value) ? [] : [{ id: Number(id), position: Number(value) }];
    })
    .toSorted((one, other) => one.position - other.position)
    .map(({ id }) => id);

/** The pictures of a posting, sent by the plain form of its private page; the answer leads back to that page. */
export const postingPicturesRoute =
  ({ postings, uploadFolder }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    await acceptUploads(app, { ...UPLOADS, folder: uploadFolder });
    app.post(
      '/posting-pictures',
      { config: { ...PUBLIC_WRITE, ownPagesOnly: true }, schema: { hide: true, body: PicturesForm } },
      async (request, reply) => {
        const { token, ...fields } = request.body;
        const outcome = await postings
          .changePictures({ token, order: readOrder(fields), added: request.uploads })
          .catch((error: unknown) => {
            if (error instanceof DomainError && error.code === 'invalid') return 'problems' as const;
            throw error;
          });
        const query = new URLSearchParams({ token, pictures: outcome });
        return reply.header('cache-control', 'no-store').redirect(`/posting/manage?${query}`, 303);
      },
    );
  };
