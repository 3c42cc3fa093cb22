import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '#db';
import { tables } from '#db';
import { enteredAt, FOUNDING_DATE } from './calendar.ts';
import { type DemoData, demoData, getPictures } from './demo-data.ts';
import { storeActivity } from './store/activity.ts';
import { storeProjects, storeProperties } from './store/listings.ts';
import { storeLists, storePages } from './store/lists.ts';
import { type StoreFile, storeDrawings, storePictures, upgradePictures } from './store/pictures.ts';
import { type DemoStaff, type StoredStaff, storeStaff } from './store/staff.ts';
import { storeApplications, storePosted } from './store/submissions.ts';

/** Key in `settings` that marks a database with demo data only. */
export const DEMO_MARKER = 'demo-data';

/** Version of the demo data, stored with the marker. */
const VERSION = 2;

/** The database contains real data; nothing was changed. */
export class SeedError extends Error {
  override name = 'SeedError';
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

/**
 * Dates that scheduled tasks act on are relative to the day of seeding: most listings were confirmed in the last seven
 * weeks, a few are due for confirmation, none is about to be hidden, and nothing scheduled is due soon.
 */
async function dateFromNow(tx: Tx, now: Date): Promise<void> {
  const confirmed = sql`${now}::timestamptz - case when id % 25 = 7 then 61 + id % 5 else id % 50 end * interval '1 day' - interval '14 hours'`;
  for (const table of [tables.properties, tables.projects]) {
    await tx.execute(
      sql`update ${table} set confirmed_at = greatest(published_at, ${confirmed}) where status = 'published'`,
    );
    await tx.execute(
      sql`update ${table} set scheduled_for = ${now}::timestamptz + (20 + id % 55) * interval '1 day' + interval '6 hours' where status = 'scheduled'`,
    );
  }
}

interface DemoOptions {
  staff: StoredStaff;
  /** Stores the documents; without it only rows are stored. */
  storeFile: StoreFile | undefined;
  /** The drawings that were stored as files. */
  drawings: Parameters<typeof storePictures>[2];
  /** Recent activity is dated before this. */
  now: Date;
}

/** Stores the whole demo in an empty database. */
async function storeDemo(tx: Tx, data: DemoData, options: DemoOptions): Promise<void> {
  const { staff, storeFile, drawings, now } = options;
  const staffId = staff.adminId;
  const picture = await storePictures(tx, getPictures(data), drawings);
  const lists = await storeLists(tx, data, picture);
  const project = await storeProjects(tx, data.projects, lists, staffId);
  const property = await storeProperties(tx, data.properties, { ...lists, project }, staffId);
  await storePosted(tx, data.posted, lists, staffId);
  const { job } = await storePages(tx, data, lists);
  await storeApplications(tx, data.applications, { job, storeFile }, staffId);
  await storeActivity(tx, data, { ...lists, project, property, user: staff.user }, now);
  await dateFromNow(tx, now);
  // No page was open that could show what has changed.
  await tx.delete(tables.signals);
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
    await storeDemo(tx, data, { staff: await storeStaff(tx, staff), storeFile, drawings, now });
    return 'loaded';
  });
}
