import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildServer } from '#server';
import { createTestApp, SITE_ORIGIN } from '../../../../test/app.ts';
import { sendEnquiry } from '../../../../test/enquiries.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';
import { HEARTBEAT_MS } from './live.routes.ts';

const app = createTestApp({ isLive: true });
let server: FastifyInstance;
let address = '';
let boss: Colleague;
let priya: Colleague;

const buildListening = async () => {
  const built = await buildServer({
    core: app.core,
    logger: pino({ level: 'silent' }),
    siteOrigin: SITE_ORIGIN,
    trustProxy: false,
    version: 'test',
    pages: 'none',
  });
  await built.listen({ host: '127.0.0.1', port: 0 });
  return { server: built, origin: `http://127.0.0.1:${(built.server.address() as AddressInfo).port}` };
};

beforeAll(async () => {
  boss = await newColleague(app);
  priya = await newColleague(app, 'sales');
  await app.signals?.ready;
  // The heartbeat of this server comes when a test asks for it.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  ({ server, origin: address } = await buildListening());
});

afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});

/** An open stream as a browser has it: its response, and the text that has arrived. */
async function listen({ cookie }: Pick<Colleague, 'cookie'>, origin = address) {
  const response = await fetch(`${origin}/api/v1/admin/live`, {
    headers: { cookie, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
  });
  const stream = { response, text: '', isOver: false, close: () => {} };
  if (response.status !== 200 || !response.body) return stream;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const read = async (): Promise<void> => {
    const { done, value } = await reader.read();
    stream.isOver = done;
    stream.text += value ?? '';
    return done ? undefined : read();
  };
  void read().catch(() => {
    stream.isOver = true;
  });
  stream.close = () => void reader.cancel().catch(() => {});
  await expect.poll(() => stream.text).toContain(':');
  return stream;
}

const changes = ({ text }: { text: string }) => text.split('event: leads').length - 1;

describe('R-410 the stream of changes', () => {
  test('says that leads have changed, and nothing about them', async () => {
    const stream = await listen(priya);
    const { headers } = stream.response;
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect([headers.get('content-encoding'), headers.get('x-accel-buffering')]).toEqual([null, 'no']);
    await sendEnquiry(app, { full_name: 'Tara Joshi', email: 'tara@lake.example' });
    await expect.poll(() => changes(stream)).toBe(1);
    expect(stream.text.replace(/^(: heartbeat\n\n)+/, '')).toBe('event: leads\ndata: changed\n\n');
    stream.close();
  });

  test('announces changes that follow one another closely once', async () => {
    const stream = await listen(priya);
    await Promise.all([sendEnquiry(app), sendEnquiry(app), sendEnquiry(app)]);
    await expect.poll(() => changes(stream)).toBeGreaterThan(0);
    expect(changes(stream)).toBeLessThan(3);
    stream.close();
  });

  test('is for browsers that ask for events', async () => {
    const answer = await priya.call('GET', '/live');
    expect([answer.statusCode, answer.json().msg]).toEqual([406, 'This call answers with server-sent events']);
  });

  test.each(['editor', 'hr'] as const)('is closed to the role %s, which sees no leads', async (role) => {
    expect((await listen(await newColleague(app, role))).response.status).toBe(403);
  });

  test('is closed to visitors and to other sites', async () => {
    expect((await listen({ cookie: '' })).response.status).toBe(401);
    const foreign = await app.server.inject({
      url: '/api/v1/admin/live',
      headers: { cookie: priya.cookie, accept: 'text/event-stream', 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.statusCode).toBe(403);
  });

  test.each([
    ['has signed out', (leaver: Colleague) => leaver.call('POST', '/auth/logout')],
    ['may no longer see leads', (leaver: Colleague) => boss.call('PATCH', `/user/${leaver.id}`, { role: 'editor' })],
  ])('ends with the next heartbeat when the user %s', async (_, leave) => {
    const leaver = await newColleague(app, 'sales');
    const stream = await listen(leaver);
    expect((await leave(leaver)).statusCode).toBe(200);
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await expect.poll(() => stream.isOver).toBe(true);
  });

  test('goes on with a heartbeat for others', async () => {
    const stream = await listen(priya);
    const before = stream.text;
    vi.advanceTimersByTime(HEARTBEAT_MS);
    await expect.poll(() => stream.text).toBe(`${before}: heartbeat\n\n`);
    expect(stream.isOver).toBe(false);
    stream.close();
  });

  test('of a user is open ten times at most: one more ends the oldest', async () => {
    const busy = await newColleague(app, 'sales');
    const streams: Awaited<ReturnType<typeof listen>>[] = [];
    for (let number = 0; number < 11; number += 1) streams.push(await listen(busy));
    await expect.poll(() => streams.map(({ isOver }) => isOver)).toEqual([true, ...Array(10).fill(false)]);
    for (const stream of streams) stream.close();
  });

  test('ends when the process stops, which does not wait for it', async () => {
    const { server: stopping, origin } = await buildListening();
    const stream = await listen(priya, origin);
    await stopping.close();
    await expect.poll(() => stream.isOver).toBe(true);
  });
});
