import { type Db, openDb, type Pool } from '#db';
import { createLogger } from '#server';
import { connect } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { requireDatabase } from '../preflight.ts';

export interface CommandContext {
  config: Config;
  pool: Pool;
  db: Db;
}

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
    await work({ config, pool, db: openDb(pool) });
  } finally {
    await pool.end();
  }
}

/** Invalid command-line arguments. */
export class UsageError extends Error {
  override name = 'UsageError';
}
