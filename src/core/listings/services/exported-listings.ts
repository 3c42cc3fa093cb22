import { IMPORT_FIELDS } from '#contract';
import { type AnyPgColumn, type Db, eq, inArray, type SQL, sql, tables } from '#db';
import { amenityName, writeCell } from '../../sheet-cells/index.ts';
import type { ListingOwner } from '../write-listing.ts';

const { amenities, bhkOptions, builders, cities, projects, properties, tags } = tables;

interface Target {
  table: typeof tags | typeof amenities | typeof bhkOptions;
  column: string;
}

/** The names of linked records, in a fixed order. */
const linkedNames = (owner: ListingOwner, link: string, name: AnyPgColumn | SQL, { table, column }: Target) =>
  sql<
    string[]
  >`array(select ${name} from ${sql.raw(`${owner}_${link}`)} l join ${table} on ${table.id} = l.${sql.raw(column)}
    where l.${sql.raw(`${owner}_id`)} = ${owner === 'property' ? properties.id : projects.id} order by ${table.id})`;

interface Exported<Row> {
  table: typeof properties | typeof projects;
  toRecord: (row: Row) => object;
}

/** Listings as a file that can be imported again: the columns of the import template, with names instead of ids. */
export function exportedListings<Row>(owner: ListingOwner, { table, toRecord }: Exported<Row>) {
  const fields = IMPORT_FIELDS[owner];
  const named = {
    city_id: cities.name,
    builder_id: builders.name,
    tag_ids: linkedNames(owner, 'tags', tags.tagName, { table: tags, column: 'tag_id' }),
    amenity_ids: linkedNames(owner, 'amenities', amenityName, { table: amenities, column: 'amenity_id' }),
    bhk_ids: linkedNames(owner, 'bhks', bhkOptions.bhk, { table: bhkOptions, column: 'bhk_id' }),
  };
  return {
    heads: ['ID', ...fields.map(({ label }) => label)],
    cells: async (db: Db, ids: number[]): Promise<string[][]> => {
      const rows = await db
        .select({ row: table, ...named })
        .from(table as typeof properties)
        .leftJoin(cities, eq(cities.id, table.cityId))
        .leftJoin(builders, eq(builders.id, table.builderId))
        .where(inArray(table.id, ids));
      const cells = new Map(
        rows.map(({ row, ...names }) => {
          const values: Record<string, unknown> = { ...toRecord(row as Row), ...names };
          return [row.id, [String(row.id), ...fields.map((field) => writeCell(field, values[field.name]))]];
        }),
      );
      return ids.flatMap((id) => [cells.get(id) ?? []]).filter((line) => line.length > 0);
    },
  };
}
