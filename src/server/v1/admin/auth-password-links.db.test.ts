import { describe, expect, test } from 'vitest';
import { and, eq, sql, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { createLoggedServer } from '../../../../test/log.ts';
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
const { mails, passwordTokens, users } = tables;
const NEW = 'a swing on the veranda';
const MINUTE = 60_000;

const forgot = (email: string, headers?: Record<string, string>) =>
  staffPost(app, '/auth/forgot-password', { email }, headers);
const choose = (token: string, password = NEW) => staffPost(app, '/auth/choose-password', { token, password });
const look = (token: string) => staffPost(app, '/auth/password-link', { token });
const login = (email: string, password: string) => staffPost(app, '/auth/login', { email, password });

/** Processes the queued password links as a worker would. */
async function workOff(): Promise<void> {
  const { rows } = await app.db.execute<{ id: string; user_id: number }>(
    sql`delete from jobs.job where name = 'password.link' returning (data->>'userId')::int as user_id`,
  );
  for (const { user_id } of rows) await app.core.accounts.mailPasswordLink(user_id);
}

const mailsTo = (recipient: string) =>
  app.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);

async function requestLink(staff: StaffAccount): Promise<string> {
  expect((await forgot(staff.email)).statusCode).toBe(200);
  await workOff();
  return mailedToken(app, staff);
}

describe('a forgotten password', () => {
  test('R-322 D-50 answers alike whether or not there is such an account, and mails only where there is', async () => {
    const staff = await newStaff(app);
    const off = await newStaff(app, { isActive: false });
    const gone = await newStaff(app, { isActive: false, deletedAt: new Date() });
    const addresses = [staff.email, off.email, gone.email, 'unknown@aangan.example'];
    const answers = await Promise.all(addresses.map((email) => forgot(`  ${email.toUpperCase()} `)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ success: true });
    }
    await workOff();
    expect((await mailsTo(staff.email)).map(({ template }) => template)).toEqual(['password-reset']);
    for (const { email } of [off, gone]) expect(await mailsTo(email)).toEqual([]);
  });

  test('R-322 takes the same time for a known and an unknown address', async () => {
    const staff = await newStaff(app);
    const times: Record<string, number[]> = { known: [], unknown: [] };
    const ask = async (name: string, email: string) => {
      const start = performance.now();
      await app.core.accounts.requestPasswordLink({ email });
      times[name]?.push(performance.now() - start);
    };
    for (let n = 0; n < 150; n++) {
      await ask('known', staff.email);
      await ask('unknown', 'unknown@aangan.example');
    }
    const median = (values: number[] = []) => values.toSorted((a, b) => a - b)[75] ?? 0;
    expect(Math.abs(median(times.known) - median(times.unknown))).toBeLessThan(5);
    await app.db.execute(sql`delete from jobs.job where name = 'password.link'`);
  });

  test('R-231 refuses what is no address', async () => {
    const answer = await forgot('not an address');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, msg: 'Please enter a valid email' });
  });

  test('R-233 R-290 the old GET only mails the same link', async () => {
    const staff = await newStaff(app);
    const ask = (email: string) =>
      app.server.inject({ url: `/api/v1/admin/auth/forgot-password?email=${email}`, headers: newVisitor() });
    for (const email of [staff.email, 'unknown@aangan.example']) {
      const answer = await ask(email);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ success: true, msg: 'Password Updated.' });
    }
    await workOff();
    expect(await mailsTo(staff.email)).toHaveLength(1);
    expect((await login(staff.email, staff.password)).statusCode).toBe(200);
  });

  test('D-50 is slowed down for one visitor', async () => {
    const headers = newVisitor();
    const statuses: number[] = [];
    for (let n = 0; n < 61; n++) statuses.push((await forgot('unknown@aangan.example', headers)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });

  test('D-50 fills no inbox: five mails an hour, however often a person asks, and the answer does not tell', async () => {
    const staff = await newStaff(app);
    const start = app.clock.now;
    for (let n = 0; n < 8; n++) {
      app.clock.now = new Date(start.getTime() + n * MINUTE);
      expect((await forgot(staff.email)).json()).toEqual({ success: true });
      await workOff();
    }
    expect(await mailsTo(staff.email)).toHaveLength(5);
    app.clock.now = new Date(start.getTime() + 62 * MINUTE);
    await forgot(staff.email);
    await workOff();
    expect(await mailsTo(staff.email)).toHaveLength(6);
    app.clock.now = start;
  });

  test('D-51 is not asked for from a foreign page', async () => {
    const answer = await forgot('unknown@aangan.example', { origin: 'https://evil.example' });
    expect(answer.statusCode).toBe(403);
  });
});

