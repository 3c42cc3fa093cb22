import { describe, expect, test } from 'vitest';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../test/app.ts';
import { createLoggedServer } from '../../test/log.ts';
import { newColleague, STAFF_PASSWORD } from '../../test/staff.ts';

const app = createTestApp();

describe('in the log', () => {
  test('a refusal is written down with who asked for what, and without a name or an address', async () => {
    const { server, log } = await createLoggedServer(app);
    const editor = await newColleague(app, 'editor');
    await server.inject({
      url: '/api/v1/admin/privacy/find',
      method: 'POST',
      payload: {},
      headers: { cookie: editor.cookie, origin: 'https://evil.example' },
    });
    await server.inject({ url: '/api/v1/admin/enquiry?q=meera', headers: { cookie: editor.cookie } });
    await server.inject({
      url: '/api/v1/admin/auth/login',
      method: 'POST',
      payload: { email: editor.email, password: 'a wrong one entirely' },
    });
    await server.close();
    const rejected = log()
      .split('\n')
      .filter((line) => line.includes('"refused"'))
      .map((line) => JSON.parse(line) as { req: { path: string }; status: number; staff?: number; time: number });
    expect(rejected.map(({ req, status, staff }) => [req.path, status, staff])).toEqual([
      ['/api/v1/admin/privacy/find', 403, undefined],
      ['/api/v1/admin/enquiry', 403, editor.id],
      ['/api/v1/admin/auth/login', 401, undefined],
    ]);
    expect(log()).not.toMatch(/meera|colleague\d|a wrong one|127\.0\.0\.1/);
  });

  test('signing in is written down by the number of who did', async () => {
    const { server, log } = await createLoggedServer(app);
    const { id, email } = await newColleague(app);
    await server.inject({
      url: '/api/v1/admin/auth/login',
      method: 'POST',
      payload: { email, password: STAFF_PASSWORD },
    });
    await server.close();
    expect(log()).toMatch(new RegExp(`"staff":${id},"msg":"signed in"`));
    expect(log()).not.toContain(email);
  });
});

describe('what our pages never send', () => {
  const post = (payload: string) =>
    app.server.inject({
      method: 'POST',
      url: '/api/v1/public/subscribers',
      payload,
      headers: { ...newVisitor(), origin: SITE_ORIGIN, 'content-type': 'application/json' },
    });

  test.each([
    '{"__proto__":{"email":"a@aangan.example"}}',
    '{"constructor":{"prototype":{"x":1}},"email":"a@aangan.example"}',
  ])('never reaches a prototype: %s', async (payload) => {
    expect((await post(payload)).statusCode).toBe(400);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  test('a value given twice is one value or refused, and never breaks anything', async () => {
    for (const query of [
      'page=1&page=2',
      'city_id=1&city_id=2',
      'sort=a&sort=b',
      'bhk[]=1&bhk[x]=2',
      '__proto__[page]=3',
    ]) {
      const { statusCode } = await app.server.inject({
        url: `/api/v1/public/property?${query}`,
        headers: newVisitor(),
      });
      expect([query, statusCode]).toEqual([
        query,
        expect.toSatisfy((status: number) => status === 200 || status === 400),
      ]);
    }
  });

  test('TRACE repeats nothing', async () => {
    for (const url of ['/api/v1/public/site', '/robots.txt']) {
      const answer = await app.server.inject({
        method: 'TRACE' as 'GET',
        url,
        headers: { 'x-secret': 'secret-header-value', ...newVisitor() },
      });
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('secret-header-value');
    }
  });
});
