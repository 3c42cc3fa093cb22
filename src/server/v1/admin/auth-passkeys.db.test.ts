import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { Authenticator } from '../../../../test/authenticator.ts';
import {
  entriesAbout,
  getStatus,
  newStaff,
  type StaffAccount,
  signedIn,
  staffPost,
} from '../../../../test/staff-accounts.ts';

const app = createTestApp();

let start: Date;
let staff: StaffAccount;
let cookie: string;
let device: Authenticator;
beforeEach(async () => {
  start = app.clock.now;
  staff = await newStaff(app);
  cookie = await signedIn(app, staff);
  device = new Authenticator();
});
afterEach(async () => {
  app.clock.now = start;
  await app.db.delete(tables.settings).where(eq(tables.settings.key, 'security'));
});

const as = (owner: string) => ({ ...newVisitor(), cookie: owner });
const mine = (path: string, payload: object, owner = cookie) =>
  staffPost(app, `/user/me/passkeys${path}`, payload, as(owner));
const startAdding = async (owner = cookie): Promise<string> => {
  const answer = await mine('/start', { password: staff.password }, owner);
  expect(answer.statusCode).toBe(200);
  return answer.json().options.challenge;
};
const added = async (by = device) => {
  const answer = await mine('', { name: 'Office laptop', passkey: by.register({ challenge: await startAdding() }) });
  expect(answer.statusCode).toBe(200);
  return answer.json().recovery_codes as string[];
};
const state = async (owner = cookie) =>
  (await app.server.inject({ url: '/api/v1/admin/user/me/two-factor', headers: { cookie: owner } })).json();
const login = (second: object = {}) =>
  staffPost(app, '/auth/login', { email: staff.email, password: staff.password, ...second });
const signInChallenge = async (): Promise<string> =>
  (await staffPost(app, '/auth/passkey/start')).json().options.challenge;
const signInWith = (passkey: object) => staffPost(app, '/auth/passkey', { passkey });
const mailsTo = async (email: string) =>
  (await app.db.select().from(tables.mails).where(eq(tables.mails.recipient, email)).orderBy(tables.mails.id)).map(
    ({ data }) => (data as { change?: string }).change,
  );

describe('D-62 adding and removing passkeys', () => {
  test('a passkey is added after the password, with recovery codes once, an entry and a mail', async () => {
    const other = await signedIn(app, staff);
    const codes = await added();
    expect(codes).toHaveLength(10);
    expect((await state()).passkeys).toEqual([
      { id: expect.any(Number), name: 'Office laptop', created_at: expect.any(String), last_used_at: null },
    ]);
    expect(await added(new Authenticator())).toEqual([]);
    expect([await getStatus(app, cookie), await getStatus(app, other)]).toEqual([200, 401]);
    expect(await mailsTo(staff.email)).toEqual(['passkey-added', 'passkey-added']);
    expect((await entriesAbout(app, staff.id)).map(({ action, after }) => [action, after])).toEqual([
      ['two-factor', { passkey: 'Office laptop' }],
      ['two-factor', { passkey: 'Office laptop' }],
    ]);
  });

  test('nothing starts without the right password', async () => {
    const answer = await mine('/start', { password: 'wrong' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: 'password', message: 'The password is wrong' }]);
  });

  test('a passkey made for another site, for another user, too late or twice is refused', async () => {
    const refuse = async (passkey: object, owner = cookie) => {
      const answer = await mine('', { name: 'Laptop', passkey }, owner);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().msg).toBe('The passkey was not accepted. Please try again.');
    };
    await refuse(device.register({ challenge: await startAdding(), origin: 'https://www.aangan.example.evil.test' }));
    await refuse(device.register({ challenge: await startAdding(), rpId: 'evil.test' }));
    await refuse(device.register({ challenge: Buffer.from('made up').toString('base64url') }));
    const colleague = await signedIn(app, await newStaff(app));
    await refuse(device.register({ challenge: await startAdding() }), colleague);
    const challenge = await startAdding();
    app.clock.now = new Date(start.getTime() + 5 * 60_000 + 1);
    await refuse(device.register({ challenge }));
    const once = device.register({ challenge: await startAdding() });
    expect((await mine('', { name: 'Laptop', passkey: once })).statusCode).toBe(200);
    await refuse(once);
  });

  test('a passkey belongs to one account, and an account has at most ten', async () => {
    await added();
    const colleague = await newStaff(app);
    const theirs = await signedIn(app, colleague);
    const taken = await mine(
      '',
      { name: 'Laptop', passkey: device.register({ challenge: await startAdding(theirs) }) },
      theirs,
    );
    expect([taken.statusCode, taken.json().msg]).toEqual([409, 'This passkey is already in use']);
    for (let each = 1; each < 10; each += 1) await added(new Authenticator());
    const passkey = new Authenticator().register({ challenge: await startAdding() });
    expect((await mine('', { name: 'Eleventh', passkey })).statusCode).toBe(409);
  });

  test('only the owner removes a passkey, with the password; the recovery codes of the last one go with it', async () => {
    await added();
    const [{ id }] = (await state()).passkeys;
    const colleague = await newStaff(app);
    const theirs = await signedIn(app, colleague);
    const remove = (owner: string, password: string) => mine(`/${id}/remove`, { password }, owner);
    expect((await remove(theirs, colleague.password)).statusCode).toBe(404);
    expect((await remove(cookie, 'wrong')).statusCode).toBe(400);
    expect((await remove(cookie, staff.password)).statusCode).toBe(200);
    expect(await state()).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
    expect((await remove(cookie, staff.password)).statusCode).toBe(404);
    expect(await mailsTo(staff.email)).toEqual(['passkey-added', 'passkey-removed']);
    expect((await login()).statusCode).toBe(200);
  });
});