describe('a link to choose a password', () => {
  test('R-322 changes nothing until it is used, works once, and ends all sessions', async () => {
    const staff = await newStaff(app);
    const session = await signedIn(app, staff);
    const token = await requestLink(staff);
    expect((await look(token)).json()).toEqual({ success: true, email: staff.email, purpose: 'reset' });
    expect((await login(staff.email, staff.password)).statusCode).toBe(200);
    expect(await getStatus(app, session)).toBe(200);

    expect((await choose(token)).json()).toEqual({ success: true });
    expect(await getStatus(app, session)).toBe(401);
    expect((await login(staff.email, staff.password)).statusCode).toBe(401);
    expect((await login(staff.email, NEW)).statusCode).toBe(200);

    for (const again of [await choose(token, 'yet another password'), await look(token)]) {
      expect(again.statusCode).toBe(410);
      expect(again.json()).toMatchObject({ msg: 'This link has already been used. Please request a new one.' });
    }
    expect((await login(staff.email, NEW)).statusCode).toBe(200);
  });

  test('D-50 used from two places at the same moment sets one password', async () => {
    const staff = await newStaff(app);
    const token = await requestLink(staff);
    const answers = await Promise.all(['one long password', 'another long one!'].map((each) => choose(token, each)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410]);
  });

  test('D-50 ends all other links of its owner', async () => {
    const staff = await newStaff(app);
    const first = await requestLink(staff);
    app.clock.now = new Date(app.clock.now.getTime() + MINUTE);
    const second = await requestLink(staff);
    expect(second).not.toBe(first);
    expect((await choose(second)).statusCode).toBe(200);
    expect((await choose(first)).statusCode).toBe(410);
  });

  test('D-50 works for thirty minutes', async () => {
    const staff = await newStaff(app);
    const token = await requestLink(staff);
    const start = app.clock.now;
    app.clock.now = new Date(start.getTime() + 31 * MINUTE);
    const late = await choose(token);
    expect(late.statusCode).toBe(410);
    expect(late.json()).toMatchObject({ msg: 'This link has expired. Please request a new one.' });
    app.clock.now = new Date(start.getTime() + 29 * MINUTE);
    expect((await choose(token)).statusCode).toBe(200);
    app.clock.now = start;
  });

  test('D-50 signed by us and never asked for, made up, or of a person switched off since, opens nothing', async () => {
    const staff = await newStaff(app);
    const signed = app.links.token('choose-password', staff.id, new Date(app.clock.now.getTime() + 5 * MINUTE));
    for (const token of [signed, 'made-up', `${staff.id}.0.x`]) expect((await choose(token)).statusCode).toBe(410);
    const token = await requestLink(staff);
    await app.db.update(users).set({ isActive: false }).where(eq(users.id, staff.id));
    expect((await choose(token)).statusCode).toBe(410);
  });

  test('D-50 refuses a weak password and can be tried again', async () => {
    const staff = await newStaff(app);
    const token = await requestLink(staff);
    for (const [password, msg] of [
      ['short', 'Use at least 12 characters'],
      ['aaaaaaaaaaaaaa', 'This password is too easy to guess'],
      ['Sunshine20262026', 'This password is too easy to guess'],
      ['Aangan@20262027', 'This password is too easy to guess'],
      [`my name is ${staff.email.split('@')[0]}`, 'Your password must not contain the part of your email before the @'],
      ['long enough '.repeat(20), 'Use at most 200 characters'],
    ] as const) {
      const answer = await choose(token, password);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ msg, errors: [{ field: 'password', message: msg }] });
    }
    expect((await choose(token)).statusCode).toBe(200);
  });

  test('D-50 is written down without the password, and kept only as a hash', async () => {
    const staff = await newStaff(app);
    const token = await requestLink(staff);
    const [tokenRow] = await app.db
      .select()
      .from(passwordTokens)
      .where(and(eq(passwordTokens.userId, staff.id), eq(passwordTokens.purpose, 'reset')));
    expect(tokenRow?.tokenHash).not.toContain(token.slice(-20));
    await choose(token);
    const entries = await entriesAbout(app, staff.id);
    expect(entries).toMatchObject([
      { actorId: staff.id, action: 'password', entity: 'user', before: null, after: { by: 'reset link' } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/argon2|swing/);
  });

  test('D-50 leaves neither token nor password in the log', async () => {
    const staff = await newStaff(app);
    const token = await requestLink(staff);
    const { server, log } = await createLoggedServer(app);
    const payload = { token, password: NEW };
    await server.inject({ method: 'POST', url: '/api/v1/admin/auth/choose-password', payload });
    await server.inject(`/choose-password?token=${token}`);
    await server.inject(`/api/v1/admin/auth/forgot-password?email=${staff.email}`);
    await server.close();
    expect(log()).toContain('/choose-password');
    for (const secret of [token, NEW, staff.email]) expect(log()).not.toContain(secret);
  });
});
