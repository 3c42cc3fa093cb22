import type { CityList, FeaturedCityList } from '#contract';
import { type Db, eq, tables } from '#db';
import { shownPicture } from '../pictures/index.ts';

const { cities, featuredCities, media } = tables;

/** Staff maintain this short list by hand; the limit is a safeguard, not a page size. */
const MAX_CITIES = 1_000;

/** All cities that listings can be in, ordered by name. */
export async function listCities(db: Db): Promise<CityList> {
  const rows = await db
    .select({ id: cities.id, city_name: cities.name, slug: cities.slug })
    .from(cities)
    .orderBy(cities.name)
    .limit(MAX_CITIES);
  return { success: true, cities: rows };
}

/** The active featured cities, in the order set by staff. */
export async function listFeaturedCities(db: Db): Promise<FeaturedCityList> {
  const rows = await db
    .select({ name: cities.name, cityId: cities.id, slug: cities.slug, image_url: media.path })
    .from(featuredCities)
    .innerJoin(cities, eq(cities.id, featuredCities.cityId))
    .leftJoin(media, shownPicture(featuredCities.imageId))
    .where(eq(featuredCities.isActive, true))
    .orderBy(featuredCities.position, cities.name)
    .limit(MAX_CITIES);
  return { success: true, featuredCities: rows };
}
