import type { BhkList, BuilderList } from '#contract';
import { type Db, tables } from '#db';

const { bhkOptions, builders } = tables;

/** The master list is maintained by staff and short; the limit is a safeguard, not a page size. */
const MAX_BUILDERS = 1_000;

/** Returns all BHK options; the size of the search bit mask already limits their number. */
export async function listBhks(db: Db): Promise<BhkList> {
  const rows = await db.select({ id: bhkOptions.id, bhk: bhkOptions.bhk }).from(bhkOptions).orderBy(bhkOptions.bit);
  return { success: true, bhk: rows };
}

/** Every builder by name, up to a thousand. */
export async function listBuilders(db: Db): Promise<BuilderList> {
  const rows = await db
    .select({ id: builders.id, name: builders.name })
    .from(builders)
    .orderBy(builders.name)
    .limit(MAX_BUILDERS);
  return { success: true, builders: rows };
}
