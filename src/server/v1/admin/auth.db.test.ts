import { beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#core';
import { eq, tables } from '#db';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../../../test/app.ts';

const app = createTestApp();
const ASHA = { email: 'asha@aangan.example', password: 'a long enough password' };

beforeAll(async () => {
  const passwordHash = await hashPassword(ASHA.password);
  await app.db.insert(tables.users).values({ fullName: 'Asha Menon', email: ASHA.email, role: 'admin', passwordHash });
});

const signIn = (payload: object) =>
  app.server.inject({ method: 'POST', url: '/api/v1/admin/auth/login', payload, headers: newVisitor() });

const getSessionCookie = async () => {
  const [cookie] = (await signIn(ASHA)).cookies;
  return `${cookie?.name}=${cookie?.value}`;
};

const me = (cookie: string) => app.server.inject({ url: '/api/v1/admin/user/me', headers: { cookie } });

describe('signing in', () => {
  test('R-289 answers with the admin and a cookie that scripts cannot read', async () => {
    const answer = await signIn({ email: '  ASHA@aangan.example ', password: ` ${ASHA.password} ` });
    expect(answer.json()).toMatchObject({ success: true, admin: { id: expect.any(Number), full_name: 'Asha Menon' } });
    expect(answer.cookies[0]).toMatchObject({
      name: '__Host-aangan',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('D-51 answers alike for a wrong password, an unknown address and a person who was switched off', async () => {
    await app.db.insert(tables.users).values({
      fullName: 'Former Colleague',
      email: 'former@aangan.example',
      role: 'sales',
      isActive: false,
      passwordHash: await hashPassword(ASHA.password),
    });
    const answers = await Promise.all([
      signIn({ email: ASHA.email, password: 'wrong' }),
      signIn({ email: 'nobody@aangan.example', password: ASHA.password }),
      signIn({ email: 'former@aangan.example', password: ASHA.password }),
    ]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        success: false,
        msg: 'Incorrect email or password',
        errors: [{ message: 'Incorrect email or password' }],
      });
    }
  });

  test('D-51 takes the same work for a known and an unknown address', async () => {
    const work: Record<string, number[]> = { [ASHA.email]: [], 'nobody-at-all@aangan.example': [] };
    for (let pair = 0; pair < 50; pair += 1) {
      for (const [email, samples] of Object.entries(work)) {
        // CPU time, so that other load on this machine does not affect the measurement.
        const start = process.cpuUsage();
        await signIn({ email, password: 'not the password' });
        const { user, system } = process.cpuUsage(start);
        samples.push((user + system) / 1000);
      }
    }
    const [known = 0, unknown = 0] = Object.values(work).map((samples) => samples.toSorted((a, b) => a - b)[25]);
    expect(Math.abs(known - unknown)).toBeLessThan(5);
  });

  test('D-51 is slowed down for one visitor', async () => {
    const headers = newVisitor();
    let last = 0;
    for (let n = 0; n < 101; n++) {
      const answer = await app.server.inject({
        method: 'POST',
        url: '/api/v1/admin/auth/login',
        payload: { email: 'x', password: '' },
        headers,
      });
      last = answer.statusCode;
    }
    expect(last).toBe(429);
  });
});

describe('a session', () => {
  test('R-291 tells who is signed in, until they sign out', async () => {
    const cookie = await getSessionCookie();
    expect((await me(cookie)).json()).toMatchObject({ success: true, customer: { email: ASHA.email, role: 'admin' } });
    const out = await app.server.inject({
      method: 'POST',
      url: '/api/v1/admin/auth/logout',
      headers: { cookie, origin: SITE_ORIGIN },
    });
    expect(out.statusCode).toBe(200);
    expect((await me(cookie)).statusCode).toBe(401);
  });

  test('R-011 D-39 that is missing or forged is refused with the logout flag', async () => {
    for (const cookie of ['', '__Host-aangan=made-up']) {
      const answer = await me(cookie);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ success: false, logout: true });
    }
  });

  test('R-324 is asked for by every call of the back office, also by those that do not exist', async () => {
    for (const url of ['/api/v1/admin/subscribers?page=1', '/api/v1/admin/no-such-call', '/api/v1/admin/user/1']) {
      expect((await app.server.inject(url)).statusCode).toBe(401);
    }
    const cookie = await getSessionCookie();
    expect((await app.server.inject({ url: '/api/v1/admin/no-such-call', headers: { cookie } })).statusCode).toBe(404);
  });

  test('D-51 ends after twelve idle hours and after seven days', async () => {
    const start = app.clock.now;
    const idle = await getSessionCookie();
    app.clock.now = new Date(start.getTime() + 12.1 * 3_600_000);
    expect((await me(idle)).statusCode).toBe(401);

    app.clock.now = start;
    const busy = await getSessionCookie();
    for (let hours = 10; hours < 168; hours += 10) {
      app.clock.now = new Date(start.getTime() + hours * 3_600_000);
      expect((await me(busy)).statusCode).toBe(200);
    }
    app.clock.now = new Date(start.getTime() + 168 * 3_600_000);
    expect((await me(busy)).statusCode).toBe(401);
    app.clock.now = start;
  });

  test('D-51 ends when its owner is switched off', async () => {
    const cookie = await getSessionCookie();
    await app.db.update(tables.users).set({ isActive: false }).where(eq(tables.users.email, ASHA.email));
    expect((await me(cookie)).statusCode).toBe(401);
    await app.db.update(tables.users).set({ isActive: true }).where(eq(tables.users.email, ASHA.email));
  });

  test('D-51 is not usable from a foreign page', async () => {
    const cookie = await getSessionCookie();
    const send = (headers: Record<string, string>) =>
      app.server.inject({ method: 'POST', url: '/api/v1/admin/auth/logout', headers: { cookie, ...headers } });
    expect((await send({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await send({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    expect((await me(cookie)).statusCode).toBe(200);
  });
});
