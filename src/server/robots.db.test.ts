import { expect, test } from 'vitest';
import { createTestApp, SITE_ORIGIN } from '../../test/app.ts';

const app = createTestApp();

test('D-42 robots.txt names the sitemap and keeps crawlers out of what is not for them', async () => {
  const answer = await app.server.inject('/robots.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(answer.body).toMatch(/^# [^\n]+ see \/terms-and-conditions\.\n# [^\n]+1,200 uncached pages[^\n]+\n/);
  expect(answer.body.replaceAll(/^#.*\n/gm, '')).toBe(`User-agent: *
Allow: /api/v1/public/
Disallow: /admin
Disallow: /api/
Disallow: /login
Disallow: /newsletter/
Disallow: /wishlist

Sitemap: ${SITE_ORIGIN}/sitemap.xml
`);
});
