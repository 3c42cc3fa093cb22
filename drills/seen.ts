import { randomUUID } from 'node:crypto';
import { dashboardExpressions } from '../scripts/dashboard-expressions.ts';
import { freePort } from '../scripts/local-postgres.ts';
import { startRole } from '../test/process.ts';
import { createDrillApp } from './drill-app.ts';
import { FORMS } from './forms.ts';
import { startPrometheus } from './prometheus-member.ts';
import { keepSending, pause } from './sending.ts';

/**
 * A real Prometheus scrapes a real app with visitors: every panel of the dashboard must show data, and when the app is
 * down its alert must fire. Needs Prometheus.
 *
 *   npm run drill:seen
 */
const PAGES = ['/', '/properties', '/projects', '/blogs', '/careers', '/contact-us', '/nothing-here', '/login'];
/** Panels of errors, which are normally empty. */
const MAY_BE_EMPTY = new Set(['Errors by route', 'Failures and scans']);
const SECONDS = 25;

async function visit(origin: string, untilMs: number): Promise<void> {
  for (let turn = 0; Date.now() < untilMs; turn += 1) {
    await fetch(origin + PAGES[turn % PAGES.length]);
    await pause(50);
  }
}

const failedSignIn = (origin: string) =>
  fetch(`${origin}/api/v1/admin/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: `${randomUUID()}@aangan.example`, password: 'not the password' }),
  });

const app = await createDrillApp();
const [port, operations] = [await freePort(), await freePort()];
const role = await startRole('all', { ...app.env, PORT: String(port), OPERATIONS_PORT: String(operations) });
const prometheus = await startPrometheus(app.folder, [`127.0.0.1:${operations}`]);
try {
  const origin = `http://127.0.0.1:${port}`;
  await failedSignIn(origin);
  const streams = FORMS.map((form) => keepSending(origin, { form, everyMs: 2_000 }));
  await visit(origin, Date.now() + SECONDS * 1000);
  for (const stream of streams) await stream.stop();
  const panels = await Promise.all(
    (await dashboardExpressions('20s')).map(async ({ panel, expr }) => {
      const series = (await prometheus.ask(expr)).filter(({ value }) => value[1] !== 'NaN');
      return { panel, series: series.length, first: series[0]?.value[1], expr };
    }),
  );
  console.table(panels.map(({ panel, series, first }) => ({ panel, series, first })));
  const empty = panels.filter(({ panel, series }) => series === 0 && !MAY_BE_EMPTY.has(panel));
  for (const { panel, expr } of empty) console.error(`${panel} shows nothing: ${expr}`);

  const byPattern = await prometheus.ask('aangan_http_requests_total{route="/properties"}');
  if (byPattern.length === 0) console.error('pages are not measured by their pattern');

  const scrape = await prometheus.ask('max_over_time(scrape_duration_seconds[1m])');
  const size = await prometheus.ask('max_over_time(scrape_samples_scraped[1m])');
  console.log({ slowestScrapeSeconds: scrape[0]?.value[1], samplesAScrape: size[0]?.value[1] });

  await role.stop();
  let raised: string[] = [];
  for (let turn = 0; turn < 30 && !raised.includes('AanganSiteDown'); turn += 1) {
    await pause(1_000);
    raised = (await prometheus.ask('ALERTS')).map(({ metric }) => metric.alertname ?? '');
  }
  console.log({ raised });
  process.exitCode = empty.length === 0 && byPattern.length > 0 && raised.includes('AanganSiteDown') ? 0 : 1;
} finally {
  await prometheus.stop();
  await role.stop();
  await app.close();
}
