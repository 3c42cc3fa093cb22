import { describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { entriesAbout, getStatus, newStaff, signedIn, staffPost } from '../../../../test/staff-accounts.ts';

const app = createTestApp();
const { passwordTokens, sessions, signInTries, users } = tables;
const HOUR = 60 * 60 * 1000;

describe('a session', () => {
  test('D-51 is new at every sign-in, and an id that an attacker planted is never taken over', async () => {
    const staff = await newStaff(app);
    const fixatedCookie = '__Host-aangan=set-by-an-attacker';
    const { email, password } = staff;
    const answer = await staffPost(app, '/auth/login', { email, password }, { ...newVisitor(), cookie: fixatedCookie });
    const [cookie] = answer.cookies;
    expect(cookie?.value).toMatch(/^[\w-]{43}$/);
    expect(await getStatus(app, fixatedCookie)).toBe(401);
    expect(await signedIn(app, staff)).not.toContain(cookie?.value);
  });

  test('D-51 ends when the same browser signs in again', async () => {
    const staff = await newStaff(app);
    const before = await signedIn(app, staff);
    const { email, password } = staff;
    await staffPost(app, '/auth/login', { email, password }, { ...newVisitor(), cookie: before });
    expect(await getStatus(app, before)).toBe(401);
  });

  test('R-291 cannot be used after signing out, also not by the person who copied it', async () => {
    const staff = await newStaff(app);
    const [current, elsewhere] = [await signedIn(app, staff), await signedIn(app, staff)];
    const answer = await staffPost(app, '/auth/logout', {}, { cookie: current });
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-aangan', value: '' });
    expect(await getStatus(app, current)).toBe(401);
    expect(await getStatus(app, elsewhere)).toBe(200);
  });

  test('D-51 is listed for its owner with device and network, and ended one by one', async () => {
    const staff = await newStaff(app);
    const [current, elsewhere] = [await signedIn(app, staff), await signedIn(app, staff)];
    const call = (method: 'GET' | 'DELETE', path: string, cookie: string) =>
      app.server.inject({ method, url: `/api/v1/admin/user/me/sessions${path}`, headers: { cookie, ...newVisitor() } });
    const list = (await call('GET', '', current)).json().sessions as { id: string; is_current: boolean }[];
    expect(list).toHaveLength(2);
    expect(list.filter(({ is_current }) => is_current)).toHaveLength(1);
    expect(JSON.stringify(list)).not.toContain(current.split('=')[1]);
    await app.db.update(sessions).set({ ip: '2001:db8::7' }).where(eq(sessions.userId, staff.id));
    const networks = (await call('GET', '', current)).json().sessions as { network: string }[];
    expect(networks.map(({ network }) => network)).toEqual(['2001:db8::', '2001:db8::']);
    await app.db.update(sessions).set({ ip: '203.0.113.7' }).where(eq(sessions.userId, staff.id));
    expect((await call('GET', '', current)).json().sessions[0].network).toBe('203.0.113.x');
    const other = list.find(({ is_current }) => !is_current)?.id ?? '';

    const stranger = await signedIn(app, await newStaff(app));
    expect((await call('DELETE', `/${other}`, stranger)).statusCode).toBe(404);
    expect(await getStatus(app, elsewhere)).toBe(200);
    expect((await call('DELETE', `/${other}`, current)).statusCode).toBe(200);
    expect(await getStatus(app, elsewhere)).toBe(401);
    expect(await getStatus(app, current)).toBe(200);
    expect((await call('DELETE', `/${other}`, current)).statusCode).toBe(404);
  });

  test('D-51 ends in every browser when its owner says so, which is written down', async () => {
    const staff = await newStaff(app);
    const cookies = [await signedIn(app, staff), await signedIn(app, staff)];
    const stranger = await signedIn(app, await newStaff(app));
    const answer = await staffPost(app, '/auth/logout-everywhere', {}, { cookie: cookies[0] ?? '' });
    expect(answer.json()).toEqual({ success: true });
    for (const cookie of cookies) expect(await getStatus(app, cookie)).toBe(401);
    expect(await getStatus(app, stranger)).toBe(200);
    expect(await entriesAbout(app, staff.id)).toMatchObject([{ actorId: staff.id, action: 'sign-out' }]);
    expect((await staffPost(app, '/auth/logout-everywhere')).statusCode).toBe(401);
  });

  test('D-51 cannot be used after its owner was switched off', async () => {
    const staff = await newStaff(app);
    const cookie = await signedIn(app, staff);
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, staff.id));
    expect(await getStatus(app, cookie)).toBe(401);
    const { email, password } = staff;
    expect((await staffPost(app, '/auth/login', { email, password })).statusCode).toBe(401);
  });

  test('R-235 is kept as a hash, and signing in is remembered', async () => {
    const staff = await newStaff(app);
    const cookie = await signedIn(app, staff);
    const [row] = await app.db.select().from(sessions).where(eq(sessions.userId, staff.id));
    expect(cookie).not.toContain(row?.idHash);
    const [user] = await app.db.select().from(users).where(eq(users.id, staff.id));
    expect(user?.lastSignInAt).toEqual(app.clock.now);
  });

  test('D-51 is not opened from a foreign page', async () => {
    const { email, password } = await newStaff(app);
    const headers = { ...newVisitor(), origin: 'https://evil.example' };
    expect((await staffPost(app, '/auth/login', { email, password }, headers)).statusCode).toBe(403);
  });
});

test('D-51 what is over leaves the database: sessions, links and failed tries', async () => {
  const start = app.clock.now;
  const staff = await newStaff(app);
  await signedIn(app, staff);
  await app.core.accounts.mailPasswordLink(staff.id);
  await staffPost(app, '/auth/login', { email: staff.email, password: 'wrong' });
  const left = async () => [
    await app.db.$count(sessions, eq(sessions.userId, staff.id)),
    await app.db.$count(passwordTokens, eq(passwordTokens.userId, staff.id)),
    await app.db.$count(signInTries),
  ];
  await app.core.accounts.deleteExpired();
  expect(await left()).toEqual([1, 1, expect.any(Number)]);
  app.clock.now = new Date(start.getTime() + 13 * HOUR);
  const fresh = await signedIn(app, staff);
  await app.core.accounts.deleteExpired();
  expect((await left()).slice(0, 2)).toEqual([1, 1]);
  expect(await getStatus(app, fresh)).toBe(200);
  app.clock.now = new Date(start.getTime() + 26 * HOUR);
  await app.core.accounts.deleteExpired();
  expect(await left()).toEqual([0, 0, 0]);
  app.clock.now = start;
});
