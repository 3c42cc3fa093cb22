import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import pg from 'pg';
import { openDb } from '#db';
import { freePort } from '../scripts/local-postgres.ts';
import { openPlaceNames } from '../src/core/listings/search-box/place-names.ts';
import { englishSentences } from '../src/core/listings/sentence/golden-english.ts';
import { englishWordings } from '../src/core/listings/sentence/golden-english-wording.ts';
import { hindiSentences } from '../src/core/listings/sentence/golden-hindi.ts';
import { hinglishSentences } from '../src/core/listings/sentence/golden-hinglish.ts';
import { readSentence } from '../src/core/listings/sentence/read-sentence.ts';
import { startRole } from '../test/process.ts';
import { benchPool, captureSearchStatements, explain, sendBare, wholeTableReads } from './bare.ts';
import { type Spread, spread, throughput, times } from './measure.ts';
import { KEYSTROKES, PANEL, randomQueries } from './panel.ts';
import { startBenchPostgres, toDatabaseName } from './size.ts';

const SIZES = [100_000, 1_000_000, 10_000_000];
/** Unmeasured rounds over the panel that fill the caches and let V8 compile the hot code. */
const WARM_UP = 30;
const REPEAT = 60;
const CALLERS = 8;
const SECONDS = 8;

interface SizeResult {
  listings: number;
  panel: ({ name: string } & Spread)[];
  random: Spread;
  facets: Spread;
  projects: Spread;
  typeahead: Spread;
  /** Microseconds to read one sentence. */
  reading: Spread;
  requestsPerSecond: { api: number; bare: number; ratio: number };
  plans: { name: string; plans: string[] }[];
}

let visitors = 0;

