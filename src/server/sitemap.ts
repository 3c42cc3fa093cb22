import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { Core } from '#core';

const XML = 'application/xml; charset=utf-8';
const HOURLY = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400, stale-if-error=86400';

const decompress = promisify(gunzip);

/** Whether a client accepts gzip by its Accept-Encoding header; a weight of zero means that it does not. */
export function takesGzip(header: string | string[] | undefined): boolean {
  const offers = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((piece) => piece.trim()));
  const offered = offers.find(([coding]) => coding === 'gzip') ?? offers.find(([coding]) => coding === '*');
  return offered !== undefined && !offered.some((piece) => /^q=0(?:\.0*)?$/.test(piece));
}

/** The sitemap: an index, and parts that are sent as stored. Only the index is generated here. */
export function mountSitemap(app: FastifyInstance, core: Core): void {
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type(XML)
      .header('cache-control', HOURLY)
      .send(await core.sitemap.index()),
  );
  app.get<{ Params: { name: string } }>('/sitemaps/:name.xml', async (request, reply) => {
    const part = await core.sitemap.part(request.params.name);
    if (!part) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    reply
      .type(XML)
      .header('cache-control', HOURLY)
      .header('vary', 'accept-encoding')
      .header('etag', `W/"${part.fingerprint}"`)
      .header('last-modified', part.changedAt.toUTCString());
    if (!takesGzip(request.headers['accept-encoding'])) return reply.send(await decompress(part.gzip));
    return reply.header('content-encoding', 'gzip').send(part.gzip);
  });
}
