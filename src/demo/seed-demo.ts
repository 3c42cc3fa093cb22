import { eq } from 'drizzle-orm';
import type { Db, Tx } from '#db';
import { tables } from '#db';
import { enteredAt, FOUNDING_DATE } from './calendar.ts';
import { demoData, getPictures } from './demo-data.ts';
import { storeDemo } from './store/demo.ts';
import { type StoreFile, storeDrawings, upgradePictures } from './store/pictures.ts';

/** Key in `settings` that marks a database with demo data only. */
export const DEMO_MARKER = 'demo-data';

/** Version of the demo data, stored with the marker. */
const VERSION = 2;

/** The database contains real data; nothing was changed. */
export class SeedError extends Error {
  override name = 'SeedError';
}

/** The administrator who is recorded as the author of the demo data. */
export interface DemoStaff {
  fullName: string;
  email: string;
  passwordHash: string;
}

const founding = enteredAt(FOUNDING_DATE);

async function assertDemoData(tx: Db | Tx): Promise<void> {
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

/** What seeding did; `upgraded` is a demo of an earlier release whose pictures are files now. */
export type SeedOutcome = 'loaded' | 'upgraded' | 'unchanged';

/**
 * Fills an empty database with demo data, once, and stores the pictures and documents that belong to it; throws for a
 * database with real data. Without `storeFile` only rows are stored. Enquiries and visits are dated in the months
 * before `now`, because the back office shows recent ones.
 */
export async function seedDemo(
  db: Db,
  staff: DemoStaff,
  { storeFile, now = new Date() }: { storeFile?: StoreFile; now?: Date } = {},
): Promise<SeedOutcome> {
  if ((await db.$count(tables.settings, eq(tables.settings.key, DEMO_MARKER))) > 0) {
    return storeFile && (await upgradePictures(db, storeFile)) > 0 ? 'upgraded' : 'unchanged';
  }
  await assertDemoData(db);
  const data = demoData();
  // Stored before the transaction, which would otherwise be open for as long as thousands of files take.
  const names = getPictures(data).map(({ name }) => name);
  const drawings = storeFile ? await storeDrawings(names, storeFile) : new Map();
  return db.transaction(async (tx) => {
    const [marker] = await tx
      .insert(tables.settings)
      .values({ key: DEMO_MARKER, value: { version: VERSION }, ...founding })
      .onConflictDoNothing()
      .returning();
    if (!marker) return 'unchanged';
    await assertDemoData(tx);
    await storeDemo(tx, data, { staffId: await storeStaff(tx, staff), storeFile, drawings, now });
    return 'loaded';
  });
}
