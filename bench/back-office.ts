import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { installJobQueue } from '#core';
import { migrate, openPool, type Pool } from '#db';
import { ensureDatabase, freePort } from '../scripts/local-postgres.ts';
import { SITE_ORIGIN } from '../test/app.ts';
import { startRole } from '../test/process.ts';
import { BACK_OFFICE_CALLS } from './back-office/calls.ts';
import { BENCH_STAFF, fillBackOffice } from './back-office/fill.ts';
import { captureStatements } from './bare.ts';
import { fillListings } from './fill.ts';
import { type Spread, spread, times } from './measure.ts';
import { startBenchPostgres } from './size.ts';

const TARGET_MS = 100;
const WARM_UP = 5;
const REPEAT = 40;

const { values } = parseArgs({
  options: {
    enquiries: { type: 'string', default: '100000' },
    entries: { type: 'string', default: '1000000' },
    listings: { type: 'string', default: '1200000' },
  },
});
const sizes = {
  enquiries: Number(values.enquiries),
  entries: Number(values.entries),
  listings: Number(values.listings),
};

const timed = async (what: string, work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  console.log(`${what.padEnd(24)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
};

async function seed(pool: Pool): Promise<void> {
  await fillListings(pool, sizes.listings, timed);
  await fillBackOffice(pool, sizes, timed);
}

let visitors = 0;
/** A new client address for each request, so that rate limits do not affect the measurement. */
const newClientHeaders = () => {
  visitors += 1;
  return { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
};

/** Retries a request that is rejected as overloaded; the waiting time counts towards the measurement. */
async function retryOverloaded(ask: () => Promise<Response>): Promise<Response> {
  const answer = await ask();
  if (answer.status !== 503) return answer;
  await answer.arrayBuffer();
  await setTimeout(500);
  return retryOverloaded(ask);
}

async function signIn(api: string): Promise<string> {
  const answer = await retryOverloaded(() =>
    fetch(`${api}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: SITE_ORIGIN, ...newClientHeaders() },
      body: JSON.stringify(BENCH_STAFF),
    }),
  );
  if (!answer.ok) throw new Error(`signing in was answered ${answer.status}: ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

interface Result extends Spread {
  name: string;
  /** The fastest call, without interference from other work on the machine. */
  min: number;
}

/** Sends every back office call repeatedly from one client and measures the time until the response is read. */
async function measure(url: string): Promise<Result[]> {
  const port = await freePort();
  const role = await startRole('web', { DATABASE_URL: url, PORT: String(port), TRUST_PROXY: '127.0.0.1' });
  try {
    const api = `http://127.0.0.1:${port}/api/v1/admin`;
    const cookie = await signIn(api);
    const ask = async (path: string, body?: object) => {
      const init = body && { method: 'POST', body: JSON.stringify(body) };
      const type = body && { 'content-type': 'application/json', origin: SITE_ORIGIN };
      const answer = await retryOverloaded(() =>
        fetch(api + path, { ...init, headers: { cookie, ...newClientHeaders(), ...type } }),
      );
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    for (let round = 0; round < WARM_UP; round += 1)
      for (const [, path, body] of BACK_OFFICE_CALLS) await ask(path, body);
    const results: Result[] = [];
    for (const [name, path, body] of BACK_OFFICE_CALLS) {
      const durations = await times(Array.from({ length: REPEAT }), () => ask(path, body));
      results.push({ name, min: Math.round(Math.min(...durations) * 10) / 10, ...spread(durations) });
    }
    return results;
  } finally {
    await role.stop();
  }
}

const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

function page(results: Result[]): string {
  const slow = results.filter(({ p95 }) => p95 > TARGET_MS).map(({ name }) => name);
  const facts = [
    `date: ${new Date().toISOString().slice(0, 10)}`,
    `commit: ${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()}`,
    `machine: ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}; ${(loadavg()[1] ?? 0).toFixed(1)} tasks waiting for a core on average in the last five minutes`,
    `data: ${sizes.enquiries.toLocaleString('en-IN')} enquiries over 400 days with two events each, ${sizes.entries.toLocaleString('en-IN')} audit entries, ${sizes.listings.toLocaleString('en-IN')} properties, 2,000 pages and 200 zero-result searches counted on each of 121 days`,
  ];
  return [
    '# The back office',
    '',
    ...facts.map((fact) => `- ${fact}`),
    '',
    `Through the HTTP API of a web process beside its database, warm, one caller, ${REPEAT} calls each; milliseconds. Aimed at: ${TARGET_MS} at the 95th percentile. Above it: ${slow.length === 0 ? 'none' : slow.join('; ')}.`,
    '',
    line(['Call', 'min', 'p50', 'p95', 'worst']),
    line(['---', '---', '---', '---', '---']),
    ...results.map(({ name, min, p50, p95, worst }) => line([name, min, p50, p95, worst])),
    '',
  ].join('\n');
}

const server = await startBenchPostgres();
try {
  const name = `bench_back_office_${Object.values(sizes).join('_')}`;
  const fresh = await ensureDatabase(server, name);
  const url = server.url(name);
  const pool = openPool({ url, size: 2, statementTimeoutMs: 0, applicationName: 'bench', onError: () => {} });
  await migrate(pool);
  await installJobQueue(pool);
  if (fresh) await timed('filled', () => seed(pool));
  await timed('listings counted', () => captureStatements(pool, (core) => core.listings.count()));
  await pool.end();
  const report = page(await measure(url));
  await writeFile('bench/results/back-office.md', report);
  console.log(report);
} finally {
  await server.stop();
}
