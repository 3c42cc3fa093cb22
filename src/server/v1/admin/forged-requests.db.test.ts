import { beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../../../test/app.ts';
import { type Colleague, newColleague, STAFF_PASSWORD } from '../../../../test/staff.ts';

const app = createTestApp();
const TESTIMONIAL = JSON.stringify({
  name: 'Meera Iyer',
  location: 'Pune',
  content: 'They told us what they did not know.',
});
let colleague: Colleague;
beforeAll(async () => {
  colleague = await newColleague(app);
});

const write = (headers: Record<string, string>, payload = TESTIMONIAL, url = '/api/v1/admin/testimonial') =>
  app.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', cookie: colleague.cookie, ...newVisitor(), ...headers },
  });

describe('D-51 a write in the name of a person who is signed in', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a site whose name begins like ours', { origin: `${SITE_ORIGIN}.evil.example` }],
    ['our name without encryption', { origin: SITE_ORIGIN.replace('https', 'http') }],
    ['another port', { origin: `${SITE_ORIGIN}:8443` }],
    ['a page without an origin', { origin: 'null' }],
    ['a neighbour below the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another site that hides its name', { 'sec-fetch-site': 'cross-site' }],
    ['another site that claims our name', { 'sec-fetch-site': 'cross-site', origin: SITE_ORIGIN }],
  ])('is refused when it comes from %s', async (_where, headers) => {
    expect((await write(headers)).statusCode).toBe(403);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'is refused as %j, which any site can send without asking first',
    async (type) => {
      const { statusCode } = await write({ 'content-type': type, origin: SITE_ORIGIN });
      expect([400, 415]).toContain(statusCode);
    },
  );

  test('is taken from our own pages, and from tools that are no browser', async () => {
    expect((await write({ origin: SITE_ORIGIN })).statusCode).toBe(200);
    expect((await write({ 'sec-fetch-site': 'same-origin', origin: SITE_ORIGIN })).statusCode).toBe(200);
    expect((await write({})).statusCode).toBe(200);
  });

  test.each(['/enquiries/export', '/application/1/document', '/testimonial', '/media/1/file'])(
    'does not read %s for another site either',
    async (path) => {
      const read = (site: string) =>
        app.server.inject({
          url: `/api/v1/admin${path}`,
          headers: { cookie: colleague.cookie, 'sec-fetch-site': site, ...newVisitor() },
        });
      for (const site of ['cross-site', 'same-site']) expect((await read(site)).statusCode).toBe(403);
      for (const site of ['same-origin', 'none']) expect((await read(site)).statusCode).not.toBe(403);
    },
  );

  test('changes nothing by a method that only reads', async () => {
    const before = await app.pool.query('select count(*) from testimonials');
    for (const method of ['GET', 'HEAD'] as const)
      await app.server.inject({
        method,
        url: '/api/v1/admin/testimonial/1',
        headers: { cookie: colleague.cookie, 'x-http-method-override': 'DELETE', ...newVisitor() },
      });
    expect((await app.pool.query('select count(*) from testimonials')).rows).toEqual(before.rows);
  });
});

test('D-51 no one is signed in to an account of another person by a foreign page', async () => {
  const signIn = (headers: Record<string, string>) =>
    write(
      { cookie: '', ...headers },
      JSON.stringify({ email: colleague.email, password: STAFF_PASSWORD }),
      '/api/v1/admin/auth/login',
    );
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]) {
    const answer = await signIn(headers);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([403, undefined]);
  }
  expect((await signIn({ origin: SITE_ORIGIN })).statusCode).toBe(200);
});

describe('a form of visitors', () => {
  const PATHS = ['/contactUs', '/public/public-property', '/public/jobs/any/apply', '/public/subscribers', '/seen'];
  const send = (path: string, headers: Record<string, string>) =>
    app.server.inject({
      method: 'POST',
      url: `/api/v1${path}`,
      payload: '--x--',
      headers: { 'content-type': 'multipart/form-data; boundary=x', ...newVisitor(), ...headers },
    });

  test.each(PATHS)('%s is refused to foreign pages', async (path) => {
    expect((await send(path, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send(path, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  test.each(PATHS)('%s is read from our own pages, and from tools that are no browser', async (path) => {
    expect((await send(path, { origin: SITE_ORIGIN })).statusCode).not.toBe(403);
    expect((await send(path, {})).statusCode).not.toBe(403);
  });
});
