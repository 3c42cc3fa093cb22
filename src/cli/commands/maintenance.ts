import { createLinks, installJobQueue, rebuildSearch, rebuildSitemap } from '#core';
import { grantAccess, migrate } from '#db';
import { limitedRoles, ownerUrl, UsageError, withDatabase } from './with-database.ts';

/** `aangan migrate`: bypasses the connection pooler, which cannot hold the migration lock. */
export const migrateDatabase = (): Promise<void> =>
  withDatabase(async ({ pool, settings }) => {
    const { applied, newer } = await migrate(pool);
    if (newer.length > 0) {
      // The job queue stays as the newer release installed it.
      console.log(
        `Nothing was changed: a newer release has migrated the database (${newer.join(', ')}), and this release can run with it.`,
      );
      return;
    }
    await installJobQueue(pool);
    const roles = limitedRoles(settings);
    if (roles) await grantAccess(pool, roles);
    console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  }, ownerUrl);

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
  }, ownerUrl);
}
