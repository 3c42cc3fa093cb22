import { installJobQueue } from '#core';
import { migrate } from '#db';
import { withDatabase } from './with-database.ts';

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
