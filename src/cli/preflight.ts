import { createServer } from 'node:net';
import pg from 'pg';
import type { Config } from './config.ts';
import { ConfigError } from './config-errors.ts';
import { getReason } from './doctor/finding.ts';

export type Role = 'web' | 'worker' | 'all';

/** A database that does not even answer by then will not do so while an operator watches. */
const CONNECT_TIMEOUT_MS = 1_500;

/** What is wrong with a database, in a line without its password; undefined when it answers. */
async function checkDatabase(config: Config): Promise<string | undefined> {
  const { hostname, port, pathname } = new URL(config.DATABASE_URL);
  const client = new pg.Client({
    connectionString: config.DATABASE_URL,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    void client.end().catch(() => {});
    const place = `${hostname}:${port || '5432'}${pathname}`;
    return `DATABASE_URL: PostgreSQL at ${place} cannot be used (${getReason(error)}).`;
  }
}

/** For commands: refuses in one line when the database cannot be used. */
export async function requireDatabase(config: Config): Promise<void> {
  const issue = await checkDatabase(config);
  if (issue) throw new ConfigError([issue]);
}

/** What keeps us from listening there; undefined when the port is free. */
const checkPort = (setting: string, host: string, port: number): Promise<string | undefined> =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      done(
        error.code === 'EADDRINUSE'
          ? `${setting}: another process listens on ${host}:${port}. Stop it, or set another port.`
          : `${setting}: cannot listen on ${host}:${port} (${error.code}).`,
      ),
    );
    server.listen({ host, port }, () => server.close(() => done(undefined)));
  });

/**
 * Whether a role can start at all, found out before the application is read: an operator waits a second for the answer,
 * not half a minute. Once it runs, a role outlives all of this.
 */
export async function preflight(role: Role, config: Config): Promise<void> {
  const issues = await Promise.all([
    checkDatabase(config),
    role === 'worker' ? undefined : checkPort('PORT', config.HOST, config.PORT),
    checkPort('OPERATIONS_PORT', config.OPERATIONS_HOST, config.OPERATIONS_PORT),
  ]);
  const found = issues.filter((issue) => issue !== undefined);
  if (found.length > 0) throw new ConfigError(found);
}
