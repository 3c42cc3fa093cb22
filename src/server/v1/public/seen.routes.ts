import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Core } from '#core';
import { PAGE_VIEW } from '../../plugins/rate-limits.ts';

const MAX_BYTES = 1024;

/** Counts a page view. The response is always the same and empty, so it reveals nothing about what is counted. */
export const seenRoute =
  ({ counts }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/seen',
      { config: PAGE_VIEW, bodyLimit: MAX_BYTES, schema: { tags: ['site'] } },
      async (request, reply) => {
        if (typeof request.body === 'string') counts.seen(request.body);
        return reply.code(204).header('cache-control', 'no-store').send();
      },
    );
  };
