import type {
  CITY_READS,
  CityInput,
  CityList,
  FeaturedCityInput,
  FeaturedCityList,
  LocalityList,
  ReadHandlers,
} from '#contract';
import { and, type Db, eq, inArray, sql, type Tx, tables } from '#db';
import type { Ctx } from './context.ts';
import { columnUsage, deleteSuggestion, localityUsage, renameSuggestion, syncRows } from './listings/index.ts';
import { choosePicture, shownPicture, withStaffPicture } from './pictures/index.ts';
import { adminRecordService, contains } from './records/index.ts';
import { claimSlug, inheritSlugs } from './slugs.ts';

const { cities, featuredCities, localities, media, enquiries, popularLinks } = tables;

/** Staff maintain this short list by hand; the limit is a safeguard, not a page size. */
const MAX_CITIES = 1_000;

/** All cities that listings can be in, ordered by name. */
async function listCities(db: Db): Promise<CityList> {
  const rows = await db
    .select({ id: cities.id, city_name: cities.name, slug: cities.slug })
    .from(cities)
    .orderBy(cities.name)
    .limit(MAX_CITIES);
  return { success: true, cities: rows };
}

/** Far more than a city has; the limit is a safeguard, not a page size. */
const MAX_LOCALITIES = 2_000;

/** The localities of a city, or those with these ids, ordered by name. */
async function listLocalities(
  db: Db,
  { city_id, id }: { city_id?: number | undefined; id?: number[] | undefined },
): Promise<LocalityList> {
  const rows = await db
    .select({ id: localities.id, name: localities.name, slug: localities.slug, city_id: localities.cityId })
    .from(localities)
    .where(id ? inArray(localities.id, id) : eq(localities.cityId, city_id ?? 0))
    .orderBy(localities.name)
    .limit(MAX_LOCALITIES);
  return { success: true, localities: rows };
}

/** The active featured cities, in the order set by staff. */
async function listFeaturedCities(db: Db): Promise<FeaturedCityList> {
  const rows = await db
    .select({ name: cities.name, cityId: cities.id, slug: cities.slug, image_url: media.path })
    .from(featuredCities)
    .innerJoin(cities, eq(cities.id, featuredCities.cityId))
    .leftJoin(media, shownPicture(featuredCities.imageId))
    .where(eq(featuredCities.isActive, true))
    .orderBy(featuredCities.position, featuredCities.id)
    .limit(MAX_CITIES);
  return { success: true, featuredCities: rows };
}

const listings = columnUsage('city_id');

/** Counts the records that block the deletion of a city. */
async function countUses(tx: Tx, id: number): Promise<number> {
  let used = await listings.count(tx, id);
  for (const table of [featuredCities, popularLinks, localities]) used += await tx.$count(table, eq(table.cityId, id));
  return used;
}

/** Localities move with their city; those that the other city has by name too, or whose slug is taken there, are merged. */
async function moveLocalities(tx: Tx, from: number, to: number): Promise<void> {
  const { rows } = await tx.execute<{ moved_id: number; other_id: number }>(sql`
    select distinct on (moved.id) moved.id as moved_id, other.id as other_id
    from ${localities} moved join ${localities} other
      on other.city_id = ${to} and (lower(other.name) = lower(moved.name) or other.slug = moved.slug)
    where moved.city_id = ${from} order by moved.id, lower(other.name) = lower(moved.name) desc`);
  for (const { moved_id, other_id } of rows) {
    await localityUsage.replace(tx, moved_id, other_id);
    await tx.delete(localities).where(eq(localities.id, moved_id));
  }
  await tx.update(localities).set({ cityId: to }).where(eq(localities.cityId, from));
}

