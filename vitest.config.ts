import { defineConfig } from 'vitest/config';
import { missingProgrammes } from './test/programme.ts';

/** What `*.parts.test.ts` start beside PostgreSQL: optional parts of a large site, that not every developer has. */
const missing = missingProgrammes(['redis-server', 'pgbouncer']);
const withParts = missing.length === 0 || process.env.CI === 'true';
if (!withParts)
  process.emitWarning(`Tests of optional parts (*.parts.test.ts) do not run: ${missing.join(', ')} is not installed.`);

const parts = {
  test: {
    name: 'parts',
    include: ['src/**/*.parts.test.ts'],
    globalSetup: ['test/postgres.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['{src,scripts,deploy}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{db,parts}.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'database',
          // Half of the time went into reading the same modules for every file; each has a database of its own anyway.
          isolate: false,
          include: ['{src,bench}/**/*.db.test.ts'],
          globalSetup: ['test/postgres.setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      ...(withParts ? [parts] : []),
    ],
  },
});
