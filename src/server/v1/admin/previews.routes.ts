import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AtRecord, Failure, PreviewLink } from '#contract';
import type { Core } from '#core';

/** Private links to listings that may be unpublished. */
export const previewsRoutes =
  ({ listings }: Core): FastifyPluginAsyncZod =>
  async (app) => {
    const schema = { tags: ['back office'], params: AtRecord, response: { 200: PreviewLink, 404: Failure } };
    for (const kind of ['property', 'project'] as const)
      app.get(`/${kind}/:id/preview`, { schema }, async ({ params }) => ({
        success: true as const,
        ...(await listings.previewLink(kind, params.id)),
      }));
  };
