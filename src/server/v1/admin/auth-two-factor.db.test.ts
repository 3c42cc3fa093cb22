import { generate } from 'otplib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import {
  entriesAbout,
  getStatus,
  mailedToken,
  newStaff,
  type StaffAccount,
  signedIn,
  staffPost,
} from '../../../../test/staff-accounts.ts';

const app = createTestApp();
const STEP = 30_000;

let start: Date;
let staff: StaffAccount;
let cookie: string;
beforeEach(async () => {
  start = app.clock.now;
  staff = await newStaff(app);
  cookie = await signedIn(app, staff);
});
afterEach(() => {
  app.clock.now = start;
});

const pass = (ms: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + ms);
};
const codeNow = (secret: string, shift = 0) =>
  generate({ secret, epoch: Math.floor((app.clock.now.getTime() + shift) / 1000) });

const post = (path: string, payload: object) =>
  staffPost(app, `/user/me/two-factor${path}`, payload, { ...newVisitor(), cookie });
const login = (code?: string, headers: Record<string, string> = newVisitor()) =>
  staffPost(app, '/auth/login', { email: staff.email, password: staff.password, code }, headers);
const state = async () =>
  (await app.server.inject({ url: '/api/v1/admin/user/me/two-factor', headers: { cookie } })).json();

async function started(): Promise<string> {
  const answer = await post('/start', { password: staff.password });
  expect(answer.statusCode).toBe(200);
  return answer.json().secret;
}

/** Turns it on and advances the clock by one step, because a code works only once. */
async function turnedOn(): Promise<{ secret: string; codes: string[] }> {
  const secret = await started();
  const answer = await post('/confirm', { code: await codeNow(secret) });
  expect(answer.statusCode).toBe(200);
  pass(STEP);
  return { secret, codes: answer.json().recovery_codes };
}

describe('setting up two-factor sign-in', () => {
  test('D-51 gives a secret and its picture, and asks for nothing before a code has confirmed it', async () => {
    const answer = await post('/start', { password: staff.password });
    expect(answer.json()).toMatchObject({ success: true, secret: expect.stringMatching(/^[A-Z2-7]{32}$/) });
    expect(answer.json().qr).toMatch(/^<svg [\s\S]*<\/svg>$/);
    expect(await state()).toMatchObject({ enabled: false, recovery_codes_left: 0 });
    expect((await login()).statusCode).toBe(200);

    const wrong = await post('/confirm', { code: '000000' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ msg: 'The code is wrong', errors: [{ field: 'code' }] });
    expect(await state()).toMatchObject({ enabled: false });
  });

  test('D-51 needs the password, here as for turning it off', async () => {
    for (const path of ['/start', '/end']) {
      const answer = await post(path, { password: 'wrong' });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ msg: 'The password is wrong', errors: [{ field: 'password' }] });
    }
  });

  test('D-51 ends all other sessions, is written down without secrets, and is not started twice', async () => {
    const elsewhere = await signedIn(app, staff);
    const { secret, codes } = await turnedOn();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(await state()).toMatchObject({ enabled: true, recovery_codes_left: 10 });
    expect(await getStatus(app, elsewhere)).toBe(401);
    expect(await getStatus(app, cookie)).toBe(200);
    expect((await post('/start', { password: staff.password })).statusCode).toBe(409);
    expect((await post('/confirm', { code: await codeNow(secret) })).statusCode).toBe(409);
    expect(await entriesAbout(app, staff.id)).toMatchObject([
      { actorId: staff.id, action: 'two-factor', before: null, after: { enabled: true } },
    ]);
  });

  test('D-51 keeps the secret sealed and the recovery codes hashed', async () => {
    const { secret, codes } = await turnedOn();
    const [row] = await app.db.select().from(tables.users).where(eq(tables.users.id, staff.id));
    const stored = JSON.stringify(row);
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code);
  });

  test('D-51 is for the person who is signed in and no one else', async () => {
    for (const path of ['/start', '/confirm', '/end']) {
      expect((await staffPost(app, `/user/me/two-factor${path}`, {})).statusCode).toBe(401);
    }
  });
});

