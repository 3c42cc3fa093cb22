import type { Pool } from '#db';
import { BackupError } from './postgres-programs.ts';

/** Rejects a database that web or worker are using. */
export async function assertUnused(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and application_name = 'aangan'",
  );
  if (rowCount) throw new BackupError('The site is using this database. Stop web and worker first.');
}

/** Rejects a database that is not empty, unless `replace` allows clearing it. */
export async function clearDatabase(pool: Pool, replace: boolean): Promise<void> {
  const { rowCount } = await pool.query(
    `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
  );
  if (!rowCount) return;
  if (!replace)
    throw new BackupError(
      'The database is not empty. Restore into an empty one, or say --replace to delete what it holds.',
    );
  await pool.query('drop schema if exists jobs cascade; drop schema if exists public cascade; create schema public');
}
