import { count, eq, like, sql } from 'drizzle-orm';
import type { Db, Tx } from '../connection.ts';
import * as tables from '../schema/index.ts';
import { DEMO_MARKER, SeedError } from './seed-demo.ts';

/** Staff of the demo have addresses that no real person can have. */
const DEMO_ADDRESSES = '%@aangan.example';

/** What stays: the schema itself, staff and settings; of these only the demo's own rows go. */
const PRESERVED_TABLES = ['schema_migrations', 'users', 'settings'];

async function requireDemo(db: Db | Tx): Promise<void> {
  const [marker] = await db.select().from(tables.settings).where(eq(tables.settings.key, DEMO_MARKER)).for('update');
  if (!marker) throw new SeedError('This database was not filled with demo data. Nothing was changed.');
}

export interface DemoContents {
  properties: number;
  projects: number;
  enquiries: number;
  /** Changes that staff made since it was loaded. */
  changes: number;
}

/** How much a reset would remove; refuses a database without demo data. */
export async function describeDemo(db: Db): Promise<DemoContents> {
  await requireDemo(db);
  const countRows = async (
    table: typeof tables.properties | typeof tables.projects | typeof tables.enquiries | typeof tables.auditEntries,
  ) => {
    const [row] = await db.select({ rows: count() }).from(table);
    return row?.rows ?? 0;
  };
  return {
    properties: await countRows(tables.properties),
    projects: await countRows(tables.projects),
    enquiries: await countRows(tables.enquiries),
    changes: await countRows(tables.auditEntries),
  };
}

/** Whether staff of the demo can still sign in. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const [account] = await db
    .select({ id: tables.users.id })
    .from(tables.users)
    .where(like(tables.users.email, DEMO_ADDRESSES))
    .limit(1);
  return account !== undefined;
}

/** Empties a database that holds demo data, jobs among it; all or nothing. */
export async function resetDemo(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await requireDemo(tx);
    const { rows } = await tx.execute<{ name: string }>(
      sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
          where schemaname = 'public' and tablename not in ${PRESERVED_TABLES}`,
    );
    await tx.execute(sql.raw(`truncate ${rows.map(({ name }) => name).join(', ')} restart identity`));
    await tx.execute(sql`delete from jobs.job`);
    await tx.delete(tables.users).where(like(tables.users.email, DEMO_ADDRESSES));
    await tx.delete(tables.settings).where(eq(tables.settings.key, DEMO_MARKER));
  });
}