describe('signing in with two factors', () => {
  test('D-51 asks for a code when the password is right, and only then', async () => {
    const { secret } = await turnedOn();
    const response = await login();
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({
      success: false,
      second_factor: true,
      msg: 'Enter the code from your authenticator app',
    });
    expect(response.cookies).toEqual([]);
    const guess = await staffPost(app, '/auth/login', { email: staff.email, password: 'wrong' });
    expect(guess.json()).not.toHaveProperty('second_factor');
    expect((await login(await codeNow(secret))).statusCode).toBe(200);
  });

  test('D-51 accepts the code of the half minute before and after, and no older one', async () => {
    const { secret } = await turnedOn();
    pass(10 * STEP);
    const wrong = await login(await codeNow(secret, -2 * STEP));
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ second_factor: true, msg: 'The code is wrong' });
    expect((await login(await codeNow(secret, 2 * STEP))).statusCode).toBe(401);
    expect((await login(await codeNow(secret, -STEP))).statusCode).toBe(200);
    expect((await login(await codeNow(secret, STEP))).statusCode).toBe(200);
  });

  test('D-51 never accepts a code twice, not even at the same moment', async () => {
    const { secret } = await turnedOn();
    const code = await codeNow(secret);
    const answers = await Promise.all([login(code), login(code), login(code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    pass(STEP);
    expect((await login(code)).statusCode).toBe(401);
  });

  test('D-51 accepts each recovery code once, however it is typed', async () => {
    const { codes } = await turnedOn();
    const [first = '', second = ''] = codes;
    expect((await login(first)).statusCode).toBe(200);
    expect((await login(first)).statusCode).toBe(401);
    expect((await login(` ${second.toUpperCase().replaceAll('-', ' ')} `)).statusCode).toBe(200);
    expect(await state()).toMatchObject({ recovery_codes_left: 8 });
  });

  test('D-51 slows down who guesses codes with the right password, and being asked for one does not count', async () => {
    await turnedOn();
    const headers = newVisitor();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      statuses.push((await login(undefined, headers)).statusCode, (await login('000000', headers)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 429, 429]);
  });

  test('D-51 a reset of the password leaves the second factor on', async () => {
    await turnedOn();
    await app.core.accounts.mailPasswordLink(staff.id);
    const token = await mailedToken(app, staff);
    staff.password = 'a swing on the veranda';
    await staffPost(app, '/auth/choose-password', { token, password: staff.password });
    expect((await login()).json()).toMatchObject({ second_factor: true });
  });

  test('D-51 is turned off with the password, which ends all other sessions', async () => {
    const { secret } = await turnedOn();
    const elsewhere = await signedIn(app, staff, await codeNow(secret));
    expect((await post('/end', { password: staff.password })).statusCode).toBe(200);
    expect(await getStatus(app, elsewhere)).toBe(401);
    expect(await getStatus(app, cookie)).toBe(200);
    expect((await login()).statusCode).toBe(200);
    expect(await state()).toMatchObject({ enabled: false, recovery_codes_left: 0 });
    const last = (await entriesAbout(app, staff.id)).at(-1);
    expect(last).toMatchObject({ action: 'two-factor', after: { enabled: false } });
  });
});

test('D-62 the owner is told by mail when it is turned on and off', async () => {
  await turnedOn();
  expect((await post('/end', { password: staff.password })).statusCode).toBe(200);
  const { mails } = tables;
  const sent = await app.db.select().from(mails).where(eq(mails.recipient, staff.email)).orderBy(mails.id);
  expect(sent.map(({ template, data }) => [template, (data as { change: string }).change])).toEqual([
    ['account-changed', 'two-factor-on'],
    ['account-changed', 'two-factor-off'],
  ]);
});

test('D-51 of 120 wrong codes from 24 networks ten are read, and the owner is told', async () => {
  const { secret } = await turnedOn();
  const networks = Array.from({ length: 24 }, () => newVisitor());
  const answers = [];
  // All networks at once, but not all tries: a busy machine would answer some of them with 503.
  for (let tries = 0; tries < 5; tries += 1)
    answers.push(...(await Promise.all(networks.map((network) => login('000000', network)))));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(110);
  expect((await login(await codeNow(secret))).statusCode).toBe(429);
  const { mails } = tables;
  const told = (await app.db.select().from(mails).where(eq(mails.recipient, staff.email))).map(({ data }) => data);
  expect(told).toEqual([
    { change: 'two-factor-on', at: expect.any(String) },
    { change: 'codes-refused', at: expect.any(String) },
  ]);
  pass(60 * 60 * 1000);
  expect((await login(await codeNow(secret))).statusCode).toBe(200);
});
