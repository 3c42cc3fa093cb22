import { defineConfig } from 'vitest/config';
import { missingPrograms } from './test/program.ts';

/** Programs that `*.parts.test.ts` start in addition to PostgreSQL; not every developer has them. */
const missing = missingPrograms(['redis-server', 'pgbouncer']);
const withParts = missing.length === 0 || process.env.CI === 'true';
if (!withParts)
  process.emitWarning(`Tests of optional parts (*.parts.test.ts) do not run: ${missing.join(', ')} is not installed.`);

const WITH_POSTGRES = { globalSetup: ['test/postgres.setup.ts'], testTimeout: 60_000, hookTimeout: 60_000 };

/** Tests that kill processes and wait, or fill large tables; only in the full level. */
const slow = { test: { ...WITH_POSTGRES, name: 'slow', include: ['{src,bench}/**/*.slow.test.ts'] } };

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['{src,scripts,deploy}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{db,parts,slow}.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          // Without isolation modules are loaded only once, which halves the time; each file has its own database
          // anyway.
          isolate: false,
          include: ['{src,bench}/**/*.db.test.ts', ...(withParts ? ['src/**/*.parts.test.ts'] : [])],
          ...WITH_POSTGRES,
        },
      },
      ...(process.env.CHECK_LEVEL === 'full' ? [slow] : []),
    ],
  },
});