describe('D-62 signing in with a passkey', () => {
  test('as the second step after the password', async () => {
    await added();
    const asked = await login();
    expect(asked.statusCode).toBe(401);
    expect(asked.json()).toMatchObject({ second_factor: true, authenticator_app: false });
    const passkey = device.prove({ challenge: asked.json().passkey.challenge, verified: false });
    expect((await login({ passkey })).statusCode).toBe(200);
    expect((await login({ passkey })).statusCode).toBe(401);
    expect((await state(await signedInAgain())).passkeys[0].last_used_at).not.toBeNull();
  });

  /** A session by passkey alone. */
  const signedInAgain = async () => {
    const answer = await signInWith(device.prove({ challenge: await signInChallenge() }));
    expect(answer.statusCode).toBe(200);
    const [session] = answer.cookies;
    return `${session?.name}=${session?.value}`;
  };

  test('as the whole sign-in, if the device verified its user; an inactive user is refused', async () => {
    await added();
    expect(await getStatus(app, await signedInAgain())).toBe(200);
    expect((await signInWith(device.prove({ challenge: await signInChallenge(), verified: false }))).statusCode).toBe(
      401,
    );
    await app.db.update(tables.users).set({ isActive: false }).where(eq(tables.users.id, staff.id));
    expect((await signInWith(device.prove({ challenge: await signInChallenge() }))).statusCode).toBe(401);
  });

  test('a recovery code works instead, once', async () => {
    const [code] = await added();
    expect((await login({ code })).statusCode).toBe(200);
    expect((await login({ code })).statusCode).toBe(401);
  });

  test('an authenticator app that was never confirmed is not a second step', async () => {
    await staffPost(app, '/user/me/two-factor/start', { password: staff.password }, as(cookie));
    await added();
    const asked = await login();
    expect(asked.json().authenticator_app).toBe(false);
  });

  test('a forged, foreign, expired or repeated proof is refused', async () => {
    await added();
    const refuse = async (passkey: object) => {
      const answer = await signInWith(passkey);
      expect([answer.statusCode, answer.json().msg]).toEqual([401, 'The passkey was not accepted. Please try again.']);
      expect(answer.cookies).toEqual([]);
    };
    await refuse(new Authenticator().prove({ challenge: await signInChallenge() }));
    await refuse(device.prove({ challenge: await signInChallenge(), origin: 'https://evil.test' }));
    await refuse(device.prove({ challenge: await signInChallenge(), rpId: 'evil.test' }));
    const forged = new Authenticator().prove({ challenge: await signInChallenge() });
    const { id, rawId } = device.prove({ challenge: 'x' });
    await refuse({ ...forged, id, rawId });
    const secondStep = (await login()).json().passkey.challenge;
    await refuse(device.prove({ challenge: secondStep }));
    const proof = device.prove({ challenge: await signInChallenge() });
    expect((await signInWith(proof)).statusCode).toBe(200);
    await refuse(proof);
    const challenge = await signInChallenge();
    app.clock.now = new Date(start.getTime() + 5 * 60_000 + 1);
    await refuse(device.prove({ challenge }));
  });

  test('of two simultaneous uses of one proof, one signs in', async () => {
    await added();
    const proof = device.prove({ challenge: await signInChallenge() });
    const answers = await Promise.all([signInWith(proof), signInWith(proof), signInWith(proof)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  test('a copy of a passkey is noticed by its count', async () => {
    device.counter = 7;
    await added();
    device.counter = 9;
    expect((await signInWith(device.prove({ challenge: await signInChallenge() }))).statusCode).toBe(200);
    device.counter = 8;
    expect((await signInWith(device.prove({ challenge: await signInChallenge() }))).statusCode).toBe(401);
  });

  test('another account’s passkey is no second step, and ten wrong ones are enough', async () => {
    await added();
    const other = new Authenticator();
    const owner = staff;
    staff = await newStaff(app);
    cookie = await signedIn(app, staff);
    await added(other);
    staff = owner;
    for (let each = 0; each < 10; each += 1) {
      const { challenge } = (await login()).json().passkey;
      expect((await login({ passkey: other.prove({ challenge }) })).statusCode).toBe(401);
    }
    expect((await login({ passkey: device.prove({ challenge: 'x' }) })).statusCode).toBe(429);
    expect(await mailsTo(staff.email)).toContain('codes-refused');
  });

  test('a huge answer is refused before it is read', async () => {
    const proof = device.prove({ challenge: await signInChallenge() });
    const response = { ...proof.response, signature: 'A'.repeat(100_000) };
    expect((await signInWith({ ...proof, response })).statusCode).toBe(400);
  });

  test('spent challenges are deleted when they have expired', async () => {
    await added();
    await signedInAgain();
    app.clock.now = new Date(start.getTime() + 60 * 60_000);
    await app.core.accounts.deleteExpired();
    expect(await app.db.$count(tables.spentChallenges)).toBe(0);
  });
});

describe('D-62 two-step verification by role', () => {
  const admin = async () => signedIn(app, await newStaff(app, { role: 'admin' }));
  const requireTwoSteps = async (...two_step_roles: string[]) => {
    const answer = await app.server.inject({
      method: 'PUT',
      url: '/api/v1/admin/settings/security',
      payload: { two_step_roles },
      headers: { ...as(await admin()), 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.statusCode).toBe(200);
  };
  const get = (path: string, owner = cookie) =>
    app.server.inject({ url: `/api/v1/admin${path}`, headers: { cookie: owner } });

  test('a user of a role that requires it can only set it up', async () => {
    await requireTwoSteps('editor');
    expect((await get('/user/me')).json()).toMatchObject({ two_step_missing: true });
    const refused = await get('/property');
    expect([refused.statusCode, refused.json().msg]).toEqual([
      403,
      'Your role requires two-step verification. Set it up first.',
    ]);
    expect((await get('/property/export')).statusCode).toBe(403);
    await added();
    expect((await get('/user/me')).json()).toMatchObject({ two_step_missing: false });
    expect((await get('/property')).statusCode).toBe(200);
  });

  test('other roles are not affected', async () => {
    await requireTwoSteps('hr', 'sales');
    expect((await get('/property')).statusCode).toBe(200);
  });

  test('an admin sees who has which, other staff do not', async () => {
    await added();
    const rowIn = async (owner: string) =>
      (await get(`/user?q=${encodeURIComponent(staff.email)}`, owner)).json().users[0];
    expect(await rowIn(await admin())).toMatchObject({ authenticator_app: false, passkeys: 1 });
    expect(await rowIn(cookie)).toMatchObject({ authenticator_app: null, passkeys: null });
  });

  test('an admin resets a lost one: sessions end, the owner is told, the history says so', async () => {
    await added();
    const reset = (owner: string, id = staff.id) => staffPost(app, `/user/${id}/two-factor/reset`, {}, as(owner));
    expect((await reset(cookie)).statusCode).toBe(403);
    const chief = await admin();
    expect((await reset(chief)).statusCode).toBe(200);
    expect(await getStatus(app, cookie)).toBe(401);
    expect((await login()).statusCode).toBe(200);
    expect((await signInWith(device.prove({ challenge: await signInChallenge() }))).statusCode).toBe(401);
    expect(await mailsTo(staff.email)).toEqual(['passkey-added', 'two-factor-reset']);
    expect((await entriesAbout(app, staff.id)).at(-1)).toMatchObject({
      action: 'two-factor',
      before: { authenticator_app: false, passkeys: 1 },
      after: { authenticator_app: false, passkeys: 0 },
    });
    expect((await reset(chief)).statusCode).toBe(409);
    expect((await reset(chief, 999_999_999)).statusCode).toBe(404);
  });
});
