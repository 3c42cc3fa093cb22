import { type Db, openDb, type Pool, type Roles } from '#db';
import { createLogger } from '#server';
import { connect } from '../app.ts';
import { type Config, directUrl, readConfig } from '../config.ts';
import { requireDatabase } from '../preflight.ts';

export interface CommandContext {
  config: Config;
  /** The settings as they are, also if the command uses another connection. */
  settings: Config;
  pool: Pool;
  db: Db;
}

/** The connection of commands that change more than rows, such as migrations: past PgBouncer, as the owner if there is one. */
export const ownerUrl = (config: Config): string => config.DATABASE_OWNER_URL ?? directUrl(config);

/** Runs a command with its own connection and the configuration from the environment. */
export async function withDatabase(
  work: (context: CommandContext) => Promise<void>,
  toUrl: (config: Config) => string = ({ DATABASE_URL }) => DATABASE_URL,
): Promise<void> {
  const baseConfig = readConfig(process.env);
  const config = { ...baseConfig, DATABASE_URL: toUrl(baseConfig) };
  await requireDatabase(config);
  const pool = connect(config, createLogger('warn'));
  try {
    await work({ config, settings: baseConfig, pool, db: openDb(pool) });
  } finally {
    await pool.end();
  }
}

/** The accounts that need rights on the tables, if these belong to another account. */
export const limitedRoles = ({ DATABASE_OWNER_URL, DATABASE_URL, DATABASE_READ_ROLE }: Config): Roles | undefined =>
  DATABASE_OWNER_URL === undefined
    ? undefined
    : { site: decodeURIComponent(new URL(DATABASE_URL).username), reader: DATABASE_READ_ROLE };

/** Invalid command-line arguments. */
export class UsageError extends Error {
  override name = 'UsageError';
}
