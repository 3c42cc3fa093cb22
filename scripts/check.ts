import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

interface Outcome {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

const run = (command: string, env: NodeJS.ProcessEnv = {}): Promise<boolean> =>
  new Promise((done) => {
    const child = spawn('bash', ['-c', command], { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('exit', (code) => done(code === 0));
  });

/** Checks that pass or fail as a whole. */
const CHECKS: [name: string, command: string][] = [
  ['formatting', 'biome ci --log-level=warn .'],
  ['types of pages', 'react-router typegen src/web && tsc -p src/web/tsconfig.json'],
  ['types of the server', 'tsc -p tsconfig.json'],
  ['types of journeys', 'tsc -p e2e/tsconfig.json'],
  ['lint', 'oxlint --type-aware --deny-warnings'],
  ['import rules', 'node scripts/import-rules.ts'],
  ['unused code', 'knip'],
  ['configuration page', 'node scripts/configuration-doc.ts --check'],
  ['schema and migrations agree', 'node scripts/schema-drift.ts'],
  ['alerts and dashboard', 'node scripts/alerts-check.ts'],
  ['requirements', 'node scripts/requirements.ts --summary'],
  ['security table', 'node scripts/asvs.ts'],
  ['regular expressions', 'node scripts/regex-check.ts'],
  ['licences', 'node scripts/licence-check.ts'],
  ['known weaknesses', 'node scripts/audit.ts'],
  ['secrets', 'node scripts/secret-check.ts'],
];

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

const outcomes: Outcome[] = [];

async function step(name: string, work: () => Promise<{ passed: number; failed: number }>): Promise<void> {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { passed, failed } = await work();
  outcomes.push({ name, passed, failed, seconds: (performance.now() - start) / 1000 });
}

const whole = (command: string) => async () =>
  (await run(command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Runs a test tool and reads its own report; a tool that dies without one counts as a failure. */
async function counted(
  command: (report: string) => string,
  env: (report: string) => NodeJS.ProcessEnv,
  read: (report: never) => [number, number],
) {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-check-'));
  const report = join(folder, 'report.json');
  const succeeded = await run(command(report), env(report));
  try {
    const [passed, failed] = read(JSON.parse(await readFile(report, 'utf8')) as never);
    return { passed, failed: succeeded ? failed : Math.max(1, failed) };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const vitest =
  (args = '') =>
  () =>
    counted(
      (report) => `vitest run ${args} --reporter=default --reporter=json --outputFile.json=${report}`,
      () => ({}),
      ({ numPassedTests, numFailedTests, numFailedTestSuites }: VitestReport) => [
        numPassedTests,
        numFailedTests || numFailedTestSuites,
      ],
    );

interface BrokenJourney {
  name: string;
  reason: string;
}

/** What went wrong in the browser, said once more at the end: the log above it is long. */
const brokenJourneys = ({ suites = [], specs }: PlaywrightSuite): BrokenJourney[] => [
  ...suites.flatMap(brokenJourneys),
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) =>
          errors.map(({ message = '' }) => stripVTControlCharacters(message)),
        );
        return {
          name: `[${projectName}] ${file}:${line} ${title}`,
          reason: messages.join('\n').split('\n').slice(0, 12).join('\n'),
        };
      }),
  ),
];

const broken: BrokenJourney[] = [];

/** Each call has a site and a database of its own. */
const playwright = (projects: string) => () =>
  counted(
    () => `playwright test ${projects} --no-deps --reporter=line,json`,
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
    ({ suites, stats: { expected, unexpected, flaky }, errors }: PlaywrightReport) => {
      broken.push(...suites.flatMap(brokenJourneys));
      return [expected, unexpected + flaky + errors.length];
    },
  );

for (const [name, command] of CHECKS) await step(name, whole(command));
await step('tests', vitest());
const oldest = process.env.AANGAN_OLDEST_POSTGRES_BIN;
if (oldest) {
  process.env.AANGAN_POSTGRES_BIN = oldest;
  await step('tests on the oldest PostgreSQL we support', vitest('--project database'));
  delete process.env.AANGAN_POSTGRES_BIN;
}
await step('build', whole('npm run --silent build'));
await step('drill: nothing is lost', whole('node drills/nothing-lost.ts --short'));
await step('drill: page caches', whole('node drills/page-cache.ts --short'));
await step('drill: a moment is brought back', whole('node drills/point-in-time.ts --short'));
await step('drill: failover', whole('node drills/failover.ts --short'));
await step('drill: rolling restart', whole('node drills/rolling-restart.ts --short'));
await step('drills on processes and database', whole('node drills/short.ts --short'));
await step('drill: more readers than can be served', whole('node drills/overload.ts --short'));
await step('drill: parts that are away', whole('node drills/parts-down.ts --short'));
await step('drill: a mail server that is away or wrong', whole('node drills/mail-down.ts --short'));
await step('drill: full disks', whole('node drills/disk-full.ts --short'));
await step('drill: what goes wrong is seen', whole('node drills/seen.ts'));
await step('drill: clocks that differ', whole('node drills/clock-skew.ts --short'));
await step('drill: a long day, in short', whole('node drills/soak.ts --short'));
await step('drill: hidden requests', whole('node drills/smuggling.ts --short'));
await step('journeys of visitors', playwright('--project=phone --project=desktop'));
await step('journeys of staff', playwright('--project=staff-phone --project=staff-desktop'));
await step('attacks on every text', playwright('--project=attacks --workers=1'));

for (const { name, reason } of broken) console.log(`\n${name}\n${reason}`);
console.log('');
for (const { name, passed, failed, seconds } of outcomes) {
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s)`,
  );
}
// Once more in short: logs are often read from their end.
for (const { name, reason } of broken) {
  console.log(`  ${name}: ${reason.match(/^(Error|Expected|Received|Locator).*/gm)?.join(' ') ?? reason}`);
}
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
