import { beforeAll, describe, expect, test } from 'vitest';
import { openPool, type Pool, watchPool } from '#db';
import { createTestApp, newVisitor, SITE_ORIGIN } from '../../../test/app.ts';
import { sendEnquiry } from '../../../test/enquiries.ts';
import { startSilentServer } from '../../../test/silent-server.ts';
import { buildOperations } from '../operations.ts';
import { createLogger } from '../plugins/logging.ts';
import { buildServer } from '../server.ts';
import { createMetrics, type Metrics } from './index.ts';

const app = createTestApp();

const newMetrics = () => createMetrics({ role: 'web', version: '1.2.3' });
const scrape = (metrics: Metrics) => metrics.registry.metrics();

const measuredApp = async (metrics: Metrics) =>
  buildServer({
    core: app.core,
    logger: createLogger('silent'),
    siteOrigin: SITE_ORIGIN,
    trustProxy: '127.0.0.1',
    version: 'test',
    pages: 'none',
    metrics,
  });

describe('requests', () => {
  let metrics: Metrics;

  beforeAll(async () => {
    metrics = newMetrics();
  });

  test('are counted by the pattern of their route, never by their address', async () => {
    const server = await measuredApp(metrics);
    await server.inject('/api/v1/public/blog/meera?email=meera@aangan.example');
    await server.inject('/nothing/here/meera');
    const text = await scrape(metrics);
    expect(text).toContain('aangan_http_requests_total{method="GET",route="/api/v1/public/blog/:slug",status="404"} 1');
    expect(text).toContain('aangan_http_requests_total{method="GET",route="unknown",status="404"} 1');
    expect(text).toContain('aangan_http_requests_in_flight 0');
    expect(text).not.toContain('meera');
    await server.close();
  });

  test('that are turned away for want of room are counted, and no other refusal is', async () => {
    const crowded = newMetrics();
    const server = await measuredApp(crowded);
    await server.inject('/api/v1/public/blog/nothing');
    expect(await scrape(crowded)).toContain('aangan_http_shed_total 0');
    const answers = await Promise.all(
      Array.from({ length: 90 }, async () => await server.inject('/api/v1/public/site')),
    );
    const turnedAway = answers.filter(({ statusCode }) => statusCode === 503).length;
    expect(turnedAway).toBeGreaterThan(0);
    expect(await scrape(crowded)).toContain(`aangan_http_shed_total ${turnedAway}\n`);
    await server.close();
  });

  test('whose visitor leaves before the answer end too, as 499', async () => {
    const server = await measuredApp(metrics);
    const address = await server.listen({ host: '127.0.0.1', port: 0 });
    const email = 'leaves@aangan.example';
    const holder = await app.pool.connect();
    await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [email]);
    const leaving = new AbortController();
    const left = fetch(`${address}/api/v1/public/subscribers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
      signal: leaving.signal,
    }).catch(() => 'left');
    await expect.poll(() => scrape(metrics)).toContain('aangan_http_requests_in_flight 1');
    leaving.abort();
    expect(await left).toBe('left');
    await expect.poll(() => scrape(metrics)).toContain('status="499"} 1');
    expect(await scrape(metrics)).toContain('aangan_http_requests_in_flight 0');
    await holder.query('select pg_advisory_unlock_all()');
    holder.release();
    await server.close();
  });
});

describe('the database', () => {
  const watched = (url: string) => {
    const metrics = newMetrics();
    const pool = openPool({ url, size: 1, statementTimeoutMs: 1_000, applicationName: 'watched', onError: () => {} });
    watchPool(pool, [metrics.database.watcher('primary', pool)]);
    return { metrics, pool };
  };

  test('is measured: connections, how long callers wait for one, statements and failures by their class', async () => {
    const { metrics, pool } = watched(app.url);
    const client = await pool.connect();
    const waiting = pool.query('select 1');
    expect(await scrape(metrics)).toContain('aangan_database_connections{pool="primary",state="waited_for"} 1');
    client.release();
    await waiting;
    await expect(pool.query('select 1/0')).rejects.toThrow('division');
    await expect(pool.query('select pg_sleep(5)')).rejects.toThrow('timeout');
    const text = await scrape(metrics);
    expect(text).toContain('aangan_database_connections{pool="primary",state="most"} 1');
    expect(text).toContain('aangan_database_wait_seconds_count{pool="primary"} 4');
    expect(text).toContain('aangan_database_statement_seconds_count{pool="primary"} 3');
    expect(text).toContain('aangan_database_errors_total{pool="primary",class="22"} 1');
    expect(text).toContain('aangan_database_errors_total{pool="primary",class="57"} 1');
    await pool.end();
  });

  test('that hangs delays no response: metrics come without its figures, readiness says no', async () => {
    const silent = await startSilentServer();
    const { metrics, pool } = watched(`postgres://nobody@127.0.0.1:${silent.port}/nothing`);
    const ask = async (target: Pool) => void (await target.query('select 1'));
    metrics.watchBacklog(async () => {
      await ask(pool);
      return { queues: [], mails: { waiting: 0, oldestSeconds: 0, delayed: 0 } };
    });
    const operations = buildOperations({ metrics, probe: () => ask(pool) });
    const start = performance.now();
    const { body, statusCode } = await operations.inject('/metrics');
    expect(performance.now() - start).toBeLessThan(4_000);
    expect(statusCode).toBe(200);
    expect(body).toContain('aangan_ready 0');
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).not.toMatch(/^aangan_mails_waiting /m);
    expect((await operations.inject('/readyz')).statusCode).toBe(503);
    expect((await operations.inject('/livez')).statusCode).toBe(200);
    await silent.stop();
    await pool.end();
  });
});

