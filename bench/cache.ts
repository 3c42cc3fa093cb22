import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ask } from '../drills/page-cache/ask.ts';
import { freePort } from '../scripts/local-postgres.ts';
import { missingPackages, selfSigned, startNginx, startVarnish, tlsListeners } from '../test/page-caches.ts';
import { openLine } from './cache/line.ts';
import { processorSeconds } from './cache/processor-time.ts';
import { type ProfileSummary, summarise } from './cache/profile.ts';
import { openBenchSite } from './cache/site.ts';
import { copyAsFile } from './cache/static-copy.ts';
import { type Load, load } from './cache/wrk.ts';

/*
 * Measures the site without a cache, through nginx and through Varnish, and compares it with nginx serving the same
 * bytes and headers as a static file. nginx is also measured over TLS, and over TLS with limited bandwidth, as visitors
 * reach it. The servers alternate over several turns, so that other load on the machine affects all of them equally.
 *
 *   npm run bench:cache                          30 turns of one second
 *   npm run bench:cache -- --line 10gbit         with more bandwidth; the network link requires root
 *   npm run bench:cache -- --turns 1 --seconds 2 a quick run that writes no results
 */
const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '16' },
    line: { type: 'string', default: '1gbit' },
  },
});
const [TURNS, SECONDS, CONNECTIONS] = [Number(values.turns), Number(values.seconds), Number(values.connections)];
const MIN_SHARE = 0.9;
/** Rendering is measured separately, so that the renderer is idle while the caches are measured. */
const RENDERING = { turns: 5, seconds: 3, connections: 4 };
const AS_A_BROWSER = { headers: { 'accept-encoding': 'gzip, deflate, br' } };

interface Measured extends Load {
  /** CPU time that the server used per response, in microseconds. */
  processorUs: number;
}

interface Callers {
  seconds: number;
  connections: number;
  through?: string[];
}

async function measure(url: string, pid: number, callers: Callers): Promise<Measured> {
  const { seconds } = callers;
  const before = await processorSeconds(pid);
  const result = await load(url, callers);
  const used = (await processorSeconds(pid)) - before;
  const processorUs = Math.round((used * 1e7) / Math.max(1, result.requestsPerSecond * seconds)) / 10;
  return { ...result, processorUs };
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The turn with the median throughput. */
const middle = (turns: Measured[]): Measured =>
  turns.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)[Math.floor(turns.length / 2)] as Measured;

interface Row extends Measured {
  page: string;
  server: string;
  bytes: number;
  /** Throughput relative to the static file in the same turn; the median over all turns. */
  share?: number;
}

/** A network path to a server. */
interface Way {
  name: string;
  host: string;
  tls: boolean;
  through: string[];
}

interface Ports {
  plain: number;
  tls: number;
}

interface Server {
  url: string;
  /** The URL without TLS and bandwidth limit, used to warm up the cache. */
  plainUrl: string;
  pid: number;
  through: string[];
  /** Name of the static file server on the same network path. */
  file: string;
}

const FILE = 'nginx, a file';
const CACHED = 'nginx, cached';
const OVER_THE_LINE = `, over TLS and ${values.line}`;

/** Closes everything that was opened, in reverse order, also after an error. */
async function withParts<T>(work: (opened: (close: () => Promise<unknown>) => void) => Promise<T>): Promise<T> {
  const closers: (() => Promise<unknown>)[] = [];
  try {
    return await work((close) => closers.unshift(close));
  } finally {
    for (const close of closers) await close();
  }
}

type Site = Awaited<ReturnType<typeof openBenchSite>>;

