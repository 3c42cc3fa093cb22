import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCore, diskStore } from '#core';
import { openDb, openPool, watchPool } from '#db';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../../test/app.ts';
import { startCollector } from '../../../test/otlp-collector.ts';
import { createLogger } from '../plugins/logging.ts';
import { buildServer } from '../server.ts';
import { createTracer, traceStatements } from './tracer.ts';

const app = createTestApp();
const PARENT = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
const traceparent = `00-${PARENT.traceId}-${PARENT.spanId}-01`;

let collector: Awaited<ReturnType<typeof startCollector>>;

beforeAll(async () => {
  collector = await startCollector();
});
afterAll(async () => {
  await collector.stop();
});

/** Sends requests to a traced app and returns the spans that the collector received. */
async function traced(ratio: number, call: (server: Awaited<ReturnType<typeof buildServer>>) => Promise<unknown>) {
  collector.spans.length = 0;
  const tracer = createTracer({
    endpoint: collector.url,
    ratio,
    resource: { 'service.name': 'aangan' },
    onLoss: (error) => {
      throw error;
    },
  });
  const pool = openPool({
    url: app.url,
    // Fewer than a request uses at once, so that some statements wait for a connection.
    size: 2,
    statementTimeoutMs: 10_000,
    applicationName: 'traced',
    onError: () => {},
  });
  watchPool(pool, [{ statement: traceStatements(tracer) }]);
  const core = createCore({
    db: openDb(pool),
    jobs: app.jobs,
    links: app.links,
    now: () => app.clock.now,
    files: diskStore(app.filesFolder),
    scan: async () => 'clean',
    cacheFolder: app.cacheFolder,
    emit: () => {},
  });
  const logger = createLogger('silent');
  const trustProxy = '127.0.0.1';
  const server = await buildServer({
    core,
    logger,
    siteOrigin: SITE_ORIGIN,
    trustProxy,
    version: 'test',
    pages: 'none',
    tracer,
  });
  await call(server);
  await server.close();
  await tracer.close();
  await pool.end();
  return collector.spans;
}

const toAttributes = ({ attributes }: { attributes: { key: string; value: object }[] }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] as string]));

describe('with a collector', () => {
  test('a request is a trace of one server span and a span for each of its statements', async () => {
    const spans = await traced(1, (server) =>
      server.inject('/api/v1/public/blog/unknown-slug?ref=meera@aangan.example'),
    );
    const server = spans.find(({ kind }) => kind === 2);
    expect(server).toMatchObject({ name: 'GET /api/v1/public/blog/:slug', status: {} });
    expect(toAttributes(server ?? { attributes: [] })).toMatchObject({ 'http.response.status_code': '404' });
    const statements = spans.filter(({ kind }) => kind === 3);
    expect(statements.length).toBeGreaterThan(0);
    for (const { traceId, parentSpanId, startTimeUnixNano, endTimeUnixNano } of statements) {
      expect({ traceId, parentSpanId }).toEqual({ traceId: server?.traceId, parentSpanId: server?.spanId });
      expect(BigInt(endTimeUnixNano) >= BigInt(startTimeUnixNano)).toBe(true);
    }
    expect(toAttributes(statements[0] ?? { attributes: [] })['db.query.text']).toContain('$1');
  });

  test('nothing that a person entered is in it, nor in the statements of a form', async () => {
    const payload = { email: 'meera-of-pune@aangan.example' };
    const headers = newVisitor();
    const spans = await traced(1, async (server) => {
      await server.inject({ method: 'POST', url: '/api/v1/public/subscribers', payload, headers });
      await server.inject('/preview/very-private-token?phone=0000001044');
    });
    expect(spans.filter(({ kind }) => kind === 3).length).toBeGreaterThan(2);
    const text = JSON.stringify(spans);
    for (const personal of ['meera', '0000001044', 'very-private', headers['x-forwarded-for']]) {
      expect(text).not.toContain(personal);
    }
  });

  test('requests at once keep their statements apart, also while they wait for a connection', async () => {
    const paths = [
      '/api/v1/public/home-groups',
      '/api/v1/public/city',
      '/api/v1/public/property',
      '/api/v1/public/site',
    ];
    const spans = await traced(1, (server) => Promise.all([...paths, ...paths].map((url) => server.inject(url))));
    const servers = spans.filter(({ kind }) => kind === 2);
    const tables = (name: string) =>
      new Set(
        servers
          .filter((server) => server.name === name)
          .map(({ spanId }) => spans.filter(({ parentSpanId }) => parentSpanId === spanId).length),
      );
    expect(servers).toHaveLength(8);
    // The same call sends the same number of statements, regardless of concurrent requests.
    for (const name of new Set(servers.map((server) => server.name))) expect(tables(name).size).toBe(1);
    expect(spans.filter(({ kind, parentSpanId }) => kind === 3 && parentSpanId === undefined)).toEqual([]);
  });

  test('only a proxy that we trust may say which trace a request belongs to', async () => {
    const url = '/api/v1/public/site';
    const [proxied] = await traced(1, (server) => server.inject({ url, headers: { traceparent, ...newVisitor() } }));
    expect(proxied).toMatchObject({ traceId: PARENT.traceId });
    const direct = await traced(1, (server) => server.inject({ url, headers: { traceparent } }));
    expect(direct.map(({ traceId }) => traceId)).not.toContain(PARENT.traceId);
  });

  test('a share of nothing traces nothing, whatever a request asks for', async () => {
    const headers = { traceparent, ...newVisitor() };
    expect(await traced(0, (server) => server.inject({ url: '/api/v1/public/site', headers }))).toEqual([]);
  });
});

test('a collector that is away is told of once, and disturbs nothing', async () => {
  const losses: unknown[] = [];
  const endpoint = 'http://127.0.0.1:9';
  const tracer = createTracer({ endpoint, ratio: 1, resource: {}, onLoss: (error) => losses.push(error) });
  for (let turn = 0; turn < 2_000; turn += 1) tracer.begin({ name: 'lost', kind: 'server' })?.end();
  await tracer.close();
  expect(losses).toHaveLength(1);
});
