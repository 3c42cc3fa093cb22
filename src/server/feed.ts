import type { FastifyInstance } from 'fastify';
import type { Core } from '#core';

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
