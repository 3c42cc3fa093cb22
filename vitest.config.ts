import { defineConfig } from 'vitest/config';
import { missingPrograms } from './test/program.ts';

/** What `*.parts.test.ts` start beside PostgreSQL: optional parts of a large site, that not every developer has. */
const missing = missingPrograms(['redis-server', 'pgbouncer']);
const withParts = missing.length === 0 || process.env.CI === 'true';
if (!withParts)
  process.emitWarning(`Tests of optional parts (*.parts.test.ts) do not run: ${missing.join(', ')} is not installed.`);

const WITH_POSTGRES = { globalSetup: ['test/postgres.setup.ts'], testTimeout: 60_000, hookTimeout: 60_000 };

/** Tests that kill processes and wait, or fill large tables: for the full level. */
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
          // Half of the time went into reading the same modules for every file; each has a database of its own anyway.
          isolate: false,
          include: ['{src,bench}/**/*.db.test.ts', ...(withParts ? ['src/**/*.parts.test.ts'] : [])],
          ...WITH_POSTGRES,
        },
      },
      ...(process.env.CHECK_LEVEL === 'full' ? [slow] : []),
    ],
  },
});
