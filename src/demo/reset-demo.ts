import { count, eq, like, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db';
import { tables } from '#db';
import { DEMO_MARKER, SeedError } from './seed-demo.ts';

/** Demo staff have email addresses in a reserved domain. */
const DEMO_ADDRESSES = '%@aangan.example';

/** Tables that are not truncated; only the demo's own rows are deleted from them. */
const PRESERVED_TABLES = ['schema_migrations', 'users', 'settings'];

async function requireDemo(db: Db | Tx): Promise<void> {
  const [marker] = await db.select().from(tables.settings).where(eq(tables.settings.key, DEMO_MARKER)).for('update');
  if (!marker) throw new SeedError('This database was not filled with demo data. Nothing was changed.');
}

export interface DemoContents {
  properties: number;
  projects: number;
  enquiries: number;
  /** Changes by staff since the demo was loaded. */
  changes: number;
}

/** What a reset would remove; throws for a database without demo data. */
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

/** Empties a database with demo data, including jobs, in one transaction. */
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
