import { installJobQueue } from '#core';
import { migrate } from '#db';
import { withDatabase } from './with-database.ts';

/** `aangan migrate`: past a connection pooler, which could not hold the lock of a migration. */
export const migrateDatabase = (): Promise<void> =>
  withDatabase(
    async ({ pool }) => {
      const applied = await migrate(pool);
      await installJobQueue(pool);
      console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
    },
    ({ DATABASE_DIRECT_URL, DATABASE_URL }) => DATABASE_DIRECT_URL ?? DATABASE_URL,
  );
