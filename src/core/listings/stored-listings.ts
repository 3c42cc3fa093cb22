import { IMPORT_FIELDS } from '#contract';
import { type Db, inArray, tables } from '#db';
import { getTable, type ListingOwner } from './search-rows.ts';
import { exportedListings } from './services/listing-rows.ts';
import { projectRecord } from './services/project-service.ts';
import { propertyRecord } from './services/property-service.ts';

/** A listing as a file that changes it is compared with. */
export interface StoredListing {
  id: number;
  title: string;
  version: string;
  /** Under the names of its form. */
  record: Record<string, unknown>;
  /** The cell of each field in a file, as an export writes it. */
  cells: Record<string, string>;
  /** Why a file cannot change it. */
  refusal: string | undefined;
}

const { properties, projects } = tables;

const EXPORTS = {
  property: exportedListings('property', { table: properties, toRecord: propertyRecord }),
  project: exportedListings('project', { table: projects, toRecord: projectRecord }),
};

const getRefusal = (row: { deletedAt: Date | null; postingId?: number | null }): string | undefined => {
  if (row.deletedAt) return 'This listing was deleted. Restore it first.';
  return row.postingId ? 'This listing is a posted property, which is not changed by a file' : undefined;
};

/** The listings with these ids, also those that a file cannot change. */
export async function readStoredListings(
  db: Db,
  owner: ListingOwner,
  ids: number[],
): Promise<ReadonlyMap<number, StoredListing>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(getTable(owner) as typeof properties)
    .where(inArray(getTable(owner).id, ids));
  const lines = await EXPORTS[owner].cells(db, ids);
  const cells = new Map(lines.map(([id, ...texts]) => [Number(id), texts] as const));
  return new Map(
    rows.map((row) => {
      const texts = cells.get(row.id) ?? [];
      const record: Record<string, unknown> =
        owner === 'property' ? propertyRecord(row) : projectRecord(row as unknown as typeof projects.$inferSelect);
      return [
        row.id,
        {
          id: row.id,
          title: row.title,
          version: row.updatedAt.toISOString(),
          record,
          cells: Object.fromEntries(IMPORT_FIELDS[owner].map(({ name }, at) => [name, texts[at] ?? ''])),
          refusal: getRefusal(row),
        },
      ];
    }),
  );
}