/** One HTTP call from a new client address, so that rate limits do not affect the measurement. */
async function call(origin: string, path: string): Promise<void> {
  visitors += 1;
  const headers = { 'x-forwarded-for': `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}` };
  const answer = await fetch(`${origin}/api/v1/public${path}`, { headers });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

const repeated = <Item>(items: Item[], count: number): Item[] => Array.from({ length: count }, () => items).flat();

const SENTENCES = [...englishSentences, ...englishWordings, ...hinglishSentences, ...hindiSentences].map(
  ([text]) => text,
);

/** Reads every golden sentence with the names of places of this database. */
async function measureReading(pool: pg.Pool): Promise<Spread> {
  const { index } = await openPlaceNames(openDb(pool), () => new Date()).get();
  const read = async (text: string) => readSentence(text, index);
  await times(repeated(SENTENCES, 3), read);
  return spread((await times(SENTENCES, read)).map((milliseconds) => milliseconds * 1000));
}

async function measureSize(listings: number, url: string): Promise<SizeResult> {
  const pool = benchPool(url);
  const port = await freePort();
  const role = await startRole('web', {
    DATABASE_URL: url,
    PORT: String(port),
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'info',
  });
  const api = (path: string) => call(`http://127.0.0.1:${port}`, path);
  try {
    const recorded = await Promise.all(
      PANEL.map(async ([name, query]) => ({ name, query, statements: await captureSearchStatements(pool, query) })),
    );
    for (const { query } of repeated(recorded, WARM_UP)) await api(`/property?${query}`);
    const panel = [];
    for (const { name, query } of recorded) {
      panel.push({ name, ...spread(await times(repeated([query], REPEAT), () => api(`/property?${query}`))) });
    }
    const queries = randomQueries(800);
    for (const query of queries) await api(`/property?${query}`);
    return {
      listings,
      panel,
      random: spread(await times(queries, (query) => api(`/property?${query}`))),
      facets: spread(await times(repeated(recorded, 3), ({ query }) => api(`/property?facets=1&${query}`))),
      projects: spread(
        await times(
          repeated(
            ['', 'city_id=1', 'city_id=20&residency_type=residential', 'search=emerald%20heights', 'builder_id=7'],
            10,
          ),
          (query) => api(`/project?${query}`),
        ),
      ),
      typeahead: spread(
        await times(repeated(KEYSTROKES, 2), (term) => api(`/search?searchTerm=${encodeURIComponent(term)}`)),
      ),
      reading: await measureReading(pool),
      requestsPerSecond: await compare(recorded, (query) => api(`/property?${query}`), pool),
      plans: await Promise.all(
        recorded.map(async ({ name, statements }) => ({ name, plans: await explain(pool, statements) })),
      ),
    };
  } finally {
    await role.stop();
    await pool.end();
  }
}

async function compare(
  recorded: { query: string; statements: Awaited<ReturnType<typeof captureSearchStatements>> }[],
  api: (query: string) => Promise<void>,
  pool: pg.Pool,
) {
  const bare = await throughput(recorded, CALLERS, SECONDS, ({ statements }) => sendBare(pool, statements));
  const throughApi = await throughput(recorded, CALLERS, SECONDS, ({ query }) => api(query));
  return { api: throughApi, bare, ratio: Math.round((throughApi / bare) * 100) / 100 };
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Growth of the panel's median from the smallest to the largest measured size. */
function growth(results: SizeResult[]): { from: number; to: number; factor: number } | undefined {
  const [first, last] = [results.at(0), results.at(-1)];
  if (!first || !last || first === last) return undefined;
  const [before, after] = [first, last].map(({ panel }) => median(panel.map(({ p50 }) => p50)));
  return { from: first.listings, to: last.listings, factor: Math.round(((after ?? 0) / (before ?? 1)) * 100) / 100 };
}

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const figures = ({ p50, p95, p99, worst }: Spread) => [p50, p95, p99, worst];

function page(results: SizeResult[], facts: Record<string, string>): string {
  const sections = results.map((result) =>
    [
      `## ${result.listings.toLocaleString('en-IN')} properties`,
      '',
      row(['Filter set', 'p50 ms', 'p95', 'p99', 'worst']),
      row(['---', '---', '---', '---', '---']),
      ...result.panel.map((entry) => row([entry.name, ...figures(entry)])),
      row(['**800 random combinations**', ...figures(result.random)]),
      row(['**with facet counts**', ...figures(result.facets)]),
      row(['**projects**', ...figures(result.projects)]),
      row(['**typeahead, per keystroke**', ...figures(result.typeahead)]),
      '',
      `${CALLERS} callers on the panel: API ${result.requestsPerSecond.api} requests/s, the same SQL bare ${result.requestsPerSecond.bare}, ratio ${result.requestsPerSecond.ratio}.`,
      '',
      `Reading one of ${SENTENCES.length} sentences: ${result.reading.p50} µs (p50), ${result.reading.p95} µs (p95), ${result.reading.worst} µs (worst).`,
    ].join('\n'),
  );
  return `# Listing search\n\n${Object.entries(facts)
    .map(([name, value]) => `- ${name}: ${value}`)
    .join(
      '\n',
    )}\n\nThrough the HTTP API of a web process beside its database, warm, one caller; milliseconds. Growth of the panel's median from the smallest to the largest size: ${growth(results)?.factor ?? 'one size only'}. Sequential scans of growing tables in the plans: ${scans(results).length === 0 ? 'none' : scans(results).join(', ')}.\n\n${sections.join('\n\n')}\n`;
}

const scans = (results: SizeResult[]): string[] =>
  results.flatMap(({ listings, plans }) =>
    plans.flatMap(({ name, plans: texts }) =>
      wholeTableReads(texts).map((line) => `${listings} ${name}: ${line.trim()}`),
    ),
  );

const server = await startBenchPostgres();
try {
  const client = new pg.Client(server.url('postgres'));
  await client.connect();
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
  const version = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  const results: SizeResult[] = [];
  for (const listings of SIZES.filter((size) => rows.some(({ datname }) => datname === toDatabaseName(size)))) {
    console.log(`measuring ${listings}`);
    results.push(await measureSize(listings, server.url(toDatabaseName(listings))));
  }
  const facts = {
    date: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    machine: `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, PostgreSQL ${version.rows[0]?.server_version}, Node ${process.version}`,
  };
  await mkdir('bench/results', { recursive: true });
  await writeFile(
    'bench/results/search.json',
    `${JSON.stringify({ ...facts, growth: growth(results), sizes: results.map(({ plans: _plans, ...rest }) => rest) }, null, 2)}\n`,
  );
  await writeFile('bench/results/search.md', page(results, facts));
  await writeFile(
    'bench/results/search-plans.md',
    `# Plans of the panel\n\n${results.map(({ listings, plans }) => `## ${listings}\n\n${plans.map(({ name, plans: texts }) => `### ${name}\n\n\`\`\`\n${texts.join('\n\n')}\n\`\`\``).join('\n\n')}`).join('\n\n')}\n`,
  );
  console.log(page(results, facts));
} finally {
  await server.stop();
}
