import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/** Fails when drizzle-kit would generate another migration: the schema has changed and its migration is missing. */
const scratch = mkdtempSync(join(tmpdir(), 'aangan-schema-'));
cpSync('src/db/migrations', scratch, { recursive: true });
const migrations = () => readdirSync(scratch).filter((file) => file.endsWith('.sql'));
const before = migrations();
execFileSync(
  'npx',
  [
    'drizzle-kit',
    'generate',
    '--dialect=postgresql',
    '--casing=snake_case',
    '--schema=./src/db/schema/index.ts',
    `--out=./${relative('.', scratch)}`,
  ],
  { stdio: 'ignore' },
);
const missing = migrations().filter((file) => !before.includes(file));
rmSync(scratch, { recursive: true, force: true });
if (missing.length > 0) {
  console.error('The schema has changed without a migration: run npm run db:generate');
  process.exitCode = 1;
}
