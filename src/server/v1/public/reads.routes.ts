import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Call, Failure, PUBLIC_READS, type PublicPath } from '#contract';

/** The routes of all public reads, as the contract defines them. */
export const readRoutes: FastifyPluginAsyncZod = async (app) => {
  for (const [path, definition] of Object.entries(PUBLIC_READS)) {
    const { tag, params, query, answer, failures = [] }: Call = definition;
    const response = { 200: answer, ...Object.fromEntries(failures.map((status) => [status, Failure])) };
    const schema = { tags: [tag], ...(params && { params }), ...(query && { querystring: query }), response };
    app.get(path, { schema }, (request) => {
      const input = { ...Object(request.params), ...Object(request.query) };
      return request.api.get(path as PublicPath, input);
    });
  }
};