describe('what waits', () => {
  const MANY = 5_000;
  const backlog = async () => (await app.jobs.backlog()).find(({ name }) => name === 'mail.send');

  test('is counted from the rows themselves, also when no worker has counted for long', async () => {
    await sendEnquiry(app);
    const stored = await backlog();
    expect(stored?.waiting).toBeGreaterThan(0);
    await app.pool.query(
      "update jobs.job set start_after = now() - interval '10 min', created_on = now() - interval '10 min'",
    );
    expect((await backlog())?.oldestSeconds).toBeGreaterThan(590);
    await app.pool.query('update mails set created_at = $1', [new Date(app.clock.now.getTime() - 60_000)]);
    expect(await app.core.mail.waiting()).toMatchObject({ waiting: stored?.waiting, oldestSeconds: 60 });
  });

  test('leaves out jobs that are put off: they do not wait for a worker', async () => {
    await app.pool.query("update jobs.job set start_after = now() + interval '10 min'");
    expect(await backlog()).toMatchObject({ oldestSeconds: 0 });
  });

  test('costs the same however much there is: it stops at a thousand', async () => {
    await app.pool.query(
      `insert into jobs.job (name, data) select 'mail.send', '{"mailId":1}' from generate_series(1, ${MANY})`,
    );
    await app.pool.query(
      `insert into mails (template, recipient, data, message_id)
       select 'x', 'nobody@aangan.example', '{}', 'bulk-' || n from generate_series(1, ${MANY}) n`,
    );
    await app.pool.query('analyze jobs.job, mails');
    expect((await backlog())?.waiting).toBe(1_000);
    expect((await app.core.mail.waiting()).waiting).toBe(1_000);
  });
});

describe('the business', () => {
  const submission_key = 'f1c2d3e4-0000-4000-8000-000000000001';

  test('counts an enquiry once, however often its form is sent', async () => {
    app.emittedEvents.length = 0;
    await sendEnquiry(app, { submission_key });
    await sendEnquiry(app, { submission_key });
    expect(app.emittedEvents).toEqual(['enquiry']);
  });

  test('counts failed sign-ins without saying whose', async () => {
    app.emittedEvents.length = 0;
    const payload = { email: 'nobody@aangan.example', password: 'not the password' };
    const headers = { ...newVisitor(), origin: SITE_ORIGIN };
    await app.server.inject({ method: 'POST', url: '/api/v1/admin/auth/login', payload, headers });
    expect(app.emittedEvents).toEqual(['sign_in_failed']);
  });

  test('starts every figure at nought, so that the first of a kind is seen as a rise', async () => {
    const metrics = newMetrics();
    for (const form of ['enquiry', 'application', 'posting', 'subscription'])
      expect(await scrape(metrics)).toContain(`aangan_forms_received_total{form="${form}"} 0`);
    metrics.business.emit('enquiry');
    metrics.business.emit('sign_in_failed');
    expect(await scrape(metrics)).toContain('aangan_forms_received_total{form="enquiry"} 1');
    expect(await scrape(metrics)).toContain('aangan_sign_ins_total{outcome="failed"} 1');
  });
});
