import type { FastifyInstance } from 'fastify';
import type { Core } from '#core';

const DAY_MS = 86_400_000;
const VALID_DAYS = 90;

/** Tells finders of a weakness whom to write to (RFC 9116): the company's own address, as its settings name it. */
export function mountSecurityText(app: FastifyInstance, { api }: Core, siteOrigin: string): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { site } = await api.site();
    // Counted from the beginning of a day, so that a day has one text.
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
