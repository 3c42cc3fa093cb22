import type { FastifyInstance } from 'fastify';

/** Excluded from search engines: the back office, private links, pages of one browser, and calls that no page makes. */
const CLOSED = ['/admin', '/api/', '/login', '/newsletter/', '/wishlist'];
/** Pages need these calls to render; the longer rule wins. */
const OPEN = ['/api/v1/public/'];

export function mountRobots(app: FastifyInstance, siteOrigin: string): void {
  const lines = [
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
