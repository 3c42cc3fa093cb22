import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitConcurrentReads, shedLoad } from './shed-load.ts';

/** More reads than the limiter processes and queues together. */
const CROWD = 80;
const SERVED = 68;

let app: FastifyInstance;
let open: () => void;

beforeEach(() => {
  const gate = Promise.withResolvers<void>();
  open = gate.resolve;
  app = Fastify({ trustProxy: '127.0.0.1' });
  limitConcurrentReads(() => {})(app, 'page');
  app.get('/*', async () => {
    await gate.promise;
    return 'page';
  });
  app.post('/*', async () => 'stored');
});

const from = (visitor: number) => ({ 'x-forwarded-for': `192.0.2.${visitor}` });

/** Many requests of different visitors at the same moment, none waiting for another. */
const crowd = (url: string) =>
  Array.from({ length: CROWD }, async (_, visitor) => await app.inject({ url, headers: from(visitor) }));

afterEach(() => app.close());

test('reads beyond what can be done soon are sent away before any work, and told when to come back', async () => {
  const answers = crowd('/properties');
  const shed = await Promise.all(answers.slice(SERVED));
  for (const answer of shed) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(answer.body).toContain('Please try again');
  }
  open();
  const served = await Promise.all(answers.slice(0, SERVED));
  expect(served.map(({ statusCode }) => statusCode)).toEqual(served.map(() => 200));
});

test('forms are taken while reads are sent away', async () => {
  const reads = crowd('/properties');
  expect((await app.inject({ method: 'POST', url: '/enquiry' })).body).toBe('stored');
  open();
  await Promise.all(reads);
});

test('a refused call is flat JSON like every refusal', async () => {
  const reads = crowd('/api/v1/public/site');
  expect((await reads[CROWD - 1])?.json()).toMatchObject({ success: false, errors: [{ message: expect.any(String) }] });
  open();
  await Promise.all(reads);
});

test('one visitor with many reads delays another by one at most, and is told to come back late', async () => {
  const greedy = Array.from({ length: CROWD }, async () => await app.inject({ url: '/', headers: from(1) }));
  const other = app.inject({ url: '/', headers: from(2) });
  const asked = performance.now();
  const refused = await greedy[CROWD - 1];
  expect(refused?.statusCode).toBe(503);
  expect(performance.now() - asked).toBeGreaterThan(900);
  open();
  expect((await other).statusCode).toBe(200);
  const statuses = (await Promise.all(greedy)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(60);
});

test('a client that disconnects while waiting frees its slot', async () => {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const gone = new AbortController();
  const arrived = Promise.withResolvers<void>();
  let seen = 0;
  app.server.on('request', () => {
    seen += 1;
    if (seen === SERVED) arrived.resolve();
  });
  const reads = Array.from({ length: SERVED }, (_, visitor) =>
    fetch(origin, { signal: gone.signal, headers: from(visitor) }).catch(() => undefined),
  );
  await arrived.promise;
  gone.abort();
  await Promise.all(reads);
  open();
  await expect.poll(async () => (await fetch(origin)).status).toBe(200);
});

test('a process that is behind refuses pages first, then all else', async () => {
  let currentDelayMs = 0;
  const behind = Fastify();
  shedLoad(behind, { delayMs: () => currentDelayMs, stop: () => undefined });
  behind.all('/*', async () => 'answer');
  const ask = async (delayMs: number) => {
    currentDelayMs = delayMs;
    const responses = [
      behind.inject('/'),
      behind.inject('/assets/a.js'),
      behind.inject({ method: 'POST', url: '/enquiry' }),
    ];
    return (await Promise.all(responses)).map(({ statusCode }) => statusCode);
  };
  expect(await ask(2_900)).toEqual([200, 200, 200]);
  expect(await ask(3_100)).toEqual([503, 200, 200]);
  expect(await ask(11_000)).toEqual([503, 503, 503]);
  await behind.close();
});
