export interface Step {
  name: string;
  /** Shell command. A test runner writes its report to $REPORT. */
  command: string;
  report?: 'vitest' | 'playwright';
  /** Programs that must be installed. */
  needs?: string[];
  env?: NodeJS.ProcessEnv;
}

export interface LongStep extends Step {
  /** Paths, from the root of the repository, whose change requires this step. */
  inputs: RegExp;
  /** The browser tests of the full level already include these tests. */
  isPartOfFull?: boolean;
}

const VITEST = 'vitest run --reporter=default --reporter=json --outputFile.json=$REPORT';
/** Each run starts a separate site and database. */
const PLAYWRIGHT = 'PLAYWRIGHT_JSON_OUTPUT_NAME=$REPORT playwright test --no-deps --reporter=line,json';
const OLDEST_POSTGRES = '/usr/lib/postgresql/15/bin';

/** Runs first, because other checks read the generated types. */
export const GENERATE_TYPES: Step = { name: 'generated types of routes', command: 'react-router typegen src/web' };

/** Independent of each other and light on memory, so two run at a time, the longest first. */
export const STATIC_STEPS: Step[] = [
  { name: 'build', command: 'npm run --silent build' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'types: server', command: 'tsc -p tsconfig.json' },
  { name: 'regular expressions', command: 'node scripts/regex-check.ts' },
  { name: 'types: web', command: 'tsc -p src/web/tsconfig.json' },
  { name: 'alerts and dashboard', command: 'node scripts/alerts-check.ts', needs: ['promtool'] },
  { name: 'import rules', command: 'node scripts/import-rules.ts' },
  { name: 'unused code', command: 'knip' },
  { name: 'types: end-to-end tests', command: 'tsc -p e2e/tsconfig.json' },
  { name: 'formatting', command: 'biome ci --log-level=warn .' },
  { name: 'schema and migrations agree', command: 'node scripts/schema-drift.ts' },
  { name: 'configuration page', command: 'node scripts/configuration-doc.ts --check' },
  { name: 'requirements', command: 'node scripts/requirements.ts --summary' },
  { name: 'security table', command: 'node scripts/asvs.ts' },
  { name: 'licences', command: 'node scripts/licence-check.ts' },
  { name: 'lock file', command: 'node scripts/lock-check.ts' },
  { name: 'known vulnerabilities', command: 'node scripts/audit.ts' },
  { name: 'secrets', command: 'node scripts/secret-check.ts' },
  { name: 'glossary', command: 'node scripts/glossary.ts' },
  { name: 'commit messages', command: 'node scripts/commit-check.ts' },
];

/** One at a time, because each uses both cores. */
export const TEST_STEPS: Step[] = [
  { name: 'unit and database tests', command: VITEST, report: 'vitest' },
  {
    name: 'PostgreSQL 15: schema, migrations, search, imports',
    command: `${VITEST} --project database src/db src/core/listings src/server/v1/admin/imports src/server/v1/public/listings`,
    report: 'vitest',
    needs: [`${OLDEST_POSTGRES}/postgres`],
    env: { AANGAN_POSTGRES_BIN: OLDEST_POSTGRES },
  },
  { name: 'resilience: nothing is lost', command: 'node drills/nothing-lost.ts --short' },
  {
    name: 'browser: visitors',
    command: `${PLAYWRIGHT} --project=phone --project=desktop`,
    report: 'playwright',
    env: { CHECK_LEVEL: 'change' },
  },
  {
    name: 'browser: staff',
    command: `${PLAYWRIGHT} --project=staff-phone --project=staff-desktop`,
    report: 'playwright',
    env: { CHECK_LEVEL: 'change' },
  },
];

const FULL = { CHECK_LEVEL: 'full' };

