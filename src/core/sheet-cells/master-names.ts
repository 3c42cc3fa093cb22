import { type Db, sql, type Tx, tables } from '#db';

const { amenities, bhkOptions, builders, cities, tags } = tables;

/** More names than any master list has; a safeguard only. */
const MAX_NAMES = 100_000;

type Ids = Map<string, number>;

/** Ids of the master lists by name, as used in file cells. */
export interface MasterNames {
  city: Ids;
  builder: Ids;
  tags: Ids;
  amenities: Ids;
  bhks: Ids;
}

/** Normalises case and spaces for lookup; BHK names also match without 'BHK'. */
export const nameKey = (name: string): string => name.toLowerCase().replaceAll(/\s+/g, ' ').trim();
const bhkKey = (name: string): string => nameKey(name).replace(/ ?bhk$/, '');

const ids = (rows: { id: number; name: string }[], toKey = nameKey): Ids =>
  new Map(rows.map(({ id, name }) => [toKey(name), id]));

/** Loads all names at once, because the rows of a file use the same few names repeatedly. */
export async function readMasterNames(db: Db | Tx): Promise<MasterNames> {
  const [cityRows, builderRows, tagRows, amenityRows, bhkRows] = await Promise.all([
    db.select({ id: cities.id, name: cities.name }).from(cities).limit(MAX_NAMES),
    db.select({ id: builders.id, name: builders.name }).from(builders).limit(MAX_NAMES),
    db.select({ id: tags.id, name: tags.tagName }).from(tags).limit(MAX_NAMES),
    db
      .select({ id: amenities.id, name: amenities.name, category: amenities.category })
      .from(amenities)
      .limit(MAX_NAMES),
    db.select({ id: bhkOptions.id, name: bhkOptions.bhk }).from(bhkOptions).limit(MAX_NAMES),
  ]);
  const often = new Set<string>();
  const once = new Set<string>();
  for (const { name } of amenityRows) (once.has(nameKey(name)) ? often : once).add(nameKey(name));
  return {
    city: ids(cityRows),
    builder: ids(builderRows),
    tags: ids(tagRows),
    amenities: new Map([
      ...ids(amenityRows.map(({ id, name, category }) => ({ id, name: `${category}: ${name}` }))),
      ...ids(amenityRows.filter(({ name }) => !often.has(nameKey(name)))),
    ]),
    bhks: ids(bhkRows, bhkKey),
  };
}

/** The name of an amenity in a cell: with its category if the name is ambiguous. */
export const amenityName = sql<string>`case when exists (select from ${amenities} o where lower(o.name) = lower(${amenities.name})
  and o.id <> ${amenities.id}) then ${amenities.category} || ': ' || ${amenities.name} else ${amenities.name} end`;

export const keyFor = (list: keyof MasterNames): ((name: string) => string) => (list === 'bhks' ? bhkKey : nameKey);
