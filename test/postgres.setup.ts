import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { installJobQueue } from '#core';
import { grantAccess, migrate, openPool } from '#db';
import { ensureDatabase, type LocalPostgres, startLocalPostgres } from '../scripts/local-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A temporary server; each test file clones the template into a separate database. */
    serverUrl: string;
  }
}

export const TEMPLATE = 'aangan_template';
/** The account that the app has in tests: as in an installation, not the owner of the tables. */
export const SITE_ROLE = 'aangan_site';

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
  await pool.query(`create role ${SITE_ROLE} login`);
  await grantAccess(pool, { site: SITE_ROLE });
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
