import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#core';
import { eq, sql, tables } from '#db';
import { createTestApp, newVisitor } from '../../../../test/app.ts';
import { mailedToken, newStaff, type StaffAccount, signedIn, staffPost } from '../../../../test/staff-accounts.ts';

const app = createTestApp();
const MINUTE = 60_000;

const login = (email: string, password: string, headers: Record<string, string>) =>
  staffPost(app, '/auth/login', { email, password }, headers);

async function failing(email: string, times: number, headers: Record<string, string>): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push((await login(email, 'wrong', headers)).statusCode);
  return statuses;
}

let start: Date;
const pass = (minutes: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + minutes * MINUTE);
};

describe('guessing a password', () => {
  let staff: StaffAccount;
  beforeEach(async () => {
    start = app.clock.now;
    staff = await newStaff(app);
  });
  afterEach(() => {
    app.clock.now = start;
  });

  test('D-51 is answered with growing waits after five wrong attempts: 1, 2, 4, 8 and at most 15 minutes', async () => {
    const headers = newVisitor();
    expect(await failing(staff.email, 6, headers)).toEqual([401, 401, 401, 401, 401, 429]);
    for (const [minutes, wait] of [
      [1, '2 minutes'],
      [2, '4 minutes'],
      [4, '8 minutes'],
      [8, '15 minutes'],
      [15, '15 minutes'],
    ] as const) {
      pass(minutes);
      expect(await failing(staff.email, 1, headers)).toEqual([401]);
      const rejected = await login(staff.email, staff.password, headers);
      expect(rejected.statusCode).toBe(429);
      expect(rejected.json()).toMatchObject({ msg: `Too many attempts. Please try again in ${wait}.` });
    }
    pass(15);
    expect((await login(staff.email, staff.password, headers)).statusCode).toBe(200);
  });

  test('D-51 never shuts the owner out elsewhere, and another account is not concerned', async () => {
    const headers = newVisitor();
    await failing(staff.email, 6, headers);
    await signedIn(app, staff);
    const other = await newStaff(app);
    expect((await login(other.email, other.password, headers)).statusCode).toBe(200);
  });

  test('D-51 is slowed down alike for an unknown address', async () => {
    const email = `nobody-${staff.id}@aangan.example`;
    expect(await failing(email, 6, newVisitor())).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test('D-51 many times at once is worth no more than one after the other', async () => {
    const headers = newVisitor();
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(staff.email, 'wrong', headers)));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });

  test('D-51 counts every address of an IPv6 household as one', async () => {
    const statuses: number[] = [];
    for (let n = 1; n <= 6; n++) {
      statuses.push(...(await failing(staff.email, 1, { 'x-forwarded-for': `2001:db8:0:${staff.id}::${n}` })));
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    await signedIn(app, staff);
  });

  test('D-51 keeps IPv4 visitors apart where they are written as IPv6', async () => {
    await failing(staff.email, 6, { 'x-forwarded-for': '::ffff:203.0.113.9' });
    expect((await login(staff.email, staff.password, { 'x-forwarded-for': '::ffff:203.0.113.10' })).statusCode).toBe(
      200,
    );
  });

  test('D-51 is forgotten when the owner signs in, after a day, and when a new password was chosen by mail', async () => {
    const headers = newVisitor();
    await failing(staff.email, 4, headers);
    expect((await login(staff.email, staff.password, headers)).statusCode).toBe(200);
    expect(await failing(staff.email, 5, headers)).not.toContain(429);
    pass(24 * 60 + 1);
    expect(await failing(staff.email, 5, headers)).not.toContain(429);

    await app.core.accounts.mailPasswordLink(staff.id);
    const token = await mailedToken(app, staff);
    await staffPost(app, '/auth/choose-password', { token, password: 'a swing on the veranda' });
    expect((await login(staff.email, 'a swing on the veranda', headers)).statusCode).toBe(200);
  });

  test('D-51 keeps no address in words', async () => {
    await failing(staff.email, 1, newVisitor());
    const rows = await app.db.select().from(tables.signInTries);
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  test('D-51 with a password that was replaced in this very moment opens nothing', async () => {
    const passwordHash = await hashPassword('another long password');
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const answer = await app.db.transaction(async (tx) => {
      await tx.update(tables.users).set({ passwordHash }).where(eq(tables.users.id, staff.id));
      const trying = Promise.resolve(login(staff.email, staff.password, newVisitor()));
      await expect.poll(async () => (await app.db.execute(waiting)).rows.length, { timeout: 5_000 }).toBe(1);
      return { trying };
    });
    expect((await answer.trying).statusCode).toBe(401);
  });
});
