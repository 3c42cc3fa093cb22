import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildServer, openSharedCounter, type SharedCounter } from '#server';
import { freePort } from '../../../scripts/local-postgres.ts';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../../test/app.ts';
import { type Program, startProgram } from '../../../test/program.ts';
import { PUBLIC_WRITE } from './rate-limits.ts';

const app = createTestApp();
const { max } = PUBLIC_WRITE.rateLimit;
let port = 0;
let redis: Program;
const instances: { server: FastifyInstance; counter: SharedCounter; events: string[] }[] = [];

const startRedis = async () => {
  redis = await startProgram('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { port });
};

beforeAll(async () => {
  port = await freePort();
  await startRedis();
  for (let n = 0; n < 2; n += 1) {
    const events: string[] = [];
    const counter = openSharedCounter({
      url: `redis://127.0.0.1:${port}`,
      onLost: () => events.push('lost'),
      onBack: () => events.push('back'),
    });
    const server = await buildServer({
      core: app.core,
      logger: pino({ level: 'silent' }),
      siteOrigin: SITE_ORIGIN,
      trustProxy: '127.0.0.1',
      version: 'test',
      pages: 'none',
      limits: counter,
    });
    instances.push({ server, counter, events });
  }
  await untilShared();
});

afterAll(async () => {
  for (const { server, counter } of instances) {
    await server.close();
    counter.close();
  }
  await redis.kill();
});

let people = 0;

/** Sends a form to an instance and returns the status. */
const send = async (instance: number, visitor: { 'x-forwarded-for': string }): Promise<number | undefined> => {
  people += 1;
  const answer = await instances[instance]?.server.inject({
    method: 'POST',
    url: '/api/v1/public/subscribers',
    headers: visitor,
    payload: { email: `visitor${people}@aangan.example`, iAgreeToTerms: 'Yes' },
  });
  return answer?.statusCode;
};

/** How many forms of one visitor are accepted, sent to the instances chosen by `turn`. */
async function accepted(tries: number, turn: (n: number) => number): Promise<number> {
  const visitor = newVisitor();
  let count = 0;
  for (let n = 0; n < tries; n += 1) if ((await send(turn(n), visitor)) === 201) count += 1;
  return count;
}

/** Waits until every instance counts in Redis. */
async function untilShared(): Promise<void> {
  for (const { counter } of instances) {
    const counts = () =>
      counter.count('test', 1_000).then(
        () => true,
        () => false,
      );
    while (!(await counts())) await new Promise((done) => setTimeout(done, 50));
  }
}

const alternate = (n: number) => n % 2;

test('two instances share one allowance', async () => {
  expect(await accepted(2 * max, alternate)).toBe(max);
});

test('calls and forms are counted apart, and so is every route', async () => {
  const visitor = newVisitor();
  for (let n = 0; n < max; n += 1) await send(0, visitor);
  expect(await send(1, visitor)).toBe(429);
  const other = await instances[1]?.server.inject({ url: '/api/v1/public/site', headers: visitor });
  expect(other?.statusCode).toBe(200);
});

test('while Redis is gone forms are accepted, and every instance limits them for itself', async () => {
  await redis.kill();
  expect(await accepted(4 * max, alternate)).toBe(2 * max);
  expect(instances.map(({ events }) => events.at(-1))).toEqual(['lost', 'lost']);
});

test('when Redis is back limits are shared again without a restart', async () => {
  await startRedis();
  await untilShared();
  expect(await accepted(2 * max, alternate)).toBe(max);
  expect(instances.map(({ events }) => events.at(-1))).toEqual(['back', 'back']);
});

test('what a visitor has used up stays used up when Redis forgets it', async () => {
  const visitor = newVisitor();
  for (let n = 0; n < max; n += 1) expect(await send(0, visitor)).toBe(201);
  await redis.kill();
  await startRedis();
  await untilShared();
  expect(await send(0, visitor)).toBe(429);
});

test('a Redis that hangs does not make every form wait for it', async () => {
  redis.halt();
  try {
    const visitor = newVisitor();
    const start = performance.now();
    for (let n = 0; n < max; n += 1) expect(await send(0, visitor)).toBe(201);
    expect(performance.now() - start).toBeLessThan(max * 250);
    expect(await send(0, visitor)).toBe(429);
  } finally {
    redis.goOn();
  }
  await untilShared();
});
