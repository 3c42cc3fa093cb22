import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, tables } from '#db';
import { createTestApp, LINK_SECRET, newVisitor, SITE_ORIGIN } from '../../../test/app.ts';
import { runCli } from '../../../test/run-cli.ts';
import { findings } from '../doctor/doctor.ts';

const app = createTestApp();
let folder: string;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-demo-'));
  env = {
    DATABASE_URL: app.url,
    DATABASE_OWNER_URL: app.ownerUrl,
    SITE_ORIGIN,
    APP_SECRET: LINK_SECRET,
    FILES_FOLDER: folder,
  };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (args: string[], more: NodeJS.ProcessEnv = {}, input = '') => runCli(args, { ...env, ...more }, input);

const signIn = async (password: string) => {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/admin/auth/login',
    payload: { email: 'asha@aangan.example', password },
    headers: { ...newVisitor(), origin: SITE_ORIGIN },
  });
  return answer.statusCode;
};

const demoWarnings = async () => (await findings(env)).filter(({ check }) => check === 'demo');

// One test with several steps in order, because each step takes seconds.
test('demo data is refused in production, comes with a random password, is warned of, and can be removed whole', async () => {
  const rejected = await run(['seed', '--demo'], { NODE_ENV: 'production' });
  expect(rejected).toMatchObject({ code: 1, err: expect.stringContaining('Add --in-production') });
  expect(await app.db.$count(tables.properties)).toBe(0);
  expect(await demoWarnings()).toEqual([]);

  const seeded = await run(['seed', '--demo']);
  const password = /not shown again: (\S{20})\n/.exec(seeded.out)?.[1] ?? '';
  expect(await signIn(password)).toBe(200);
  expect(await signIn('courtyard-demo-2026'), 'the password of earlier releases').toBe(401);
  expect(await demoWarnings()).toMatchObject([{ level: 'warning' }]);
  expect((await run(['seed', '--demo'])).out).toBe('Demo data is already loaded.\n');
  const [picture] = await app.db.select().from(tables.media).where(eq(tables.media.path, 'pictures/city-delhi.svg'));
  expect((await stat(join(folder, 'public', 'pictures', 'city-delhi.svg'))).size).toBe(picture?.byteSize);

  await app.db
    .insert(tables.users)
    .values({ fullName: 'Ravi Deshpande', email: 'ravi@homes-of-pune.in', role: 'admin' });
  await app.core.newsletter.subscribe({ email: 'reader@aangan.example' }, { ip: undefined, userAgent: undefined });
  const result = await run(['demo', 'reset']);
  expect(result).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^This would remove 1,\d{3} properties, .* Add --yes to confirm\.\n$/),
  });
  expect(await app.db.$count(tables.properties)).toBeGreaterThan(1000);

  const reset = await run(['demo', 'reset', '--yes']);
  expect(reset).toMatchObject({ code: 0, out: expect.stringMatching(/^Removed 1,\d{3} properties/) });
  for (const table of [tables.properties, tables.enquiries, tables.mails, tables.cities, tables.media])
    expect(await app.db.$count(table)).toBe(0);
  expect(await app.db.select({ email: tables.users.email }).from(tables.users)).toEqual([
    { email: 'ravi@homes-of-pune.in' },
  ]);
  expect(await demoWarnings()).toEqual([]);
  const { rows: jobs } = await app.pool.query('select 1 from jobs.job');
  expect(jobs).toEqual([]);
  const left = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(left).toEqual([]);

  const again = await run(['demo', 'reset', '--yes']);
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('was not filled with demo data') });
  expect(await app.db.$count(tables.users, eq(tables.users.role, 'admin'))).toBe(1);
}, 120_000);

test('a piped password is taken, and not printed', async () => {
  await app.db.delete(tables.users);
  const { out, code } = await run(['seed', '--demo', '--password-stdin'], {}, 'a courtyard of my own\n');
  expect(code).toBe(0);
  expect(out).toBe('Demo data loaded.\n');
  expect(await signIn('a courtyard of my own')).toBe(200);
}, 60_000);
