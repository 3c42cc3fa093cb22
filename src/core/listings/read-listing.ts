import {
  MapAddress,
  type PROJECT_READS,
  type PROPERTY_READS,
  type Project,
  type ProjectAnswer,
  type Property,
  type PropertyAnswer,
  type ReadHandlers,
  type SimilarProjects,
  type SimilarProperties,
} from '#contract';
import { pointEmbed } from '#contract/content/map-embed.ts';
import { indiaDay } from '#contract/india-time.ts';
import { type Db, type SQL, sql, type Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { SHOWN } from '../pictures/index.ts';
import { posterName } from '../poster-name.ts';
import { safeHtml } from '../safe-html.ts';
import { sharePicturePath } from '../share-pictures/index.ts';
import { findBySlug } from '../slugs.ts';
import { similarProjects, similarProperties } from './listing-groups.ts';
import { presentProjectItems, presentPropertyItems } from './listing-items.ts';

const { projects, properties } = tables;

type PropertyRow = typeof properties.$inferSelect;
type ProjectRow = typeof projects.$inferSelect;
type Found<Row> = PromiseLike<Row | undefined>;

const GONE = new Set(['withdrawn', 'sold']);

const isGone = ({ status, deletedAt }: PropertyRow | ProjectRow) => deletedAt !== null || GONE.has(status);

/** Drafts are reported as not found, so that visitors cannot detect them. */
async function rowOrError<Row extends PropertyRow | ProjectRow>(noun: string, found: Found<Row>): Promise<Row> {
  const row = await found;
  if (!row || (row.status !== 'published' && !GONE.has(row.status)))
    throw new DomainError('not_found', `${noun} not found`);
  return row;
}

/** For a listing that was once published, a visitor only learns that it is gone. */
async function shown<Row extends PropertyRow | ProjectRow>(noun: string, found: Found<Row>): Promise<Row> {
  const row = await rowOrError(noun, found);
  if (isGone(row)) throw new DomainError('gone', `This ${noun.toLowerCase()} is no longer listed`);
  return row;
}

const propertyAt = (db: Db, slug: string) =>
  findBySlug(db, 'property', slug, (where) => db.select().from(properties).where(where));

const projectAt = (db: Db, slug: string) =>
  findBySlug(db, 'project', slug, (where) => db.select().from(projects).where(where));

/** Finds a property by its current or a former slug; the row has the current one. */
const findProperty = (db: Db, slug: string): Promise<PropertyRow> => shown('Property', propertyAt(db, slug));

const findProject = (db: Db, slug: string): Promise<ProjectRow> => shown('Project', projectAt(db, slug));

/** Like findProperty, but includes sold and withdrawn listings, for pages that suggest others instead. */
const findPropertyOrGone = (db: Db, slug: string): Promise<PropertyRow> => rowOrError('Property', propertyAt(db, slug));

const findProjectOrGone = (db: Db, slug: string): Promise<ProjectRow> => rowOrError('Project', projectAt(db, slug));

type Parts = Pick<Property, 'amenities' | 'builder' | 'pictures' | 'place'>;

interface PartsRow extends Record<string, unknown> {
  pictures: Property['pictures'];
  place: Property['place'];
  amenities: { id: number; name: string; category: string }[];
  builder: Property['builder'];
}

/** How many of its properties the page of a project shows. */
const MAX_PROJECT_PROPERTIES = 6;
/** More prices than a visitor reads. */
const MAX_PRICES = 50;

/** What only a property has, as columns of the query for its parts. */
const PROPERTY_PARTS = sql`
    (select json_build_object('slug', pr.slug, 'title', pr.title) from projects pr
      where pr.id = l.project_id and pr.status = 'published' and pr.deleted_at is null) as project,
    (select name from posted_properties where id = l.posting_id) as poster,
    coalesce((select json_agg(json_build_object('since', since, 'price', price) order by since)
      from (select since, price from property_prices where property_id = l.id and purpose = l.purpose order by since desc limit ${MAX_PRICES}) latest), '[]') as prices`;

/** The same for a project. */
const PROJECT_PARTS = sql`
    coalesce((select json_agg(json_build_object('since', since, 'minimum_price', minimum_price, 'maximum_price', maximum_price) order by since)
      from (select * from project_prices where project_id = l.id order by since desc limit ${MAX_PRICES}) latest), '[]') as prices,
    array(select id from properties where project_id = l.id and status = 'published' and deleted_at is null order by id desc limit ${MAX_PROJECT_PROPERTIES}) as property_ids`;

type PropertyParts = { project: Property['project']; poster: string | null; prices: Property['price_history'] };
type ProjectParts = { prices: Project['price_history']; property_ids: string[] };

/** Pictures, locality, amenities, builder and prices of one listing, in one query. */
async function listingParts<OwnParts extends Record<string, unknown>>(
  tx: Pick<Tx, 'execute'>,
  kind: 'property' | 'project',
  id: number,
  ownParts: SQL,
): Promise<Parts & OwnParts> {
  const [own, listings] = [sql.raw(`${kind}_id`), sql.raw(kind === 'property' ? 'properties' : 'projects')];
  const { rows } = await tx.execute(sql`
    select ${ownParts},
      coalesce((select json_agg(json_build_object('url', m.path, 'alt', m.alt, 'kind', i.kind) order by i.position)
        from ${sql.raw(`${kind}_images`)} i join media m on m.id = i.media_id and ${SHOWN} where i.${own} = l.id), '[]') as pictures,
      (select json_build_object('id', o.id, 'name', o.name, 'slug', o.slug) from localities o where o.id = l.locality_id) as place,
      coalesce((select json_agg(json_build_object('id', a.id, 'name', a.name, 'category', a.category) order by a.category, a.name)
        from ${sql.raw(`${kind}_amenities`)} la join amenities a on a.id = la.amenity_id where la.${own} = l.id), '[]') as amenities,
      (select json_build_object('id', b.id, 'name', b.name, 'image_url', m.path, 'established', b.established, 'about', b.about)
        from builders b left join media m on m.id = b.image_id and ${SHOWN} where b.id = l.builder_id) as builder
    from ${listings} l where l.id = ${id}`);
  const parts = rows[0] as (PartsRow & OwnParts) | undefined;
  if (!parts) throw new Error(`${kind} ${id} vanished while it was read`);
  return parts;
}

/** Builds the embed from the stored map URL, so that no HTML pasted by staff is ever sent to visitors. */
const locationIframe = (src: string | null): string | null =>
  src === null
    ? null
    : `<iframe src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}" title="Location" loading="lazy" sandbox="allow-scripts allow-same-origin" referrerpolicy="no-referrer"></iframe>`;

type ListingRow = typeof tables.properties.$inferSelect | typeof tables.projects.$inferSelect;

/** The stored map URL if it is an allowed one, or else a map of the coordinates; null without both. */
function presentLocation({
  locationEmbedSrc,
  latitude,
  longitude,
}: Pick<ListingRow, 'locationEmbedSrc' | 'latitude' | 'longitude'>): Pick<
  Property,
  'location_iframe' | 'location_src'
> {
  const point = latitude === null || longitude === null ? null : pointEmbed({ latitude, longitude });
  const src = MapAddress.safeParse(locationEmbedSrc).data ?? point;
  return { location_src: src, location_iframe: locationIframe(src) };
}

/** A view in all directions needs its own viewer, so it is not one of the pictures. */
function presentPictures(all: Property['pictures']): Pick<Property, 'image_alts' | 'pictures' | 'panorama'> {
  const pictures = all.filter(({ kind }) => kind !== 'panorama');
  const panorama = all.find(({ kind }) => kind === 'panorama');
  return {
    image_alts: pictures.map(({ alt }) => alt),
    pictures,
    panorama: panorama ? { url: panorama.url, alt: panorama.alt } : null,
  };
}

/** The fields that property and project pages share. */
const presentDetail = (row: ListingRow, { pictures, place, amenities, builder }: Parts) => ({
  ...presentPictures(pictures),
  place,
  published_at: row.publishedAt?.toISOString() ?? null,
  description: safeHtml(row.description),
  ...presentLocation(row),
  latitude: row.latitude,
  longitude: row.longitude,
  landmarks: row.landmarks,
  decision_drivers_life_style: row.decisionDriversLifeStyle,
  decision_drivers_connectivity: row.decisionDriversConnectivity,
  decision_drivers_livability: row.decisionDriversLivability,
  decision_drivers_value_for_money: row.decisionDriversValueForMoney,
  amenities,
  builder,
  confirmed_at: row.confirmedAt?.toISOString() ?? null,
  rera_checked_at: row.reraCheckedAt?.toISOString() ?? null,
  meta_title: row.metaTitle,
  meta_description: row.metaDescription,
});

const presentArea = <Unit>(value: number | null, unit: Unit | null) =>
  value === null || unit === null ? null : { value, unit };

/** A listing whose price never changed has no stored history: its price holds since it was published. */
function presentHistory<Price extends object>(
  stored: (Price & { since: string })[],
  row: ListingRow,
  price: Price | null,
) {
  if (stored.length > 0) return stored.map((entry) => ({ ...entry, since: indiaDay(entry.since) }));
  return price && row.publishedAt ? [{ ...price, since: indiaDay(row.publishedAt) }] : [];
}

/** Facts of a home under the names of the API. */
const presentFacts = (row: PropertyRow) => ({
  floor: row.floor,
  total_floors: row.totalFloors,
  built_year: row.builtYear,
  covered_parking: row.coveredParking,
  open_parking: row.openParking,
  balconies: row.balconies,
  ownership: row.ownership,
  water_supply: row.waterSupply,
  power_backup: row.powerBackup,
  has_lift: row.hasLift,
});

/** Conditions of a home for rent; staff may have entered some before they changed the purpose to sale. */
function presentRentTerms(row: PropertyRow) {
  const isRent = row.purpose === 'rent';
  return {
    deposit: isRent ? row.deposit : null,
    available_from: isRent ? row.availableFrom : null,
    minimum_stay_months: isRent ? row.minimumStayMonths : null,
    maintenance_included: isRent ? row.maintenanceIncluded : null,
    preferred_tenants: isRent ? row.preferredTenants : null,
  };
}

/** A stored property with everything its page shows, and the two most similar properties. */
export async function presentProperty(db: Db, row: typeof tables.properties.$inferSelect): Promise<PropertyAnswer> {
  const [[item], parts, og_image, similar] = await Promise.all([
    presentPropertyItems(db, [row.id]),
    listingParts<PropertyParts>(db, 'property', row.id, PROPERTY_PARTS),
    sharePicturePath(db, 'property', row.id),
    similarProperties(db, row.id).then((ids) => presentPropertyItems(db, ids)),
  ]);
  if (!item) throw new Error(`property ${row.id} vanished while it was read`);
  return {
    success: true,
    property: {
      ...item,
      ...presentDetail(row, parts),
      ...presentFacts(row),
      ...presentRentTerms(row),
      area: presentArea(row.builtUpAreaValue, row.builtUpAreaUnit),
      carpet: presentArea(row.carpetAreaValue, row.carpetAreaUnit),
      super_area: presentArea(row.superAreaValue, row.superAreaUnit),
      project: parts.project,
      poster_name: parts.poster === null ? null : posterName(parts.poster),
      video_url: row.videoUrl,
      price_history: presentHistory(parts.prices, row, row.price === null ? null : { price: row.price }),
      today: indiaDay(new Date()),
      furnishing: row.furnishing,
      facing: row.facing,
      maintenance: row.maintenance,
      possession_date: row.possessionDate,
      og_image,
      similar,
    },
  };
}

/** The page of a published property. */
const readProperty = async (db: Db, slug: string): Promise<PropertyAnswer> =>
  presentProperty(db, await findProperty(db, slug));

/** The two most similar properties, for the page of a property that is no longer listed. */
async function readSimilarProperties(db: Db, slug: string): Promise<SimilarProperties> {
  const { id } = await findPropertyOrGone(db, slug);
  return { success: true, properties: await presentPropertyItems(db, await similarProperties(db, id)) };
}

interface ConfigurationRow extends Record<string, unknown> {
  id: number;
  title: string;
  image_url: string | null;
  area_value: string | null;
  area_unit: NonNullable<Project['area']>['unit'] | null;
  bhk: string | null;
  location: string;
  price: number | null;
}

async function getConfigurations(db: Db, projectId: number): Promise<Project['project_configurations']> {
  const { rows } = await db.execute<ConfigurationRow>(sql`
    select pc.id, pc.title, m.path as image_url, pc.built_area_value as area_value, pc.built_area_unit as area_unit,
      b.bhk, pc.location, pc.price
    from project_configurations pc left join media m on m.id = pc.image_id and ${SHOWN} left join bhk_options b on b.id = pc.bhk_id
    where pc.project_id = ${projectId} order by pc.position, pc.id limit 100`);
  return rows.map(({ area_value, area_unit, ...row }) => ({
    ...row,
    built_area: area_value === null || area_unit === null ? null : { value: Number(area_value), unit: area_unit },
  }));
}

/** A stored project with everything its page shows, and the two most similar projects. */
export async function presentProject(db: Db, row: typeof tables.projects.$inferSelect): Promise<ProjectAnswer> {
  const [[item], parts, configurations, og_image, similar] = await Promise.all([
    presentProjectItems(db, [row.id]),
    listingParts<ProjectParts>(db, 'project', row.id, PROJECT_PARTS),
    getConfigurations(db, row.id),
    sharePicturePath(db, 'project', row.id),
    similarProjects(db, row.id).then((ids) => presentProjectItems(db, ids)),
  ]);
  if (!item) throw new Error(`project ${row.id} vanished while it was read`);
  return {
    success: true,
    project: {
      ...item,
      ...presentDetail(row, parts),
      highlight: row.highlight,
      price_history: presentHistory(
        parts.prices,
        row,
        row.minimumPrice === null || row.maximumPrice === null
          ? null
          : { minimum_price: row.minimumPrice, maximum_price: row.maximumPrice },
      ),
      properties: await presentPropertyItems(db, parts.property_ids.map(Number)),
      project_configurations: configurations,
      og_image,
      similar,
    },
  };
}

/** The page of a published project. */
const readProject = async (db: Db, slug: string): Promise<ProjectAnswer> =>
  presentProject(db, await findProject(db, slug));

/** The two most similar projects, for the page of a project that is no longer listed. */
async function readSimilarProjects(db: Db, slug: string): Promise<SimilarProjects> {
  const { id } = await findProjectOrGone(db, slug);
  return { success: true, projects: await presentProjectItems(db, await similarProjects(db, id)) };
}

export const listingReads = ({ db }: Ctx): ReadHandlers<keyof typeof PROPERTY_READS | keyof typeof PROJECT_READS> => ({
  '/property/:slug': ({ slug }) => readProperty(db, slug),
  '/property/:slug/similar': ({ slug }) => readSimilarProperties(db, slug),
  '/project/:slug': ({ slug }) => readProject(db, slug),
  '/project/:slug/similar': ({ slug }) => readSimilarProjects(db, slug),
});