/** Measures one page on every server in alternating turns. */
async function measurePage(
  page: string,
  bytes: number,
  bare: { url: string; pid: number },
  servers: Record<string, Server>,
): Promise<Row[]> {
  const turns = new Map<string, Measured[]>(Object.keys(servers).map((name) => [name, []]));
  const rendered: Measured[] = [];
  for (let turn = 0; turn < RENDERING.turns; turn += 1) rendered.push(await measure(bare.url, bare.pid, RENDERING));
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [name, { url, plainUrl, pid, through }] of Object.entries(servers)) {
      // Refreshes the cached page first, because it may have expired since the last turn.
      await ask(plainUrl, AS_A_BROWSER);
      assert.equal((await ask(plainUrl, AS_A_BROWSER)).body.length, bytes, name);
      turns.get(name)?.push(await measure(url, pid, { seconds: SECONDS, connections: CONNECTIONS, through }));
    }
  }
  const rows: Row[] = [{ page, server: 'Node, rendered each time', bytes, ...middle(rendered) }];
  for (const [server, measured] of turns) {
    const file = turns.get(servers[server]?.file ?? '');
    const shares = measured.map((each, turn) => each.requestsPerSecond / (file?.[turn]?.requestsPerSecond ?? 1));
    rows.push({ page, server, bytes, ...middle(measured), share: Math.round(median(shares) * 100) / 100 });
  }
  console.table(rows);
  return rows;
}

/** nginx serving the page as a static file and from its cache, once per network path. */
const nginxServers = (
  ways: Way[],
  pid: number,
  sources: Record<string, { ports: Ports; path: string }>,
): Record<string, Server> =>
  Object.fromEntries(
    ways.flatMap(({ name, host, tls, through }) =>
      Object.entries(sources).map(([source, { ports, path }]) => [
        source + name,
        {
          url: tls ? `https://${host}:${ports.tls}${path}` : `http://${host}:${ports.plain}${path}`,
          plainUrl: `http://127.0.0.1:${ports.plain}${path}`,
          pid,
          through,
          file: FILE + name,
        },
      ]),
    ),
  );

const measurePages = (folder: string, site: Site): Promise<Row[]> =>
  withParts(async (opened) => {
    const web = await site.start();
    opened(() => web.stop());
    const line = await openLine(values.line);
    opened(line.close);
    const pages = Object.entries(await site.pages());
    const sizes: number[] = [];
    const locations: string[] = [];
    for (const [index, [, path]] of pages.entries()) {
      const answer = await ask(site.origin + path, AS_A_BROWSER);
      assert.equal(answer.headers['content-encoding'], 'br');
      sizes.push(answer.body.length);
      locations.push(await copyAsFile(join(folder, 'static'), `${index}.html`, answer));
    }
    const hosts = ['127.0.0.1', line.host];
    const tls = await selfSigned(folder, hosts);
    const filePorts = { plain: await freePort(), tls: await freePort() };
    const more = `server { listen 127.0.0.1:${filePorts.plain}; ${tlsListeners({ hosts, port: filePorts.tls })}
      ssl_certificate ${tls.certificate}; ssl_certificate_key ${tls.key}; ssl_protocols TLSv1.2 TLSv1.3;
      server_tokens off; keepalive_requests 10000;
      access_log ${join(folder, 'static.log')} aangan buffer=64k flush=5s; ${locations.join('\n')} }`;
    const nginx = await startNginx({ folder: join(folder, 'nginx'), appPort: site.port, tls, more });
    opened(nginx.stop);
    const varnish = await startVarnish({ folder: join(folder, 'varnish'), appPort: site.port });
    opened(varnish.stop);
    const ways = [
      { name: '', host: '127.0.0.1', tls: false, through: [] },
      { name: ', over TLS', host: '127.0.0.1', tls: true, through: [] },
      { name: OVER_THE_LINE, host: line.host, tls: true, through: line.through },
    ];
    const rows: Row[] = [];
    for (const [index, [page, path]] of pages.entries()) {
      const bare = { url: site.origin + path, pid: web.child.pid ?? 0 };
      const fromVarnish = varnish.origin + path;
      const servers = {
        ...nginxServers(ways, nginx.pid, {
          [FILE]: { ports: filePorts, path: `/${index}.html` },
          [CACHED]: { ports: { plain: Number(new URL(nginx.origin).port), tls: tls.port }, path },
        }),
        'Varnish, cached': { url: fromVarnish, plainUrl: fromVarnish, pid: varnish.pid, through: [], file: FILE },
      };
      rows.push(...(await measurePage(page, sizes[index] ?? 0, bare, servers)));
    }
    return rows;
  });

