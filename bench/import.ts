import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { startPreview } from '../test/preview.ts';
import { importFile } from './import/rows.ts';
import { signIn } from './import/staff.ts';
import { type Spread, spread } from './measure.ts';

/*
 * Imports 50,000 properties through the real job and publishes them while visitors request the list and a listing page.
 * The production build runs web and worker in one process, which is the hardest case. `--rows=` imports fewer rows and
 * writes no results.
 */
const rowsOption = process.argv.find((argument) => argument.startsWith('--rows='));
const ROWS = rowsOption ? Number(rowsOption.split('=')[1]) : 50_000;
const IDLE_MS = rowsOption ? 3_000 : 20_000;
/** Pause between two page requests, about a dozen requests per second in total. */
const PAUSE_MS = 80;

const TURNED_AWAY_MS = 10_000;

interface Visits {
  list: number[];
  detail: number[];
}

const pause = () => new Promise((done) => setTimeout(done, PAUSE_MS));

/** Requests both pages in turn until stopped, and records the duration of each request. */
async function visit(origin: string, slug: string, goesOn: () => boolean): Promise<Record<keyof Visits, Spread>> {
  const visits: Visits = { list: [], detail: [] };
  const paths = { list: '/properties', detail: `/properties/${slug}` } as const;
  while (goesOn()) {
    for (const page of ['list', 'detail'] as const) {
      const start = performance.now();
      const answer = await fetch(origin + paths[page]);
      await answer.arrayBuffer();
      // A rejected request would look fast, so it counts as a slow one.
      visits[page].push(answer.ok ? performance.now() - start : TURNED_AWAY_MS);
      await pause();
    }
  }
  return { list: spread(visits.list), detail: spread(visits.detail) };
}

/** Requests pages until the work is done. */
async function visitDuring<Outcome>(origin: string, slug: string, work: Promise<Outcome>) {
  const start = performance.now();
  let isOver = false;
  const [outcome, spreads] = await Promise.all([
    work.finally(() => {
      isOver = true;
    }),
    visit(origin, slug, () => !isOver),
  ]);
  return { outcome, spreads, seconds: (performance.now() - start) / 1000 };
}

async function publicFacts(origin: string): Promise<{ slug: string; cities: string[] }> {
  const list = (await (await fetch(`${origin}/api/v1/public/property`)).json()) as { properties: { slug: string }[] };
  const { cities } = (await (await fetch(`${origin}/api/v1/public/city`)).json()) as {
    cities: { city_name: string }[];
  };
  return { slug: list.properties[0]?.slug ?? '', cities: cities.map(({ city_name }) => city_name) };
}

const preview = await startPreview();
try {
  const { origin } = preview;
  const { slug, cities } = await publicFacts(origin);
  const staff = await signIn(origin);
  const later = (ms: number) => new Promise((done) => setTimeout(done, ms));
  await visitDuring(origin, slug, later(2_000));
  const idle = await visitDuring(origin, slug, later(IDLE_MS));
  const sent = await visitDuring(origin, slug, staff.send(importFile(ROWS, cities)));
  const checked = await visitDuring(origin, slug, staff.check(sent.outcome));
  const written = await visitDuring(origin, slug, staff.write(sent.outcome));
  const phases = { Idle: idle, 'Sending the file': sent, Check: checked, Import: written };
  const lines = Object.entries(phases).flatMap(([name, { spreads, seconds }]) =>
    (['list', 'detail'] as const).map((page) => {
      const { p50, p95, worst } = spreads[page];
      const times = Math.round((p95 / idle.spreads[page].p95) * 10) / 10;
      return `| ${name} | ${page} | ${seconds.toFixed(1)} | ${p50} | ${p95} | ${worst} | ${times} |`;
    }),
  );
  const rate = (seconds: number) => Math.round(ROWS / seconds);
  const report = `# Import

${ROWS} properties from a CSV file, checked and then imported and published through the real jobs, over HTTP as the screen does it, while visitors ask for the list and for one listing, about a dozen times a second. Production build with demo data, web and worker in one process and the database beside it: the hardest case. Measured on ${availableParallelism()} cores with a load of ${loadavg()[0]?.toFixed(1)}, Node ${process.version}. \`npm run bench:import\` repeats it.

Checked: **${rate(checked.seconds)} rows a second**. Imported: **${rate(written.seconds)} rows a second**, ${written.outcome.written_rows} written, ${written.outcome.refused_rows} refused.

Milliseconds of whole pages as a visitor gets them; wanted: p95 within twice that of idle.

| While | Page | Seconds | p50 | p95 | worst | p95 of idle × |
|---|---|---:|---:|---:|---:|---:|
${lines.join('\n')}
`;
  console.log(report);
  if (!rowsOption) await writeFile('bench/results/import.md', report);
} finally {
  await preview.stop();
}
