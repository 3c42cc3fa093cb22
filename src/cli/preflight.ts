import { createServer } from 'node:net';
import pg from 'pg';
import { MigrationError, pendingMigrations } from '../db/migrate.ts';
import type { Config } from './config.ts';
import { ConfigError } from './config-errors.ts';
import { getReason } from './doctor/finding.ts';

export type Role = 'web' | 'worker' | 'all';

/** A database that does not respond by then is reported as unreachable. */
const CONNECT_TIMEOUT_MS = 1_500;

/** The connection error without the password, or what `check` finds; undefined if there is nothing to report. */
async function checkDatabase(
  config: Config,
  check: (client: pg.Client) => Promise<string | undefined> = async () => undefined,
): Promise<string | undefined> {
  const { hostname, port, pathname } = new URL(config.DATABASE_URL);
  const client = new pg.Client({
    connectionString: config.DATABASE_URL,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await check(client);
  } catch (error) {
    if (error instanceof MigrationError) return error.message;
    const place = `${hostname}:${port || '5432'}${pathname}`;
    return `DATABASE_URL: PostgreSQL at ${place} is not available (${getReason(error)}).`;
  } finally {
    void client.end().catch(() => {});
  }
}

/** A table without columns, which exists while a restored database is not ready for visitors. */
const MARK = 'unfinished_restore';

/** Marks the database as not ready for visitors; returns what removes the mark. */
export async function beginRestore(pool: pg.Pool): Promise<() => Promise<void>> {
  await pool.query(`create table if not exists ${MARK} ()`);
  return async () => {
    await pool.query(`drop table if exists ${MARK}`);
  };
}

/** Whether a restore of this database did not finish. */
export async function isRestoreUnfinished(client: pg.ClientBase | pg.Pool): Promise<boolean> {
  const { rows } = await client.query<{ marked: boolean }>('select to_regclass($1) is not null as marked', [MARK]);
  return rows[0]?.marked ?? false;
}

/** What the database lacks for this release; undefined if nothing. */
async function checkMigrations(client: pg.Client): Promise<string | undefined> {
  if (await isRestoreUnfinished(client))
    return 'The restore of this database did not finish. Run "aangan restore" again, or "aangan erasures apply".';
  const pending = await pendingMigrations(client);
  return pending.length === 0
    ? undefined
    : `The database is missing migrations: ${pending.join(', ')}. Run "aangan migrate" first.`;
}

/** For commands: throws a one-line error if the database cannot be used. */
export async function requireDatabase(config: Config): Promise<void> {
  const issue = await checkDatabase(config);
  if (issue) throw new ConfigError([issue]);
}

/** Why the port cannot be used; undefined if it is free. */
const checkPort = (setting: string, host: string, port: number): Promise<string | undefined> =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      done(
        error.code === 'EADDRINUSE'
          ? `${setting}: another process already listens on ${host}:${port}. Stop it or set another port.`
          : `${setting}: cannot listen on ${host}:${port} (${error.code}).`,
      ),
    );
    server.listen({ host, port }, () => server.close(() => done(undefined)));
  });

/**
 * Checks whether a role can start before the application is imported, so that an operator waits a second for an error,
 * not half a minute. A running role tolerates all of these failures.
 */
export async function preflight(role: Role, config: Config): Promise<void> {
  const issues = await Promise.all([
    checkDatabase(config, checkMigrations),
    role === 'worker' ? undefined : checkPort('PORT', config.HOST, config.PORT),
    checkPort('OPERATIONS_PORT', config.OPERATIONS_HOST, config.OPERATIONS_PORT),
  ]);
  const found = issues.filter((issue) => issue !== undefined);
  if (found.length > 0) throw new ConfigError(found);
}
