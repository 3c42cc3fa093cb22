import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['{src,scripts,deploy}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.db.test.ts'],
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
    ],
  },
});
