import { beforeAll, expect, test } from 'vitest';
import { diskStore } from '#core';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../test/app.ts';
import { newColleague } from '../../test/staff.ts';

const app = createTestApp();

interface Kind {
  url: string;
  method?: 'GET' | 'POST' | 'OPTIONS';
  status: number;
}

/** Every kind of response except pages, which are tested in a browser. */
const KINDS: Record<string, Kind> = {
  'a public call': { url: '/api/v1/public/site', status: 200 },
  'a call that does not exist': { url: '/api/v1/public/nothing', status: 404 },
  'a call that is refused': { url: '/api/v1/contactUs', method: 'POST', status: 400 },
  'a call of the back office': { url: '/api/v1/admin/user/me', status: 401 },
  'an unsupported method': { url: '/api/v1/public/site', method: 'OPTIONS', status: 404 },
  'a drawing of the demo': { url: '/media/pictures/villa.svg', status: 200 },
  'a picture that is not there': { url: '/media/pictures/none.webp', status: 404 },
  'a text for machines': { url: '/robots.txt', status: 200 },
  'how to report a weakness': { url: '/.well-known/security.txt', status: 200 },
  'a sitemap': { url: '/sitemap.xml', status: 200 },
  'the description of the API': { url: '/api/docs/json', status: 200 },
  'an address that cannot be read': { url: '/api/v1/%zz', status: 400 },
};

let origin = '';

beforeAll(async () => {
  await diskStore(app.filesFolder).put('public/pictures/villa.svg', Buffer.from('<svg/>'), 'image/svg+xml');
  origin = await app.server.listen({ host: '127.0.0.1', port: 0 });
});

test.each(Object.entries(KINDS))('%s carries every header that protects browsers', async (_name, kind) => {
  const { url, method = 'GET', status } = kind;
  const answer = await app.server.inject({
    url,
    method,
    headers: newVisitor(),
    ...(method === 'POST' ? { payload: {} } : {}),
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringMatching(/(^|; )default-src '(self|none)'/),
  });
  expect(answer.headers['content-type']).toMatch(/; charset=utf-8$|^image\/(?!svg)/);
  expect(answer.headers['content-security-policy']).toMatch(/frame-ancestors 'none'(;|$)/);
  expect(Object.keys(answer.headers).filter((name) => /^(server|x-powered-by|access-control-.*)$/.test(name))).toEqual(
    [],
  );
});

test('what belongs to staff is cached by no proxy, also when it is refused', async () => {
  const colleague = await newColleague(app);
  for (const path of ['/user/me', '/enquiry', '/nothing', '/property/999999']) {
    expect((await colleague.call('GET', path)).headers['cache-control']).toMatch(/no-store/);
  }
});

test('the cookie of a session is for this host alone, unseen by scripts and not sent from elsewhere', async () => {
  const { email } = await newColleague(app);
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/admin/auth/login',
    payload: { email, password: 'a long enough password' },
    headers: { origin: SITE_ORIGIN, ...newVisitor() },
  });
  const [cookie = ''] = [answer.headers['set-cookie']].flat();
  expect(cookie.split('; ').slice(1).toSorted()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
  expect(cookie).toMatch(/^__Host-aangan=[\w-]{22,}/);
});

/** Headers that differ between any two answers, or concern the body that HEAD does not have. */
const OWN_HEADERS = new Set([
  'date',
  'x-request-id',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'transfer-encoding',
  'connection',
  'keep-alive',
]);

test.each(Object.values(KINDS).filter(({ method }) => method === undefined))(
  'HEAD $url answers with the headers of GET',
  async ({ url, status }) => {
    for (const encoding of ['br', 'identity']) {
      const ask = async (method: string) => {
        const answer = await fetch(origin + url, { method, headers: { ...newVisitor(), 'accept-encoding': encoding } });
        const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OWN_HEADERS.has(name)));
        return { headers, status: answer.status, body: await answer.text() };
      };
      const { body, ...get } = await ask('GET');
      expect(await ask('HEAD')).toEqual({ ...get, body: '' });
      expect([get.status, body.length > 0]).toEqual([status, true]);
    }
  },
);
