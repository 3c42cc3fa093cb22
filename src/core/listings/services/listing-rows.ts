import { getExportHeads, IMPORT_FIELDS } from '#contract';
import { type AnyPgColumn, type Db, eq, inArray, type SQL, sql, tables } from '#db';
import { amenityName, writeCell } from '../../sheet-cells.ts';
import type { ListingOwner } from '../search-rows.ts';

const { builders, cities, media, users, amenities, bhkOptions, projects, properties, tags } = tables;

/** The path of a listing's first public picture. */
export const selectCover = (owner: 'property' | 'project', id: AnyPgColumn) =>
  sql<
    string | null
  >`(select ${media.path} from ${sql.raw(`${owner}_images`)} i join ${media} on ${media.id} = i.media_id
    where i.${sql.raw(`${owner}_id`)} = ${id} and ${media.status} = 'ready' and ${media.visibility} = 'public' order by i.position limit 1)`;

export const cityColumns = { id: cities.id, city_name: cities.name, state: cities.state };
export const builderColumns = { id: builders.id, name: builders.name };

/** The name of the user who checked the RERA number. */
export const selectCheckerName = (checkedBy: AnyPgColumn) =>
  sql<string | null>`(select ${users.fullName} from ${users} where ${users.id} = ${checkedBy})`;

type ListingRow = typeof tables.properties.$inferSelect | typeof tables.projects.$inferSelect;

/** The fields that the forms of a project and a property share, as they are stored. */
export const sharedRecord = (row: ListingRow) => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  description: row.description,
  status: row.status,
  scheduled_for: row.scheduledFor,
  confirmed_at: row.confirmedAt,
  city_id: row.cityId,
  builder_id: row.builderId,
  address: row.address,
  locality: row.locality,
  locality_id: row.localityId,
  landmarks: row.landmarks,
  latitude: row.latitude,
  longitude: row.longitude,
  location_iframe: row.locationEmbedSrc,
  residency_type: row.residencyType,
  possession_status: row.possessionStatus,
  price_on_request: row.priceOnRequest,
  rating: row.rating,
  decision_drivers_life_style: row.decisionDriversLifeStyle,
  decision_drivers_connectivity: row.decisionDriversConnectivity,
  decision_drivers_livability: row.decisionDriversLivability,
  decision_drivers_value_for_money: row.decisionDriversValueForMoney,
  rera_id: row.reraId,
  rera_checked: row.reraCheckedAt !== null,
  rera_checked_at: row.reraCheckedAt,
  meta_title: row.metaTitle,
  meta_description: row.metaDescription,
  meta_keywords: row.metaKeywords,
});

/** Combines the two area columns into one value. */
export const toArea = <Unit>(value: number | null, unit: Unit | null): { value: number; unit: Unit } | null =>
  value === null || unit === null ? null : { value, unit };

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
    heads: getExportHeads(owner),
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
