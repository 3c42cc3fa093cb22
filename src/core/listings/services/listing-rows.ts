import { type AnyPgColumn, sql, tables } from '#db';

const { builders, cities, media, users } = tables;

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
