import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,scripts}/**/*.test.{ts,tsx}'], exclude: ['**/*.db.test.ts'] } },
      {
        test: {
          name: 'database',
          include: ['{src,bench}/**/*.db.test.ts'],
          globalSetup: ['test/postgres.setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 20_000,
        },
      },
    ],
  },
});