/** Part of the full level; otherwise run only when one of their inputs has changed. */
export const LONG_STEPS: LongStep[] = [
  {
    name: 'slow database tests',
    command: `${VITEST} --project slow`,
    report: 'vitest',
    env: FULL,
    inputs:
      /^(src\/(core\/(mail|jobs|imports)|worker|cli)\/|src\/(core\/replicated-api|db\/([^/]+$|schema\/|migrations\/))|deploy\/pgbouncer\/|test\/process|.*\.slow\.test\.ts$)/,
  },
  {
    name: 'PostgreSQL 15 in full',
    command: `${VITEST} --project database`,
    report: 'vitest',
    needs: [`${OLDEST_POSTGRES}/postgres`],
    env: { AANGAN_POSTGRES_BIN: OLDEST_POSTGRES },
    inputs: /^src\/db\/(migrations|schema)\//,
  },
  // Content pages, decoration and the simplest admin screens.
  {
    name: 'browser: details of pages',
    command: `${PLAYWRIGHT} --project=phone --project=desktop e2e/details`,
    report: 'playwright',
    inputs: /^(src\/(web\/(app\/(data|site)\/|[^/]+$)|ui\/|contract\/|demo\/)|e2e\/)/,
    isPartOfFull: true,
  },
  {
    name: 'browser: details of screens',
    command: `${PLAYWRIGHT} --project=staff-phone --project=staff-desktop e2e/details`,
    report: 'playwright',
    inputs: /^(src\/(web\/app\/(data|admin)\/|ui\/|contract\/)|e2e\/)/,
    isPartOfFull: true,
  },
  {
    name: 'browser: attacks on every text',
    command: `${PLAYWRIGHT} --project=attacks --workers=1`,
    report: 'playwright',
    inputs: /^(src\/core\/safe-html\.ts|src\/(contract|core\/content|web\/app\/site)\/|e2e\/(attacks|xss))/,
  },
  {
    name: 'resilience: page caches',
    command: 'node drills/page-cache.ts --short',
    needs: ['nginx', 'varnishd'],
    inputs: /^(deploy\/(nginx|varnish)\/|src\/core\/cache-purges\/|drills\/page-cache)/,
  },
  {
    name: 'resilience: point-in-time recovery',
    command: 'node drills/point-in-time.ts --short',
    needs: ['pgbackrest'],
    inputs: /^(deploy\/pgbackrest\/|drills\/(point-in-time|archive))/,
  },
  {
    name: 'resilience: failover',
    command: 'node drills/failover.ts --short',
    needs: ['patroni', 'etcd', 'haproxy'],
    inputs: /^(deploy\/(patroni|haproxy)\/|drills\/(failover|cluster))/,
  },
  {
    name: 'resilience: rolling restart',
    command: 'node drills/rolling-restart.ts --short',
    needs: ['haproxy'],
    inputs: /^(deploy\/haproxy\/|src\/cli\/|drills\/(rolling-restart|replacing|two-webs))/,
  },
  {
    name: 'resilience: leads appear at once',
    command: 'node drills/live-leads.ts --short',
    needs: ['haproxy'],
    inputs:
      /^(deploy\/haproxy\/|src\/(db\/signals|server\/v1\/admin\/live|web\/app\/admin\/live)|drills\/(live-leads|two-webs))/,
  },
  {
    name: 'resilience: tabs open during a release',
    command: 'node drills/open-tab.ts',
    inputs:
      /^(src\/(server\/pages|core\/files|web\/app\/site\/shared\/(lazy-with-retry|forms\/use-form))|drills\/(open-tab|next-release))/,
  },
  {
    name: 'resilience: rollback of a release',
    command: 'node drills/rollback.ts --short',
    needs: ['haproxy'],
    inputs: /^(src\/(cli\/|db\/(migrations\/|migrate))|drills\/(rollback|replacing|two-webs|next-release))/,
  },
  {
    name: 'resilience: processes and database',
    command: 'node drills/short.ts --short',
    inputs: /^(src\/db\/(migrations\/|[^/]+$)|drills\/(short|live-migration|lock-storm|postgres|kill|migrations))/,
  },
  {
    name: 'resilience: overload',
    command: 'node drills/overload.ts --short',
    inputs: /^(src\/server\/(plugins\/|pages)|drills\/(overload|load|visitors))/,
  },
  {
    name: 'resilience: slow uploads',
    command: 'node drills/slow-uploads.ts --short',
    inputs: /^(src\/server\/plugins\/upload-form|drills\/slow-uploads)/,
  },
  {
    name: 'resilience: dependencies down',
    command: 'node drills/parts-down.ts --short',
    needs: ['redis-server'],
    inputs: /^(src\/(core\/storage|server\/plugins)\/|drills\/parts-down)/,
  },
  {
    name: 'resilience: mail server down',
    command: 'node drills/mail-down.ts --short',
    inputs: /^(src\/core\/mail\/|drills\/(mail-down|bad-mail-server))/,
  },
  {
    name: 'resilience: full disks',
    command: 'node drills/disk-full.ts --short',
    inputs: /^(src\/core\/storage\/|drills\/(disk-full|small-disk))/,
  },
  {
    name: 'resilience: dashboard and alerts',
    command: 'node drills/seen.ts',
    needs: ['prometheus'],
    inputs: /^(deploy\/(prometheus|grafana)\/|src\/server\/metrics\/|drills\/(seen|prometheus))/,
  },
  {
    name: 'resilience: clock skew',
    command: 'node drills/clock-skew.ts --short',
    needs: ['faketime'],
    inputs: /^(src\/core\/(mail|jobs)\/|drills\/clock)/,
  },
  {
    name: 'resilience: soak',
    command: 'node drills/soak.ts --short',
    inputs: /^drills\/soak/,
  },
  {
    name: 'security: request smuggling',
    command: 'node drills/smuggling.ts --short',
    needs: ['nginx', 'varnishd', 'haproxy'],
    inputs: /^(deploy\/(nginx|varnish|haproxy)\/|drills\/(smuggl|raw-http))/,
  },
];

/** Steps of the full level: browser tests at both widths, and every long step that they do not already include. */
export const fullSteps = (): Step[] => [
  ...TEST_STEPS.filter(({ name }) => !name.startsWith('PostgreSQL 15')).map((step) =>
    step.report === 'playwright' ? { ...step, env: { ...step.env, ...FULL } } : step,
  ),
  ...LONG_STEPS.filter(({ isPartOfFull }) => !isPartOfFull),
];

export const stepsForChanges = (files: string[]): LongStep[] =>
  LONG_STEPS.filter(({ inputs }) => files.some((file) => inputs.test(file)));
