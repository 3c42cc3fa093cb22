import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installJobQueue } from '#core';
import { migrate, openPool } from '#db';
import { ensureDatabase, type LocalPostgres, startLocalPostgres } from '../scripts/local-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A temporary server; each test file clones the template into a separate database. */
    serverUrl: string;
  }
}

export const TEMPLATE = 'aangan_template';

async function prepareTemplate(server: LocalPostgres): Promise<void> {
  await ensureDatabase(server, TEMPLATE);
  const pool = openPool({
    url: server.url(TEMPLATE),
    size: 2,
    statementTimeoutMs: 60_000,
    applicationName: 'template',
    onError: () => {},
  });
  await migrate(pool);
  await installJobQueue(pool);
  await pool.end();
}

/** One real PostgreSQL per test project, migrated once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startLocalPostgres({
    directory: join(tmpdir(), `aangan-test-${process.pid}-${project.name}`),
    disposable: true,
  });
  await prepareTemplate(server);
  project.provide('serverUrl', server.url(''));
  return server.stop;
}
