import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PUBLIC_READS, type PublicPath } from '#contract';
import { toSchema } from '../call-schema.ts';

/** The routes of all public reads, as the contract defines them. */
export const readRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const [path, definition] of Object.entries(PUBLIC_READS)) {
    app.get(path, { schema: toSchema(definition) }, (request) => {
      const input = { ...Object(request.params), ...Object(request.query) };
      return request.api.get(path as PublicPath, input);
    });
  }
};

/** Any cache may store public reads for a minute and serve them stale while revalidating. */
export const PUBLIC_READ = 'public, max-age=30, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
