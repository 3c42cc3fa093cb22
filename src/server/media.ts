import type { FastifyInstance } from 'fastify';
import { artFile } from '#art';

const FOREVER = 'public, max-age=31536000, immutable';

/** Pictures under the media base address. Art is drawn from its name each time: same name, same picture, for ever. */
export function mountMedia(app: FastifyInstance): void {
  app.get<{ Params: { name: string } }>('/media/art/:name.svg', async (request, reply) => {
    const svg = artFile(request.params.name);
    if (svg === undefined)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', FOREVER)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(svg);
  });
}
