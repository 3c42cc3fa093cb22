import type { SavedListings, SavedQuery } from '#contract';
import { and, type Db, eq, inArray, tables } from '#db';
import { presentProjectItems } from './project-items.ts';
import { presentPropertyItems } from './property-items.ts';

/** Filters the ids to published listings, in the given order. */
async function published(
  db: Db,
  table: typeof tables.properties | typeof tables.projects,
  ids: number[] = [],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, ids), eq(table.status, 'published')));
  const shown = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => shown.has(id));
}

/** The cards of the listings that a visitor has saved. */
export async function readSaved(db: Db, { properties, projects }: SavedQuery): Promise<SavedListings> {
  const [propertyItems, projectItems] = await Promise.all([
    published(db, tables.properties, properties).then((ids) => presentPropertyItems(db, ids)),
    published(db, tables.projects, projects).then((ids) => presentProjectItems(db, ids)),
  ]);
  return { success: true, properties: propertyItems, projects: projectItems };
}
