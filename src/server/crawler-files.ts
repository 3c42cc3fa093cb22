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

const EVERY_TEN_MINUTES = 'public, max-age=0, s-maxage=600, stale-while-revalidate=3600, stale-if-error=86400';

/** The newest blogs as an RSS feed. */
export function mountFeed(app: FastifyInstance, core: Core): void {
  app.get('/feed.xml', async (_request, reply) =>
    reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', EVERY_TEN_MINUTES)
      .send(await core.blogFeed()),
  );
}

/** Lets browsers install the site on a device, with the company's name and icon. */
export function mountManifest(app: FastifyInstance, core: Core): void {
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json')
      .header('cache-control', EVERY_TEN_MINUTES)
      .send(JSON.stringify(await core.brandIcons.manifest())),
  );
}

/** Excluded from search engines: the back office, private links, pages of one browser, and calls that no page makes. */
const CLOSED = ['/admin', '/api/', '/login', '/newsletter/', '/wishlist'];
/** Pages need these calls to render; the longer rule wins. */
const OPEN = ['/api/v1/public/'];

export function mountRobots(app: FastifyInstance, siteOrigin: string): void {
  const lines = [
    '# Search engines are welcome. Copying listings in bulk is not: see /terms-and-conditions.',
    '# A network that reads more than 1,200 uncached pages or calls a minute is refused for the rest of it.',
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteOrigin}/sitemap.xml`,
  ];
  const text = `${lines.join('\n')}\n`;
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text),
  );
}

const DAY_MS = 86_400_000;
const VALID_DAYS = 90;

/** The contact for reporting vulnerabilities (RFC 9116): the company's email address from its settings. */
export function mountSecurityText(app: FastifyInstance, { api }: Core, siteOrigin: string): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { site } = await api.get('/site');
    // Rounded down to the day, so that the text changes once a day.
    const today = Date.now() - (Date.now() % DAY_MS);
    const lines = [
      `Contact: mailto:${site.facts.email}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en, hi',
      `Canonical: ${siteOrigin}/.well-known/security.txt`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
