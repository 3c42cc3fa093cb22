import { sql } from 'drizzle-orm';
import type { Tx } from '#db';
import { tables } from '#db';
import { type DemoData, getPictures } from '../demo-data.ts';
import { storeActivity } from './activity.ts';
import { storeProjects, storeProperties } from './listings.ts';
import { storeLists, storePages } from './lists.ts';
import { type StoreFile, storePictures } from './pictures.ts';
import { storeApplications, storePosted } from './submissions.ts';

interface DemoOptions {
  /** The user who is recorded as the author. */
  staffId: number;
  /** Stores the documents; without it only rows are stored. */
  storeFile: StoreFile | undefined;
  /** The drawings that were stored as files. */
  drawings: Parameters<typeof storePictures>[2];
  /** Recent activity is dated before this. */
  now: Date;
}

/** Stores the whole demo in an empty database. */
export async function storeDemo(tx: Tx, data: DemoData, options: DemoOptions): Promise<void> {
  const { staffId, storeFile, drawings, now } = options;
  const picture = await storePictures(tx, getPictures(data), drawings);
  const lists = await storeLists(tx, data, picture);
  const project = await storeProjects(tx, data.projects, lists, staffId);
  const property = await storeProperties(tx, data.properties, { ...lists, project }, staffId);
  await storePosted(tx, data.posted, lists, staffId);
  const { job } = await storePages(tx, data, lists);
  await storeApplications(tx, data.applications, { job, storeFile }, staffId);
  await storeActivity(tx, data, { ...lists, project, property }, { staffId, now });
  await dateFromNow(tx, now);
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
