import {
  createCore,
  createLinks,
  type FileStore,
  installJobQueue,
  type Links,
  openJobQueue,
  rebuildSearch,
  rebuildSitemap,
  renewSecrets,
  withoutScanner,
} from '#core';
import { grantAccess, migrate, openDb, type Pool } from '#db';
import { openFiles } from '../app.ts';
import { keyRing } from '../config.ts';
import { beginRestore } from '../preflight.ts';
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

/** `aangan secrets renew`: after APP_SECRET was replaced, so that APP_SECRET_PREVIOUS can be removed later. */
export async function secrets([action]: string[]): Promise<void> {
  if (action !== 'renew') throw new UsageError('Usage: aangan secrets renew');
  await withDatabase(async ({ db, config }) => {
    const { renewed, unreadable } = await renewSecrets({ db, links: createLinks(config.SITE_ORIGIN, keyRing(config)) });
    console.log(`Encrypted with the current secret: ${renewed} authenticator apps.`);
    if (unreadable > 0)
      console.warn(`Cannot be decrypted with either secret: ${unreadable}. Their owners sign in with a recovery code.`);
  });
}

/** `aangan search rebuild` and `aangan sitemap rebuild`: for repairs, or after rows were imported directly. */
export async function rebuild(what: 'search' | 'sitemap', [action]: string[]): Promise<void> {
  if (action !== 'rebuild') throw new UsageError(`Usage: aangan ${what} rebuild`);
  await withDatabase(async ({ db, config }) => {
    if (what === 'search') {
      await rebuildSearch(db);
      console.log('Rebuilt the search index, counts and suggestions.');
    } else {
      const links = createLinks(config.SITE_ORIGIN, keyRing(config));
      await rebuildSitemap({ db, links, now: () => new Date() });
      console.log('Rebuilt the sitemap.');
    }
  }, ownerUrl);
}

/** Erases again the people in the ledger of erasures, in a database that was restored. */
export async function repeatErasures(
  pool: Pool,
  { files, links }: { files: FileStore; links: Links },
): Promise<{ people: number; records: number }> {
  const jobs = await openJobQueue({ pool, supervise: false, onError: () => {} });
  try {
    const core = createCore({
      db: openDb(pool),
      jobs,
      links,
      files,
      now: () => new Date(),
      scan: withoutScanner,
      cacheFolder: '',
      emit: () => {},
    });
    return await core.privacy.repeatErasures();
  } finally {
    await jobs.stop();
  }
}

/** `aangan erasures apply`: after PostgreSQL itself was restored, or when `aangan restore` could not finish this. */
export async function erasures([action]: string[]): Promise<void> {
  if (action !== 'apply') throw new UsageError('Usage: aangan erasures apply');
  await withDatabase(async ({ pool, config }) => {
    const finish = await beginRestore(pool);
    const links = createLinks(config.SITE_ORIGIN, keyRing(config));
    const { people, records } = await repeatErasures(pool, { files: openFiles(config), links });
    await finish();
    console.log(`Erasures in the ledger: ${people}. Records erased again: ${records}.`);
  }, ownerUrl);
}
