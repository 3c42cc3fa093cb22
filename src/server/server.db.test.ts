import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { diskStore } from '#core';
import { tables } from '#db';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../test/app.ts';
import { newColleague } from '../../test/staff.ts';
import { createLogger } from './plugins/logging.ts';
import { buildServer } from './server.ts';

const app = createTestApp();

describe('an answer', () => {
  test('carries the id of its request, the proxy’s if it gave one', async () => {
    const generated = await app.server.inject('/api/v1/public/site');
    expect(generated.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    const forwarded = await app.server.inject({
      url: '/api/v1/public/site',
      headers: { 'x-request-id': 'from-the-proxy-1' },
    });
    expect(forwarded.headers['x-request-id']).toBe('from-the-proxy-1');
    const forged = await app.server.inject({ url: '/api/v1/public/site', headers: { 'x-request-id': 'a\tb' } });
    expect(forged.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  test('carries security headers', async () => {
    const { headers } = await app.server.inject('/api/v1/public/site');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('script-src *');
    expect(headers['content-security-policy']).toContain(
      'frame-src https://www.google.com/maps/ https://www.openstreetmap.org https://www.youtube-nocookie.com;',
    );
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('D-39 a refusal', () => {
  test('of an unknown call is flat JSON, not a page', async () => {
    const answer = await app.server.inject('/api/v1/public/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ success: false, msg: 'Not found', errors: [{ message: 'Not found' }] });
  });

  test('of broken or oversized bodies is a 4xx, never a 5xx', async () => {
    const post = (payload: string, type = 'application/json') =>
      app.server.inject({
        method: 'POST',
        url: '/api/v1/public/subscribers',
        payload,
        headers: { ...newVisitor(), 'content-type': type },
      });
    expect((await post('{')).statusCode).toBe(400);
    expect((await post('null')).statusCode).toBe(400);
    expect((await post('<x/>', 'text/xml')).statusCode).toBe(415);
    const huge = await post(JSON.stringify({ email: 'x'.repeat(300_000) }));
    expect(huge.statusCode).toBe(413);
    expect(huge.json()).toMatchObject({ success: false, errors: [{ message: expect.any(String) }] });
  });

  test('of something we did not foresee says nothing about it, and the log names no person', async () => {
    let log = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        log += chunk.toString();
        done();
      },
    });
    const core = {
      ...app.core,
      newsletter: {
        subscribe: async ({ email }: { email: string }) => {
          await app.pool.query('insert into subscribers (email) values ($1)', [email]);
        },
      },
    };
    const server = await buildServer({
      core,
      logger: createLogger('info', sink),
      siteOrigin: SITE_ORIGIN,
      trustProxy: false,
      version: 'test',
      pages: 'none',
    });
    const answer = await server.inject({
      method: 'POST',
      url: '/api/v1/public/subscribers?utm=meera@aangan.example',
      payload: { email: 'meera@aangan.example' },
      headers: { 'x-request-id': 'find-me-in-the-log' },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      success: false,
      msg: 'Something went wrong',
      errors: [{ message: 'Something went wrong' }],
    });
    expect(log).toContain('find-me-in-the-log');
    expect(log).toContain('consent_id');
    expect(log).not.toContain('meera');
    await server.close();
  });
});

describe('asked to stop', () => {
  const EMAIL = 'under-way@aangan.example';

  test('the server finishes the request under way and takes no new one', async () => {
    const server = await buildServer({
      core: app.core,
      logger: createLogger('silent'),
      siteOrigin: SITE_ORIGIN,
      trustProxy: false,
      version: 'test',
      pages: 'none',
    });
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    // Holding the lock of an address blocks its subscription, as a slow database would.
    const holder = await app.pool.connect();
    await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [EMAIL]);
    const underWay = fetch(`${address}/api/v1/public/subscribers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL }),
    });
    const waiting = async () =>
      (
        await app.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'",
        )
      ).rowCount;
    await expect.poll(waiting).toBe(1);
    const closed = server.close();
    await expect
      .poll(() =>
        fetch(address).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused');
    await holder.query('select pg_advisory_unlock_all()');
    holder.release();
    expect((await underWay).status).toBe(201);
    await closed;
  });
});

describe('the description of the API', () => {
  test('is OpenAPI 3.1 and lists the calls', async () => {
    const description = (await app.server.inject('/api/docs/json')).json();
    expect(description.openapi).toBe('3.1.0');
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining([
        '/api/v1/public/city',
        '/api/v1/public/featured-city',
        '/api/v1/public/subscribers',
        '/api/v1/contactUs',
      ]),
    );
  });

  test('names the calls of the back office to staff only', async () => {
    const readPaths = async (headers = {}) =>
      Object.keys((await app.server.inject({ url: '/api/docs/json', headers })).json().paths);
    const isOfStaff = (path: string) => path.startsWith('/api/v1/admin/');
    expect((await readPaths()).filter(isOfStaff)).toEqual([]);
    expect((await readPaths({ cookie: 'aangan=forged; __Host-aangan=forged' })).filter(isOfStaff)).toEqual([]);
    const { cookie } = await newColleague(app);
    expect((await readPaths({ cookie })).filter(isOfStaff).length).toBeGreaterThan(50);
  });
});

describe('drawings of the demo', () => {
  test('are stored files, which a browser may keep for ever but never runs', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await diskStore(app.filesFolder).put('public/pictures/city-delhi.svg', Buffer.from(svg), 'image/svg+xml');
    const answer = await app.server.inject('/media/pictures/city-delhi.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(svg);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
  });

  test('are found at the addresses that they had before they were files', async () => {
    await app.db
      .insert(tables.media)
      .values({ path: 'pictures/city-goa.svg', contentType: 'image/svg+xml', visibility: 'public', status: 'ready' });
    const answer = await app.server.inject('/media/art/city-goa.svg');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/media/pictures/city-goa.svg']);
  });

  test('are never drawn on request', async () => {
    for (const name of ['city-delhi', 'elevation-villa-1-golden', '%3Cscript%3E', '..%2F..%2Fetc']) {
      const answer = await app.server.inject(`/media/art/${name}.svg`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toMatch(/no-store/);
    }
  });
});

test('the private port is not part of the public site', async () => {
  for (const path of ['/metrics', '/livez', '/readyz']) expect((await app.server.inject(path)).statusCode).toBe(404);
});
