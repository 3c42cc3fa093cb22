import { createLinks, installJobQueue, rebuildSearch, rebuildSitemap } from '#core';
import { type Db, migrate, openDb, type Pool } from '#db';
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

/** `aangan migrate`: bypasses the connection pooler, which cannot hold the migration lock. */
export const migrateDatabase = (): Promise<void> =>
  withDatabase(
    async ({ pool }) => {
      const applied = await migrate(pool);
      await installJobQueue(pool);
      console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
    },
    ({ DATABASE_DIRECT_URL, DATABASE_URL }) => DATABASE_DIRECT_URL ?? DATABASE_URL,
  );

/** `aangan search rebuild` and `aangan sitemap rebuild`: for repairs, or after rows were imported directly. */
export async function rebuild(what: 'search' | 'sitemap', [action]: string[]): Promise<void> {
  if (action !== 'rebuild') throw new UsageError(`Usage: aangan ${what} rebuild`);
  await withDatabase(async ({ db, config }) => {
    if (what === 'search') {
      await rebuildSearch(db);
      console.log('Rebuilt the search index, counts and suggestions.');
    } else {
      const links = createLinks(config.SITE_ORIGIN, config.APP_SECRET);
      await rebuildSitemap({ db, links, now: () => new Date() });
      console.log('Rebuilt the sitemap.');
    }
  });
}
