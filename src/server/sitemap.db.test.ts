import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { tables } from '#db';
import { createTestApp, SITE_ORIGIN } from '../../test/app.ts';
import { takesGzip } from './crawler-files.ts';

const app = createTestApp();

const get = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });

describe('GET /sitemap.xml', () => {
  test('R-023 D-42 answers a valid index on a new installation, before any worker ran', async () => {
    const answer = await get('/sitemap.xml');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=3600, /);
    expect(answer.body).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${SITE_ORIGIN}/sitemaps/pages-00001.xml</loc><lastmod>2026-11-15T06:30:00Z</lastmod></sitemap>
</sitemapindex>
`);
    expect((await get('/sitemap.xml', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
  });
});

describe('GET /sitemaps/{name}.xml', () => {
  beforeAll(async () => {
    await app.db
      .insert(tables.cities)
      .values(Array.from({ length: 40 }, (_, n) => ({ name: `City ${n}`, slug: `city-${n}`, state: 'State' })));
    await app.core.sitemap.refresh();
  });

  test('D-42 sends the stored bytes to those who take gzip, and plain XML to those who do not', async () => {
    const zipped = await get('/sitemaps/pages-00001.xml', { 'accept-encoding': 'gzip, deflate, br' });
    expect(zipped.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/xml; charset=utf-8',
      vary: 'accept-encoding',
      'last-modified': 'Sun, 15 Nov 2026 06:30:00 GMT',
    });
    const plain = await get('/sitemaps/pages-00001.xml');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).toBe(gunzipSync(zipped.rawPayload).toString());
    expect(plain.body).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]*">\n(?:<url><loc>[^<]*<\/loc>(?:<lastmod>[^<]*<\/lastmod>)?<\/url>\n)+<\/urlset>\n$/,
    );
    expect(plain.body).toContain(`<loc>${SITE_ORIGIN}/city/city-39</loc>`);
  });

  test('answers 304 while nothing changed', async () => {
    const { etag } = (await get('/sitemaps/pages-00001.xml')).headers;
    const again = await get('/sitemaps/pages-00001.xml', { 'if-none-match': String(etag), 'accept-encoding': 'gzip' });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('knows no other part', async () => {
    for (const name of [
      'pages',
      'pages-00002',
      'pages-1',
      'users-00001',
      'properties-99999999999',
      '..%2Fpages-00001',
    ]) {
      expect([name, (await get(`/sitemaps/${name}.xml`)).statusCode]).toEqual([name, 404]);
    }
  });
});

test.each([
  ['gzip', true],
  ['gzip, deflate, br', true],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', true],
  ['GZIP', true],
  ['*', true],
  [undefined, false],
  ['', false],
  ['br', false],
  ['identity', false],
  ['gzip;q=0', false],
  ['gzip; q=0.0, *', false],
  ['*;q=0', false],
])('Accept-Encoding %j takes gzip: %j', (header, expected) => {
  expect(takesGzip(header)).toBe(expected);
});
