import type { FastifyInstance } from 'fastify';
import type { Core } from '#core';

const DAY_MS = 86_400_000;
const VALID_DAYS = 90;

/** The contact for reporting vulnerabilities (RFC 9116): the company's email address from its settings. */
export function mountSecurityText(app: FastifyInstance, { api }: Core, siteOrigin: string): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { site } = await api.site();
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
