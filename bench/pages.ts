import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { initialScripts } from '../test/initial-scripts.ts';
import { startPreview } from '../test/preview.ts';

/*
 * Lighthouse (mobile preset, its simulated slow network and processor) over the production build with demo data.
 * `--quick` runs each page once and writes nothing.
 */
const QUICK = process.argv.includes('--quick');
const RUNS = QUICK ? 1 : 5;

const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100, cls: 0.02, scriptKb: 150 };

const FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

interface Measured {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  cls: number;
  lcpMs: number;
  tbtMs: number;
  scriptKb: number;
  pageKb: number;
}

const percent = (result: Result, category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
const numeric = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;

interface NetworkRequest {
  transferSize?: number;
}

function measured(result: Result, scriptKb: number): Measured {
  const details = result.audits['network-requests']?.details;
  const requests = (details?.type === 'table' ? details.items : []) as NetworkRequest[];
  const bytes = requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: percent(result, 'performance'),
    accessibility: percent(result, 'accessibility'),
    'best-practices': percent(result, 'best-practices'),
    seo: percent(result, 'seo'),
    cls: Math.round(numeric(result, 'cumulative-layout-shift') * 1000) / 1000,
    lcpMs: Math.round(numeric(result, 'largest-contentful-paint')),
    tbtMs: Math.round(numeric(result, 'total-blocking-time')),
    scriptKb,
    pageKb: Math.round(bytes / 1000),
  };
}

/** Lists the failed audits of a page. */
function shortcomings(result: Result): string[] {
  return Object.values(result.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id, title }) => `${id}: ${title}`);
}

/** One visit in a new browser; repeated when the trace started too late to contain the navigation (NO_NAVSTART). */
async function visit(url: string): Promise<Result> {
  const chrome = await launch({
    chromePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    chromeFlags: FLAGS.split(' '),
  });
  try {
    const answer = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json' });
    if (!answer) throw new Error(`Lighthouse gave no answer for ${url}`);
    const { runtimeError } = answer.lhr;
    if (!runtimeError) return answer.lhr;
    if (runtimeError.code !== 'NO_NAVSTART') throw new Error(runtimeError.message);
  } finally {
    chrome.kill();
  }
  return visit(url);
}

async function measure(url: string): Promise<{ values: Measured; shortcomings: string[] }> {
  const runs: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await visit(url));
  const sorted = runs.toSorted((one, other) => percent(one, 'performance') - percent(other, 'performance'));
  const median = sorted[Math.floor(sorted.length / 2)] as Result;
  const scripts = await initialScripts(url);
  const scriptKb = Math.round(scripts.reduce((sum, { kb }) => sum + kb, 0) * 10) / 10;
  return { values: measured(median, scriptKb), shortcomings: shortcomings(median) };
}

const reached = (values: Measured): boolean =>
  values.performance >= TARGETS.performance &&
  values.accessibility >= TARGETS.accessibility &&
  values['best-practices'] >= TARGETS['best-practices'] &&
  values.seo >= TARGETS.seo &&
  values.cls <= TARGETS.cls &&
  values.scriptKb <= TARGETS.scriptKb;

async function firstSlug(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/public/property`);
  const { properties } = (await answer.json()) as { properties: { slug: string }[] };
  return properties[0]?.slug ?? '';
}

const COLUMNS: [keyof Measured, string][] = [
  ['performance', 'Performance'],
  ['accessibility', 'Accessibility'],
  ['best-practices', 'Best practices'],
  ['seo', 'SEO'],
  ['cls', 'CLS'],
  ['lcpMs', 'LCP ms'],
  ['tbtMs', 'Blocking ms'],
  ['scriptKb', 'Scripts kB'],
  ['pageKb', 'All kB'],
];

const table = (pages: { page: string; values: Measured }[]): string =>
  [
    `| Page | ${COLUMNS.map(([, title]) => title).join(' | ')} |`,
    `|---|${COLUMNS.map(() => '---:').join('|')}|`,
    ...pages.map(({ page, values }) => `| ${page} | ${COLUMNS.map(([key]) => values[key]).join(' | ')} |`),
  ].join('\n');

const preview = await startPreview();
try {
  const addresses = {
    home: '/',
    properties: '/properties',
    'property detail': `/properties/${await firstSlug(preview.origin)}`,
  };
  const pages = [];
  for (const [page, path] of Object.entries(addresses)) {
    const found = await measure(preview.origin + path);
    pages.push({ page, ...found });
    console.log(page, found.values, ...found.shortcomings);
  }
  if (!QUICK) {
    const machine = { cores: cpus().length, memoryGb: Math.round(totalmem() / 2 ** 30), node: process.version };
    await writeFile(
      'bench/results/pages.json',
      `${JSON.stringify({ runs: RUNS, machine, targets: TARGETS, pages }, null, 2)}\n`,
    );
    await writeFile(
      'bench/results/pages.md',
      `# Pages\n\nLighthouse, mobile preset, production build with demo data; the median of ${RUNS} runs by performance. ` +
        `Measured on ${machine.cores} cores, Node ${machine.node}. \`npm run bench:pages\` repeats it.\n\n${table(pages)}\n\n` +
        `Wanted: performance and best practices ≥ 95, accessibility and SEO 100, CLS ≤ 0.02, scripts ≤ 150 kB.\n`,
    );
  }
  process.exitCode = pages.every(({ values }) => reached(values)) ? 0 : 1;
} finally {
  await preview.stop();
}