async function replace(tx: Tx, from: number, to: number): Promise<void> {
  await listings.replace(tx, from, to);
  for (const table of [popularLinks, enquiries])
    await tx.update(table).set({ cityId: to }).where(eq(table.cityId, from));
  await moveLocalities(tx, from, to);
  const featured = tx.select({ id: featuredCities.id }).from(featuredCities).where(eq(featuredCities.cityId, to));
  // A city can be featured only once: if both are, the row of the remaining city stays.
  await tx.delete(featuredCities).where(and(eq(featuredCities.cityId, from), sql`exists ${featured}`));
  await tx.update(featuredCities).set({ cityId: to }).where(eq(featuredCities.cityId, from));
  await inheritSlugs(tx, 'city', from, to);
}

/** Admin service for the cities that listings can be in. */
export const cityService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'city',
    noun: 'City',
    table: cities,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select({
          id: cities.id,
          city_name: cities.name,
          state: sql<string | null>`nullif(${cities.state}, '')`,
          createdAt: cities.createdAt,
          updatedAt: cities.updatedAt,
        })
        .from(cities)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    matches: (query) => contains(query, cities.name),
    sorts: { city_name: cities.name, state: cities.state, createdAt: cities.createdAt },
    values: async ({ city: name, state }: Partial<CityInput>, { tx, before }) =>
      before
        ? { name, state: state === null ? '' : state }
        : { name, state: state ?? '', slug: await claimSlug(tx, 'city', name ?? '') },
    afterWrite: async ({ tx, before }, id) => {
      const [city] = await tx.select({ name: cities.name }).from(cities).where(eq(cities.id, id));
      if (!city) await deleteSuggestion(tx, 'city', id);
      else if (before && before['name'] !== city.name) {
        await renameSuggestion(tx, 'city', id, city.name);
        // The search row of a project includes the name of its city.
        await syncRows(tx, 'project', sql`select id from projects where city_id = ${id}`);
      }
    },
    usage: { count: countUses, by: { one: 'record', many: 'records' }, replace },
    conflicts: { cities_name_key: { field: 'city', message: 'A city with this name already exists' } },
  });

const COLUMNS = {
  id: featuredCities.id,
  image_url: media.path,
  name: cities.name,
  city_id: featuredCities.cityId,
  is_active: featuredCities.isActive,
  position: featuredCities.position,
  createdAt: featuredCities.createdAt,
  updatedAt: featuredCities.updatedAt,
};

const citiesNamed = (db: Db, query: string) =>
  db.select({ id: cities.id }).from(cities).where(contains(query, cities.name));

/** Admin service for the cities that the home page shows with a picture. */
export const featuredCityService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'featured-city',
    noun: 'Featured City',
    table: featuredCities,
    rows: (db, { where, orderBy, limit, offset }) =>
      db
        .select(COLUMNS)
        .from(featuredCities)
        .innerJoin(cities, eq(cities.id, featuredCities.cityId))
        .leftJoin(media, shownPicture(featuredCities.imageId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
    read: async (db, id) => {
      const [row] = await db
        .select({ ...COLUMNS, pictureId: featuredCities.imageId })
        .from(featuredCities)
        .innerJoin(cities, eq(cities.id, featuredCities.cityId))
        .leftJoin(media, shownPicture(featuredCities.imageId))
        .where(eq(featuredCities.id, id));
      return withStaffPicture(db, row);
    },
    matches: (query) => inArray(featuredCities.cityId, citiesNamed(ctx.db, query)),
    position: featuredCities.position,
    sorts: { name: cities.name, position: featuredCities.position, createdAt: featuredCities.createdAt },
    values: async ({ city_id, position, picture }: Partial<FeaturedCityInput>, { tx }) => ({
      cityId: city_id,
      position: position === null ? 0 : position,
      imageId: await choosePicture(tx, picture),
    }),
    conflicts: { featured_cities_cityId_unique: { field: 'city_id', message: 'This city is already featured' } },
  });

export const cityReads = ({ db }: Ctx): ReadHandlers<keyof typeof CITY_READS> => ({
  '/city': () => listCities(db),
  '/locality': (query) => listLocalities(db, query),
  '/featured-city': () => listFeaturedCities(db),
});
