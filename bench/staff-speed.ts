import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { startPreview } from '../test/preview.ts';
import { measureInteractions, TRIES } from './staff/interactions.ts';
import { isWithinLimit, type MeasuredJob, measureJobs } from './staff/jobs.ts';
import { measureScripts } from './staff/loaded-scripts.ts';
import { launchBrowser, signedIn } from './staff/staff-browser.ts';

/*
 * Measures how fast staff can work: the effort of daily jobs, the interactions of a list, and the scripts that the back
 * office loads. The production build with demo data, at 1440 px.
 */
const INTERACTION_MS = 100;

const describeLimit = ({ limit }: MeasuredJob): string =>
  [limit?.clicks && `${limit.clicks} clicks`, limit?.seconds && `${limit.seconds} s`].filter(Boolean).join(', ');

const preview = await startPreview();
const browser = await launchBrowser();
try {
  const loading = await signedIn(browser, preview.origin);
  const loaded = await measureScripts(loading.page);
  await loading.context.close();
  const { page } = await signedIn(browser, preview.origin);
  const interactions = await measureInteractions(page);
  const jobs = await measureJobs(page);
  const load = loadavg()[0]?.toFixed(1);
  const report = `# Staff

How fast staff can work, over the production build with demo data at 1440 px. Measured on ${availableParallelism()} cores with a load of ${load} from other work, Node ${process.version}. \`npm run bench:staff\` repeats it.

## Daily jobs

By the keystroke-level model: 1.3 s for a click, 0.2 s for a key, 1.2 s for the decision before each step. Seconds are those of the user; the machine's own time is beside them.

| Job | Clicks | Keys | Seconds | Machine | May take |
|---|---:|---:|---:|---:|---|
${jobs.map((job) => `| ${job.name} | ${job.clicks} | ${job.keys} | ${job.seconds.toFixed(1)} | ${(job.machineMs / 1000).toFixed(1)} s | ${describeLimit(job)} |`).join('\n')}

## Interactions

From the hand to the painted screen, in ms over ${TRIES} tries; wanted: below ${INTERACTION_MS}.

| Interaction | p50 | p95 | worst |
|---|---:|---:|---:|
${interactions.map(({ name, times: { p50, p95, worst } }) => `| ${name} | ${p50} | ${p95} | ${worst} |`).join('\n')}

## Scripts

kB gzip from an empty cache.

| What comes with | Files | kB | The largest |
|---|---:|---:|---|
${loaded.map(({ when, files, kb, names }) => `| ${when} | ${files} | ${kb} | ${names.slice(0, 6).join(', ')} |`).join('\n')}
`;
  console.log(report);
  if (!process.argv.includes('--quick')) await writeFile('bench/results/staff.md', report);
  const quick = interactions.every(({ times }) => times.p95 < INTERACTION_MS);
  process.exitCode = quick && jobs.every(isWithinLimit) ? 0 : 1;
} finally {
  await browser.close();
  await preview.stop();
}