async function profileRendering(folder: string, site: Site): Promise<ProfileSummary> {
  const start = performance.now();
  const web = await site.start(`--cpu-prof --cpu-prof-dir=${folder}`);
  let warm = 0;
  try {
    const paths = Object.values(await site.pages());
    for (const path of paths) await load(site.origin + path, { seconds: 2, connections: RENDERING.connections });
    warm = performance.now() - start;
    for (const path of paths) await load(site.origin + path, { seconds: 5, connections: RENDERING.connections });
  } finally {
    await web.stop();
  }
  return summarise(folder, warm);
}

const table = (heads: string[], rows: (string | number)[][]): string =>
  [
    `| ${heads.join(' | ')} |`,
    `|${heads.map((_, index) => (index === 0 ? '---' : '---:')).join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

const report = ({ rows, profile }: { rows: Row[]; profile: ProfileSummary }, load1: number): string => `# Page caches

Made by \`npm run bench:cache\`: wrk with ${CONNECTIONS} connections on the same machine, ${TURNS} turns of ${SECONDS} s for each server, the turn in the middle; for Node ${RENDERING.connections} connections and ${RENDERING.turns} turns of ${RENDERING.seconds} s before. The file holds the same compressed bytes and has the same headers as the page. ${cpus().length} cores for everything, load of the machine when it began ${load1.toFixed(1)}, Node ${process.version}. *Share* is the throughput as a part of that of the file in the same turn, reached in the same way, in the middle. The line is a pair of network interfaces with a limit of ${values.line}. *Processor* is the time that the server itself used for an answer, which neighbours on the machine change less; for Node without PostgreSQL.

${table(
  ['Page', 'Server', 'Bytes', 'Requests/s', 'p50 ms', 'p99 ms', 'Processor µs', 'Share', 'Failed'],
  rows.map((row) => [
    row.page,
    row.server,
    row.bytes,
    row.requestsPerSecond,
    row.p50Ms,
    row.p99Ms,
    row.processorUs,
    row.share ?? '',
    row.failed,
  ]),
)}

Rendered each time, one core of Node makes ${rows
  .filter(({ share }) => share === undefined)
  .map(({ page, processorUs }) => `${Math.round(1e6 / processorUs)} (${page})`)
  .join(', ')} pages a second.

## What rendering spends its time on

A profile of the web process (\`node --cpu-prof\`) while the three pages are asked for in turn, start and first seconds left out; shares of the time that it was busy.

${table(
  ['Part', 'Share %'],
  profile.groups.map(({ name, share }) => [name, share]),
)}

The functions that took most themselves:

${table(
  ['Function', 'Share %'],
  profile.functions.map(({ name, share }) => [`\`${name}\``, share]),
)}
`;

const missing = missingPackages();
if (missing.length > 0) throw new Error(`This machine lacks ${missing.join(', ')} (names of Debian packages).`);
const folder = await mkdtemp(join(tmpdir(), 'aangan-bench-cache-'));
try {
  const [load1 = 0] = loadavg();
  const measured = await withParts(async (opened) => {
    const site = await openBenchSite(folder);
    opened(site.close);
    return { rows: await measurePages(folder, site), profile: await profileRendering(join(folder, 'profile'), site) };
  });
  if (TURNS > 1) await writeFile('bench/results/cache.md', report(measured, load1));
  else console.log(report(measured, load1));
  const tooSlow = measured.rows.filter(
    ({ server, share = 1 }) => server === CACHED + OVER_THE_LINE && share < MIN_SHARE,
  );
  process.exitCode = tooSlow.length === 0 && measured.rows.every(({ failed }) => failed === 0) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
