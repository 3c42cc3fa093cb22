import { beforeAll, describe, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp, LINK_SECRET, newVisitor, SITE_ORIGIN } from '../../../test/app.ts';
import { type CliResult, runCli } from '../../../test/run-cli.ts';
import { runAdmin } from './admin.ts';

const app = createTestApp();
const PASSWORD = 'a courtyard with a neem tree';

/** Runs the command in this process, because a separate process takes seconds to start. */
async function run(args: string[], input = ''): Promise<CliResult> {
  const lines: string[] = [];
  try {
    await runAdmin({ ...app, now: () => app.clock.now }, args, {
      readPassword: async () => input,
      print: (line) => void lines.push(`${line}\n`),
    });
    return { out: lines.join(''), err: '', code: 0 };
  } catch (error) {
    return { out: lines.join(''), err: (error as Error).message, code: 1 };
  }
}

const signIn = (email: string, password: string) =>
  app.server.inject({
    method: 'POST',
    url: '/api/v1/admin/auth/login',
    payload: { email, password },
    headers: { ...newVisitor(), origin: SITE_ORIGIN },
  });

/** What Ravi was told by email about changes of the account. */
const reportedChanges = async () => {
  const { mails } = tables;
  const sent = await app.db.select().from(mails).where(eq(mails.recipient, 'ravi@aangan.example'));
  return sent.map(({ data }) => (data as { change: string }).change);
};

const CREATE = ['create', '--name', 'Ravi Deshpande', '--email', 'Ravi@aangan.example'];

let created: CliResult;
beforeAll(async () => {
  const env = { DATABASE_URL: app.url, SITE_ORIGIN, APP_SECRET: LINK_SECRET };
  created = await runCli(['admin', ...CREATE], env, `${PASSWORD}\n`);
});

describe('R-301 the first administrator comes from the command line', () => {
  test('and can sign in', async () => {
    expect(created).toEqual({ out: 'Ravi@aangan.example can now sign in.\n', err: '', code: 0 });
    expect((await signIn('ravi@aangan.example', PASSWORD)).statusCode).toBe(200);
  });

  test('once: a second with the same address is refused', async () => {
    const again = await run(CREATE, PASSWORD);
    expect(again.code).toBe(1);
    expect(again.err).toContain('already');
    expect(await app.db.$count(tables.users)).toBe(1);
  });

  test('with a password of twelve characters at least, which is never printed', async () => {
    const short = await run(['create', '--name', 'Tara Iyer', '--email', 'tara@aangan.example'], 'too short');
    expect(short).toMatchObject({ code: 1, err: expect.stringContaining('at least 12') });
    expect(short.out + short.err).not.toContain('too short');
  });

  test('is listed without anything secret', async () => {
    const { out } = await run(['list']);
    expect(out).toBe('ravi@aangan.example\tRavi Deshpande\tadmin\tactive\n');
  });

  test('what is missing or unknown is answered with how to ask', async () => {
    for (const args of [[], ['create', '--name', 'X']]) {
      expect(await run(args)).toMatchObject({ code: 1, err: expect.stringContaining('aangan admin create --name') });
    }
  });
});

test('a password that is reset signs its owner out everywhere', async () => {
  await signIn('ravi@aangan.example', PASSWORD);
  expect(await app.db.$count(tables.sessions)).toBeGreaterThan(0);
  const [user] = await app.db.select().from(tables.users).where(eq(tables.users.email, 'ravi@aangan.example'));
  const reset = await run(['reset-password', '--email', 'RAVI@aangan.example'], 'another courtyard entirely');
  expect(reset.code).toBe(0);
  expect(await app.db.$count(tables.sessions, eq(tables.sessions.userId, user?.id ?? 0))).toBe(0);
  expect((await signIn('ravi@aangan.example', PASSWORD)).statusCode).toBe(401);
  expect((await signIn('ravi@aangan.example', 'another courtyard entirely')).statusCode).toBe(200);
  expect((await run(['reset-password', '--email', 'nobody@aangan.example'], PASSWORD)).code).toBe(1);
  expect(await reportedChanges()).toEqual(['password']);
});

test('D-51 a person who lost the second factor is let in without it, and signed out everywhere before', async () => {
  const lost = { totpSecret: 'sealed', totpConfirmedAt: new Date(), recoveryCodeHashes: ['hash'] };
  await app.db.update(tables.users).set(lost).where(eq(tables.users.email, 'ravi@aangan.example'));
  const { code } = await run(['turn-off-two-factor', '--email', 'Ravi@aangan.example']);
  expect(code).toBe(0);
  const [ravi] = await app.db.select().from(tables.users).where(eq(tables.users.email, 'ravi@aangan.example'));
  expect(ravi).toMatchObject({ totpSecret: null, totpConfirmedAt: null, recoveryCodeHashes: [] });
  expect(await app.db.$count(tables.sessions)).toBe(0);
  expect(await reportedChanges()).toContain('two-factor-reset');
  expect((await run(['turn-off-two-factor', '--email', 'nobody@aangan.example'])).code).not.toBe(0);
});
