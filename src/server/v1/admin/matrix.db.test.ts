import Fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALL_PERMISSIONS, Role, rolesThatMay } from '#contract';
import { eq, tables } from '#db';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../../../test/app.ts';
import { newColleague } from '../../../../test/staff.ts';
import { type StaffCall, staffCalls } from '../../../../test/staff-calls.ts';
import { mountApi } from '../api.ts';

const app = createTestApp();
const ADMIN = '/api/v1/admin';
const HOUR_MS = 3_600_000;
const SAME_ORIGIN = { origin: SITE_ORIGIN };
const FOREIGN = { origin: 'https://evil.example' };

/** The roles that have each permission, by the table that staff see. */
const PERMISSION_ROLES = ALL_PERMISSIONS.map((permission) => [permission, rolesThatMay(permission)] as const);

const toCallName = ({ method, path }: Pick<StaffCall, 'method' | 'path'>) => `${method} ${path}`;
const callsFor = (...access: StaffCall['access'][]) => staffCalls.filter((call) => access.includes(call.access));
const reads = ({ method }: StaffCall) => method === 'GET' || method === 'HEAD';
const signsOut = ({ path }: StaffCall) => path.startsWith('/auth/logout');

/** Calls an existing path with the id of a missing record and an empty body. */
const send = ({ method, path }: Pick<StaffCall, 'method' | 'path'>, headers: Record<string, string>) =>
  app.server.inject({
    method: method as 'GET',
    url: ADMIN + path.replace(/:\w+/g, '999999999').replace('*', 'no-such-call'),
    headers: { ...newVisitor(), ...headers },
    ...(method === 'GET' || method === 'HEAD' ? {} : { payload: {} }),
  });

/** The status of each call, and whether its response requires signing in again. */
async function answers(calls: StaffCall[], headers: Record<string, string>): Promise<Record<string, string>> {
  const named = calls.map(async (call) => {
    const { statusCode, body } = await send(call, headers);
    // A response to HEAD has no body in a browser.
    const flagged = call.method !== 'HEAD' && body.includes('"logout":true');
    return [toCallName(call), `${statusCode}${flagged ? ' logout' : ''}`];
  });
  return Object.fromEntries(await Promise.all(named));
}

const all = (calls: StaffCall[], status: string) => Object.fromEntries(calls.map((call) => [toCallName(call), status]));

/** The expected responses without a valid session. */
const sentToSignIn = (calls: StaffCall[]) =>
  Object.fromEntries(calls.map((call) => [toCallName(call), call.method === 'HEAD' ? '401' : '401 logout']));

test('R-324 every call of the back office has a decided access rule, and no rule is unused', async () => {
  const server = Fastify();
  const registered: string[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith(`${ADMIN}/`)) return;
    for (const each of [method].flat()) registered.push(`${each} ${url.slice(ADMIN.length)}`);
  });
  await mountApi(server, {
    core: app.core,
    siteOrigin: SITE_ORIGIN,
    version: 'test',
    limitReads: () => {},
    onViolation: () => {},
  });
  await server.close();
  expect(registered.toSorted(), 'Decide who may make it in test/staff-calls.ts').toEqual(
    staffCalls.map(toCallName).toSorted(),
  );
});

