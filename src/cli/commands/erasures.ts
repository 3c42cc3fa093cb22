import { createCore, createLinks, type FileStore, type Links, openJobQueue, withoutScanner } from '#core';
import { openDb, type Pool } from '#db';
import { openFiles } from '../app.ts';
import { keyRing } from '../config.ts';
import { beginRestore } from '../unfinished-restore.ts';
import { ownerUrl, UsageError, withDatabase } from './with-database.ts';

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
