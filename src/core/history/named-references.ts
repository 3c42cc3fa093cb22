import { type AnyPgColumn, type Db, inArray, type PgTable, tables } from '#db';

const { amenities, bhkOptions, builders, cities, projects, tags, users } = tables;

interface Source {
  table: PgTable & { id: AnyPgColumn };
  name: AnyPgColumn;
}

const SOURCES: Record<string, Source> = {
  cities: { table: cities, name: cities.name },
  builders: { table: builders, name: builders.name },
  projects: { table: projects, name: projects.title },
  users: { table: users, name: users.fullName },
  tags: { table: tags, name: tags.tagName },
  amenities: { table: amenities, name: amenities.name },
  bhks: { table: bhkOptions, name: bhkOptions.bhk },
};

const REFERENCES: Record<string, string> = {
  cityId: 'cities',
  builderId: 'builders',
  projectId: 'projects',
  assignedTo: 'users',
  reviewedBy: 'users',
  reraCheckedBy: 'users',
  bhkId: 'bhks',
  bhk_ids: 'bhks',
  tag_ids: 'tags',
  amenity_ids: 'amenities',
};

const toIds = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');

/** Returns a function that replaces ids of other records with their current names. */
export async function withNames(
  db: Db,
  fields: Record<string, unknown>[],
): Promise<(field: string, value: unknown) => unknown> {
  const idsBySource = new Map<string, Set<number>>();
  for (const values of fields)
    for (const [field, value] of Object.entries(values)) {
      const source = REFERENCES[field];
      if (source) idsBySource.set(source, new Set([...(idsBySource.get(source) ?? []), ...toIds(value)]));
    }
  const names = new Map<string, string>();
  for (const [source, ids] of idsBySource) {
    const { table, name } = SOURCES[source] ?? {};
    if (!table || !name || ids.size === 0) continue;
    const found = await db
      .select({ id: table.id, name })
      .from(table)
      .where(inArray(table.id, [...ids]));
    for (const row of found) names.set(`${source} ${String(row.id)}`, String(row.name));
  }
  const named = (source: string, id: unknown) => names.get(`${source} ${String(id)}`) ?? `No. ${String(id)}`;
  return (field, value) => {
    const source = REFERENCES[field];
    if (!source || value === null || value === undefined) return value;
    return Array.isArray(value) ? value.map((id) => named(source, id)) : named(source, value);
  };
}