describe('a call that needs a session', () => {
  const calls = callsFor('session', ...ALL_PERMISSIONS);
  /** Cookies without a valid session, by the reason. */
  const cookies: Record<string, string> = { 'is missing': '', 'is made up': '__Host-aangan=made-up' };

  beforeAll(async () => {
    const start = app.clock.now;
    const openedBefore = async (hours: number) => {
      app.clock.now = new Date(start.getTime() - hours * HOUR_MS);
      const { cookie } = await newColleague(app);
      app.clock.now = start;
      return cookie;
    };
    cookies['was idle for twelve hours'] = await openedBefore(12.1);
    cookies['is seven days old'] = await openedBefore(7 * 24);
    const left = await newColleague(app);
    await app.db.update(tables.users).set({ isActive: false }).where(eq(tables.users.id, left.id));
    cookies['belongs to a deactivated user'] = left.cookie;
    const out = await newColleague(app);
    await out.call('POST', '/auth/logout');
    cookies['was signed out of'] = out.cookie;
  });

  test.each([
    'is missing',
    'is made up',
    'was idle for twelve hours',
    'is seven days old',
    'belongs to a deactivated user',
    'was signed out of',
  ])('R-011 R-324 D-51 is refused with the logout flag when the session %s', async (fate) => {
    const cookie = cookies[fate];
    expect(cookie).toBeDefined();
    expect(await answers(calls, { ...SAME_ORIGIN, cookie: cookie ?? '' })).toEqual(sentToSignIn(calls));
  });

  test('D-51 is refused to a foreign page, regardless of who is signed in, when it can change something', async () => {
    const { cookie } = await newColleague(app);
    const writes = calls.filter((call) => !reads(call));
    expect(await answers(writes, { ...FOREIGN, cookie })).toEqual(all(writes, '403'));
    expect(await answers(writes, { 'sec-fetch-site': 'cross-site', cookie })).toEqual(all(writes, '403'));
  });

  test.each(Role.options)('D-55 is open to the role %s', async (role) => {
    const colleague = await newColleague(app, role);
    const forAll = callsFor('session');
    const stays = await answers(
      forAll.filter((call) => !signsOut(call)),
      { ...SAME_ORIGIN, cookie: colleague.cookie },
    );
    for (const [call, status] of Object.entries(stays))
      expect([call, status]).toEqual([call, expect.stringMatching(/^(2|4(?!01|03))/)]);
    for (const call of forAll.filter(signsOut)) {
      const { cookie } = await newColleague(app, role);
      expect(await answers([call], { ...SAME_ORIGIN, cookie })).toEqual(all([call], '200'));
    }
  });
});

describe('a call that needs a permission', () => {
  test('D-55 exists for every permission but those that limit the answer of another call', () => {
    const used = new Set(staffCalls.map(({ access }) => access));
    const unused = ALL_PERMISSIONS.filter((permission) => !used.has(permission));
    // A listing is published by changing it; posters are shown in postings; leads are imported by the calls of imports.
    expect(unused).toEqual([
      'lead-imports:see',
      'lead-imports:change',
      'posters:see',
      'properties:publish',
      'projects:publish',
    ]);
  });

  test.each(Role.options)(
    'R-298 R-299 R-300 R-307 R-308 D-55 is open to the role %s if the table says so, and to no other',
    async (role) => {
      const { cookie } = await newColleague(app, role);
      for (const [permission, roles] of PERMISSION_ROLES) {
        const calls = callsFor(permission);
        const status = roles.includes(role) ? /^(2|4(?!01|03))/ : /^403$/;
        const expected = calls.map((call) => [toCallName(call), expect.stringMatching(status)]);
        expect([permission, await answers(calls, { ...SAME_ORIGIN, cookie })]).toEqual([
          permission,
          Object.fromEntries(expected),
        ]);
      }
    },
  );
});

describe('a call without a session', () => {
  test('D-31 D-39 R-324 is never answered with the logout flag', async () => {
    // Anyone may ask for a challenge, which has no input.
    const calls = callsFor('our pages', 'anybody').filter(({ path }) => path !== '/auth/passkey/start');
    const statuses = await answers(calls, SAME_ORIGIN);
    for (const [call, status] of Object.entries(statuses))
      expect([call, status]).toEqual([call, expect.stringMatching(/^4(?!01|03)\d\d$/)]);
  });

  test('D-51 is for our own pages only where it is about an account', async () => {
    const calls = callsFor('our pages');
    expect(await answers(calls, FOREIGN)).toEqual(all(calls, '403'));
  });

  test('D-19 is for anybody where visitors write to us', async () => {
    const calls = callsFor('anybody');
    expect(await answers(calls, FOREIGN)).toEqual(await answers(calls, SAME_ORIGIN));
  });
});

describe('a stranger', () => {
  const paths = [...new Set(staffCalls.map(({ path }) => path))];
  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
  const open = new Set(callsFor('our pages', 'anybody').map(toCallName));
  const isRevealingHeader = (name: string) => name === 'allow' || name.startsWith('access-control-');

  test('R-324 learns neither which calls exist nor which methods they have', async () => {
    const unknown = (await send({ method: 'GET', path: '/*' }, {})).body;
    const closed = paths
      .flatMap((path) => METHODS.map((method) => ({ method, path })))
      .filter((call) => !open.has(toCallName(call)));
    for (const call of closed) {
      const { statusCode, body, headers } = await send(call, { 'access-control-request-method': 'DELETE' });
      const responseBody = call.method === 'HEAD' ? unknown : body;
      expect([toCallName(call), statusCode, responseBody]).toEqual([toCallName(call), 401, unknown]);
      expect(Object.keys(headers).filter(isRevealingHeader)).toEqual([]);
    }
  });
});
