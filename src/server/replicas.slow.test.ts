import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCore,
  createLinks,
  diskStore,
  installJobQueue,
  type JobQueue,
  openJobQueue,
  withoutScanner,
} from '#core';
import { migrate, openDb, openPool, openReplicas, type Pool, type Replicas } from '#db';
import { buildServer } from '#server';
import { ensureDatabase, freePort, type LocalPostgres, startLocalPostgres } from '../../scripts/local-postgres.ts';
import { LINK_SECRET, newVisitor, SITE_ORIGIN } from '../../test/app.ts';
import { openRelay, type Relay } from '../../test/relay.ts';
import { restartReplica, startReplica } from '../../test/replica.ts';

const STAFF = { cookie: 'theme=dark; __Host-aangan=any' };
const SIZE = 3;
let folder = '';
let primary: LocalPostgres;
let replica: LocalPostgres;
let relay: Relay;
let pool: Pool;
/** A direct connection to the replica, to inspect and control it. */
let behind: Pool;
let jobs: JobQueue;
let replicas: Replicas;
let app: FastifyInstance;
const events: string[] = [];
const place = () => ({ to: join(folder, 'replica'), port: replicaPort });
let replicaPort = 0;

const pooled = (url: string, applicationName: string) =>
  openPool({ url, size: 4, statementTimeoutMs: 10_000, applicationName, onError: () => {} });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-replicas-'));
  await chmod(folder, 0o755);
  replicaPort = await freePort();
  primary = await startLocalPostgres({ directory: join(folder, 'primary'), disposable: true });
  await ensureDatabase(primary, 'aangan');
  pool = pooled(primary.url('aangan'), 'primary');
  await migrate(pool);
  await installJobQueue(pool);
  replica = await startReplica(primary, { from: join(folder, 'primary'), ...place() });
  behind = pooled(replica.url('aangan'), 'behind');
  relay = await openRelay(replicaPort);
  replicas = await openReplicas({
    primary: pool,
    urls: [`postgres://aangan@127.0.0.1:${relay.port}/aangan`],
    size: SIZE,
    onExcluded: () => events.push('left out'),
    onIncluded: () => events.push('taken in'),
  });
  jobs = await openJobQueue({ pool, supervise: false, onError: () => {} });
  const core = createCore({
    db: openDb(pool),
    replicas,
    jobs,
    links: createLinks(SITE_ORIGIN, [LINK_SECRET]),
    now: () => new Date(),
    files: diskStore(join(folder, 'files')),
    scan: withoutScanner,
    cacheFolder: join(folder, 'cache'),
    emit: () => {},
  });
  app = await buildServer({
    core,
    logger: pino({ level: 'silent' }),
    siteOrigin: SITE_ORIGIN,
    trustProxy: '127.0.0.1',
    version: 'test',
    pages: 'none',
  });
});

afterAll(async () => {
  await app.close();
  await jobs.stop();
  await replicas.close();
  await behind.end();
  await pool.end();
  await relay.close();
  await replica.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

const get = async (path: string, headers = {}) =>
  app.inject({ url: `/api/v1/public${path}`, headers: { ...newVisitor(), ...headers } });

const names = async (headers = {}): Promise<string[]> => {
  const answer = await get('/testimonial', headers);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ testimonials: { name: string }[] }>().testimonials.map(({ name }) => name);
};

const save = (name: string) =>
  pool.query("insert into testimonials (name, location, content) values ($1, 'Jaipur', 'A good home.')", [name]);

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((done) => setTimeout(done, 50));
}

const isUsed = () => replicas.next() !== undefined;

test('visitors read the replica, staff what they have just saved', async () => {
  await until(isUsed);
  await behind.query('select pg_wal_replay_pause()');
  await save('Meera');
  expect(await names()).toEqual([]);
  expect(await names(STAFF)).toEqual(['Meera']);
  await behind.query('select pg_wal_replay_resume()');
  await until(async () => (await names()).length === 1);
  expect(await names()).toEqual(['Meera']);
});

test('a replica that lags some seconds is left out until it has caught up', async () => {
  await behind.query('select pg_wal_replay_pause()');
  await save('Ravi');
  await until(() => !isUsed());
  expect(await names()).toEqual(['Meera', 'Ravi']);
  await behind.query('select pg_wal_replay_resume()');
  await until(isUsed);
  expect(await names()).toEqual(['Meera', 'Ravi']);
});

test('no read fails when the replica is killed, and it is read again when it is back', async () => {
  const requests = Array.from({ length: 24 }, (_, n) => get(n % 2 === 0 ? '/property' : '/testimonial'));
  const killed = replica.kill();
  const later = Array.from({ length: 24 }, (_, n) => get(n % 2 === 0 ? '/project' : '/testimonial'));
  const statuses = (await Promise.all([...requests, ...later])).map(({ statusCode }) => statusCode);
  await killed;
  expect(new Set(statuses)).toEqual(new Set([200]));
  await until(() => !isUsed());
  expect((await get('/property')).statusCode).toBe(200);
  replica = await restartReplica(primary, place());
  await until(isUsed);
  expect(events.slice(-2)).toEqual(['left out', 'taken in']);
});

test('a replica that hangs fails no read and takes no connection with it', async () => {
  relay.freeze();
  const calls = Array.from({ length: 4 * SIZE }, () => get('/property'));
  expect(new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(isUsed()).toBe(false);
  relay.thaw();
  await until(isUsed);
  for (let n = 0; n < 2 * SIZE; n += 1) expect((await get('/property')).statusCode).toBe(200);
  expect(isUsed()).toBe(true);
});

test('visitors go on reading while the primary is away', async () => {
  await primary.kill();
  expect(await names()).toEqual(['Meera', 'Ravi']);
  expect((await get('/property')).statusCode).toBe(200);
});
