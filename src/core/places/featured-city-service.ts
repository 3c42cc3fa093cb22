import type { FeaturedCityInput } from '#contract';
import { type Db, eq, inArray, tables } from '#db';
import type { Ctx } from '../context.ts';
import { choosePicture, shownPicture, withStaffPicture } from '../pictures/index.ts';
import { adminRecordService, contains } from '../records/index.ts';

const { cities, featuredCities, media } = tables;

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
    sorts: { name: cities.name, position: featuredCities.position, createdAt: featuredCities.createdAt },
    values: async ({ city_id, position, picture }: Partial<FeaturedCityInput>, { tx }) => ({
      cityId: city_id,
      position: position === null ? 0 : position,
      imageId: await choosePicture(tx, picture),
    }),
    conflicts: { featured_cities_cityId_unique: { field: 'city_id', message: 'This city is featured already' } },
  });
