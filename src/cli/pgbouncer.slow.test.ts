import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildSearch } from '#core';
import { openDb, openListener, probeNotifications } from '#db';
import { buildServer } from '#server';
import { startWorker } from '#worker';
import { freePort } from '../../scripts/local-postgres.ts';
import { LINK_SECRET, newVisitor, SITE_ORIGIN } from '../../test/app.ts';
import { testDatabase } from '../../test/database.ts';
import { type Program, startProgram } from '../../test/program.ts';
import { type App, createApp, openTransport } from './app.ts';
import { readConfig } from './config.ts';

/** Fewer than the concurrent statements, so that consecutive statements may use different connections. */
const SERVER_CONNECTIONS = 3;
const FORMS = 12;
const database = testDatabase();
let folder = '';
let bouncer: Program;
let app: App;
let server: FastifyInstance;
const closers: (() => Promise<unknown>)[] = [];

/** The configuration we ship, for this database and with fewer connections. */
async function startBouncer(): Promise<string> {
  const direct = new URL(database.url);
  const port = await freePort();
  const users = join(folder, 'userlist.txt');
  const shipped = await readFile('deploy/pgbouncer/pgbouncer.ini', 'utf8');
  const config = shipped
    .replace(
      /^aangan = host=.* dbname=aangan/m,
      `aangan = host=127.0.0.1 port=${direct.port} dbname=${direct.pathname.slice(1)}`,
    )
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*/m, 'auth_type = trust')
    .replace(/^auth_file = .*/m, `auth_file = ${users}`)
    .replace(/^default_pool_size = .*/m, `default_pool_size = ${SERVER_CONNECTIONS}`)
    .replace(/^reserve_pool_size = .*/m, 'reserve_pool_size = 0');
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(users, '"aangan" ""\n');
  await writeFile(file, config);
  bouncer = await startProgram('pgbouncer', ['-q', file], { port, unprivileged: true });
  return `postgres://aangan@127.0.0.1:${port}/aangan`;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-pgbouncer-'));
  await chmod(folder, 0o755);
  const config = readConfig({
    DATABASE_URL: await startBouncer(),
    SITE_ORIGIN,
    APP_SECRET: LINK_SECRET,
    MAIL_FOLDER: join(folder, 'mail'),
    FILES_FOLDER: join(folder, 'files'),
    CACHE_FOLDER: join(folder, 'cache'),
    LOG_LEVEL: 'silent',
  });
  app = await createApp(config, 'all');
  const { core, jobs, logger } = app;
  server = await buildServer({
    core,
    logger,
    siteOrigin: SITE_ORIGIN,
    trustProxy: '127.0.0.1',
    version: 'test',
    pages: 'none',
  });
  const transport = openTransport(app);
  const worker = await startWorker({ core, jobs, transport, scheduler: { failed: () => {} } });
  closers.push(
    () => server.close(),
    () => worker.stop(),
    () => jobs.stop(),
    async () => transport.close(),
    async () => app.signals?.close(),
    () => app.pool.end(),
  );
});

afterAll(async () => {
  for (const close of closers) await close();
  await bouncer.kill();
  await rm(folder, { recursive: true, force: true });
});

const enquire = async (n: number, submission_key: string) => {
  const answer = await server.inject({
    method: 'POST',
    url: '/api/v1/contactUs',
    headers: newVisitor(),
    payload: {
      submission_key,
      full_name: 'Meera Kapoor',
      email: `meera${n}@aangan.example`,
      country_code: '+91',
      phone_number: '0000001044',
      message: 'A flat near the lake, please.',
      iAgreeToTerms: 'Yes',
    },
  });
  return answer.statusCode;
};

const read = async (path: string) =>
  (await server.inject({ url: `/api/v1/public${path}`, headers: newVisitor() })).statusCode;

test('forms sent twice at once are stored once each, while others read, over fewer connections than callers', async () => {
  const keys = Array.from({ length: FORMS }, () => randomUUID());
  const statuses = await Promise.all([
    ...keys.flatMap((key, n) => [enquire(n, key), enquire(n, key)]),
    ...Array.from({ length: FORMS }, (_, n) => read(n % 2 === 0 ? '/property' : '/project')),
  ]);
  expect(new Set(statuses)).toEqual(new Set([200, 201]));
  const { rows } = await database.pool.query('select count(*)::int as n from enquiries');
  expect(rows).toEqual([{ n: FORMS }]);
});

test('the worker sends what the forms caused', async () => {
  const emails = () => readdir(join(folder, 'mail')).catch(() => []);
  while ((await emails()).length < 2 * FORMS) await new Promise((done) => setTimeout(done, 100));
  expect(await emails()).toHaveLength(2 * FORMS);
});

test('statements have their time limit, and work that may take longer says so for itself alone', async () => {
  const limit = async () => (await app.pool.query<{ statement_timeout: string }>('show statement_timeout')).rows[0];
  expect(await limit()).toEqual({ statement_timeout: '10s' });
  await rebuildSearch(openDb(app.pool));
  for (let n = 0; n < 2 * SERVER_CONNECTIONS; n += 1) expect(await limit()).toEqual({ statement_timeout: '10s' });
});

test('R-410 that notifications do not pass is noticed: changes of leads are looked for every second', async () => {
  const listener = await openListener(app.config.DATABASE_URL);
  await expect(probeNotifications(listener, app.pool)).rejects.toThrow('Notifications of the database do not arrive');
  await listener.end();
  let changes = 0;
  app.signals?.on('leads', () => {
    changes += 1;
  });
  await enquire(FORMS, randomUUID());
  await expect.poll(() => changes, { timeout: 5_000 }).toBeGreaterThan(0);
  expect(app.signals?.mode()).toBe('polling');
});

test('readiness and queue depths are answered', async () => {
  await app.pool.query('select 1');
  expect((await app.jobs.depths()).length).toBeGreaterThan(0);
});
