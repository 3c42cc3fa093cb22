import { createLinks, rebuildSearch, rebuildSitemap } from '#core';
import { UsageError, withDatabase } from './with-database.ts';

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
