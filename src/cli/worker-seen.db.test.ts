import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { freePort } from '../../scripts/local-postgres.ts';
import { createTestApp } from '../../test/app.ts';
import { sendEnquiry } from '../../test/enquiries.ts';
import { startCollector } from '../../test/otlp-collector.ts';
import { type Role, startRole } from '../../test/process.ts';

const app = createTestApp();
const RECIPIENT = 'meera.of.pune@aangan.example';

/** A mail server that rejects every recipient and repeats the address in its error, as real servers do. */
async function startRejectingSmtp() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 200,
    onRcptTo: ({ address }, _session, done) => done(new Error(`no such mailbox <${address}>, call +91 00000 00001`)),
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, stop: () => new Promise<void>((stopped) => server.close(() => stopped())) };
}

describe('a worker that cannot send mail', () => {
  let smtp: Awaited<ReturnType<typeof startRejectingSmtp>>;
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let worker: Role;
  let operations: string;
  let log = '';
  const metrics = async () => (await fetch(`${operations}/metrics`)).text();
  const lines = () =>
    log
      .split('\n')
      .filter((line) => line.endsWith('}'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  beforeAll(async () => {
    smtp = await startRejectingSmtp();
    collector = await startCollector();
    const port = await freePort();
    operations = `http://127.0.0.1:${port}`;
    await sendEnquiry(app, { email: RECIPIENT });
    worker = await startRole('worker', {
      DATABASE_URL: app.url,
      SMTP_URL: smtp.url,
      OPERATIONS_PORT: String(port),
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    });
    worker.child.stdout?.on('data', (chunk: string) => {
      log += chunk;
    });
    await vi.waitUntil(() => log.includes('job failed'), { timeout: 30_000 });
  });
  afterAll(async () => {
    await worker.stop();
    await smtp.stop();
    await collector.stop();
  });

  test('says so in its metrics, on a private port of its own', async () => {
    await expect.poll(metrics).toMatch(/aangan_mails_total\{outcome="failed"\} [1-9]/);
    const text = await metrics();
    expect(text).toMatch(/aangan_job_seconds_count\{queue="mail.send",outcome="failed"\} [1-9]/);
    expect(text).toMatch(/^aangan_mails_waiting [1-9]/m);
    for (const prefix of ['aangan_scheduler', 'aangan_housekeeping'])
      expect(text).toContain(`${prefix}_interval_seconds{task="refresh-sitemap"} 600`);
    expect(text).toContain(`aangan_build_info{version="${packageJson.version}",role="worker"`);
    expect(text).toContain('aangan_ready 1');
  });

  test('logs which job of which queue failed, in which role and release, without personal data', () => {
    const failed = lines().filter(({ msg }) => String(msg).startsWith('job failed'));
    expect(failed.length).toBeGreaterThan(0);
    for (const line of failed) {
      expect(line).toMatchObject({ role: 'worker', version: packageJson.version, queue: 'mail.send' });
      expect(line.job).toMatch(/^[0-9a-f-]{36}$/);
    }
    expect(JSON.stringify(failed)).toContain('[address]');
    for (const personal of [RECIPIENT, 'meera', '00000 00001']) expect(log).not.toContain(personal);
  });

  test('traces each try of a job with its statements, under the id that its log lines carry', async () => {
    await expect.poll(() => collector.spans.some(({ kind }) => kind === 5), { timeout: 15_000 }).toBe(true);
    const job = collector.spans.find(({ kind }) => kind === 5);
    expect(job).toMatchObject({ name: 'job mail.send', status: { code: 2 } });
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId);
    expect(statements.length).toBeGreaterThan(1);
    expect(lines().map(({ traceId }) => traceId)).toContain(job?.traceId);
    expect(JSON.stringify(collector.spans)).not.toContain('meera');
  });

  test('alerts and dashboard speak only of metrics that exist', async () => {
    const metricNames = new Set(Array.from((await metrics()).matchAll(/^# TYPE (\w+)/gm), ([, name]) => name));
    // Written by the backup job for the node exporter.
    metricNames.add('aangan_backup_last_success_timestamp_seconds');
    const ruleFiles = await Promise.all(
      ['deploy/prometheus/alerts.yaml', 'deploy/grafana/aangan.json'].map((file) => readFile(file, 'utf8')),
    );
    const names = new Set(ruleFiles.join('\n').match(/\b(?:aangan|nodejs|process)_\w+/g));
    expect(names.size).toBeGreaterThan(20);
    const unknown = [...names].filter((name) => !metricNames.has(name.replace(/_(?:bucket|count|sum)$/, '')));
    expect(unknown).toEqual([]);
  });
});

test('every alert has a test that makes it fire and an entry in the runbook', async () => {
  const [alerts, tests, runbook] = await Promise.all(
    ['deploy/prometheus/alerts.yaml', 'deploy/prometheus/alerts.test.yaml', 'docs/runbook.md'].map((file) =>
      readFile(file, 'utf8'),
    ),
  );
  const names = Array.from(alerts?.matchAll(/- alert: (\w+)/g) ?? [], ([, name]) => name as string);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    expect(alerts).toContain(`runbook: docs/runbook.md#${name.toLowerCase()}`);
    expect(tests).toContain(`labels: '{alertname="${name}"}'`);
    expect(runbook).toContain(`\n## ${name}\n`);
  }
  const entries = Array.from(runbook?.matchAll(/^## (Aangan\w+)$/gm) ?? [], ([, name]) => name as string);
  expect(entries.toSorted()).toEqual(names.toSorted());
});
