import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { EnquiryAnswer, EnquiryInput, Failure } from '#contract';
import type { Core } from '#core';
import { originFrom } from '../../origin.ts';
import { PUBLIC_WRITE } from '../../plugins/rate-limits.ts';

/** The contact form. Its path is outside /public, as the product defines it. */
export const enquiryRoute =
  ({ enquiries }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/contactUs',
      {
        config: PUBLIC_WRITE,
        schema: { tags: ['enquiries'], body: EnquiryInput, response: { 201: EnquiryAnswer, 400: Failure } },
      },
      async (request, reply) => {
        const accepted = [await enquiries.receive(request.body, originFrom(request))];
        return reply.code(201).header('cache-control', 'no-store').send({ success: true, accepted });
      },
    );
  };
