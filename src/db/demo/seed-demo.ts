import type { Db, Tx } from '../connection.ts';
import * as tables from '../schema/index.ts';
import { enteredAt, FOUNDING_DATE } from './calendar.ts';
import type { StoreFile } from './store/applications.ts';

/** Stands in `settings` of a database that holds demo data and nothing of value. */
export const DEMO_MARKER = 'demo-data';

/** The release of the demo data, for whoever finds it in a database. */
const VERSION = 2;

/** The database holds something of value; nothing was changed. */
export class SeedError extends Error {
  override name = 'SeedError';
}

/** The person in whose name the demo is entered, an administrator. */
export interface DemoStaff {
  fullName: string;
  email: string;
  passwordHash: string;
}

const founding = enteredAt(FOUNDING_DATE);

async function assertDemoData(tx: Tx): Promise<void> {
  const inUse = [
    tables.users,
    tables.cities,
    tables.subscribers,
    tables.enquiries,
    tables.properties,
    tables.projects,
    tables.postedProperties,
    tables.blogs,
    tables.jobs,
  ];
  for (const table of inUse) {
    const rows = await tx.select().from(table).limit(1);
    if (rows.length > 0) throw new SeedError('This database holds data that is not demo data. Nothing was changed.');
  }
}

async function storeStaff(tx: Tx, staff: DemoStaff): Promise<number> {
  const [stored] = await tx
    .insert(tables.users)
    .values({ ...staff, role: 'admin', ...founding })
    .returning({ id: tables.users.id });
  if (!stored) throw new Error('the staff of the demo was not stored');
  return stored.id;
}

/**
 * Fills an empty database with demo data, once, and hands over the documents that belong to it. Says whether it did;
 * refuses a database with real data. Enquiries and visits are those of the months before `now`: a desk without recent
 * ones shows nothing.
 */
export async function seedDemo(
  db: Db,
  staff: DemoStaff,
  { storeFile = async () => {}, now = new Date() }: { storeFile?: StoreFile; now?: Date } = {},
): Promise<boolean> {
  // Loaded only when wanted: a server that never seeds does not carry the words of the demo.
  const [{ demoData }, { storeDemo }] = await Promise.all([import('./demo-data.ts'), import('./store/demo.ts')]);
  return db.transaction(async (tx) => {
    const [marker] = await tx
      .insert(tables.settings)
      .values({ key: DEMO_MARKER, value: { version: VERSION }, ...founding })
      .onConflictDoNothing()
      .returning();
    if (!marker) return false;
    await assertDemoData(tx);
    await storeDemo(tx, demoData(), { staffId: await storeStaff(tx, staff), storeFile, now });
    return true;
  });
}
