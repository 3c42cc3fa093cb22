import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { diskStore } from '#core';
import { createTestApp, newVisitor } from '../../test/app.ts';
import { fillProperties } from '../../test/listings.ts';

const app = createTestApp();
beforeAll(() => fillProperties(app.db, 12));

/** Headers that are not part of any cache key. */
const UNKEYED = [
  'x-forwarded-host',
  'x-forwarded-scheme',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-server',
  'x-host',
  'x-original-url',
  'x-rewrite-url',
  'x-http-method-override',
  'x-method-override',
  'forwarded',
  'via',
  'host',
  'origin',
  'referer',
  'cookie',
  'authorization',
  'accept',
  'accept-language',
  'user-agent',
  'range',
  'x-real-ip',
  'true-client-ip',
  'purpose',
  'save-data',
  'content-type',
];

const value = fc.oneof(
  fc.constantFrom(
    'evil.example',
    'http',
    'https',
    '/admin',
    '/api/v1/admin/user/me',
    'POST',
    'DELETE',
    'for=1.2.3.4;host=evil.example;proto=http',
    '__Host-aangan=x; aangan=y; city=3',
    'bytes=0-3',
    'hi-IN',
    'application/json',
    'text/html',
    'null',
    '443',
  ),
  fc.stringMatching(/^[\x21-\x7e]{1,40}$/),
);

const PATHS = [
  '/api/v1/public/site',
  '/api/v1/public/property?page=1',
  '/api/v1/public/search?searchTerm=pune',
  '/api/v1/public/nothing',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/media/pictures/elevation-villa-1-golden.svg',
];

beforeAll(() =>
  diskStore(app.filesFolder).put(
    'public/pictures/elevation-villa-1-golden.svg',
    Buffer.from('<svg/>'),
    'image/svg+xml',
  ),
);

const CACHED_BY = [
  'content-type',
  'content-encoding',
  'cache-control',
  'vary',
  'etag',
  'location',
  'link',
  'set-cookie',
];

const answerTo = async (url: string, headers: Record<string, string>, payload?: string) => {
  const answer = await app.server.inject({
    url,
    headers: { ...headers, ...newVisitor() },
    ...(payload ? { payload } : {}),
  });
  return {
    status: answer.statusCode,
    body: answer.body,
    headers: Object.fromEntries(CACHED_BY.map((name) => [name, answer.headers[name]])),
  };
};

test('no header that caches do not look at changes a public answer or how long it is kept', async () => {
  const plain = new Map<string, unknown>();
  for (const path of PATHS) plain.set(path, await answerTo(path, {}));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PATHS),
      fc.dictionary(fc.constantFrom(...UNKEYED), value, { minKeys: 1, maxKeys: 6 }),
      async (path, headers) => {
        expect(await answerTo(path, headers)).toEqual(plain.get(path));
      },
    ),
    { numRuns: 100 },
  );
});

test('a body that comes with a GET is not read', async () => {
  const plain = await answerTo('/api/v1/public/property?page=1', {});
  const headers = { 'content-type': 'application/json' };
  expect(await answerTo('/api/v1/public/property?page=1', headers, '{"page":2,"city_id":1}')).toEqual(plain);
});

test('an answer that sets a cookie or was refused must not be cached', async () => {
  for (const path of ['/api/v1/public/nothing', '/api/v1/public/property/no-such-home', '/api/v1/admin/user/me']) {
    const { headers } = await answerTo(path, {});
    expect([path, headers['cache-control']]).toEqual([path, expect.stringMatching(/no-store/)]);
  }
});
