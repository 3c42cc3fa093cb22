import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { coordinate, key, ref, timestamps } from './columns.ts';
import { media } from './media.ts';

export const cities = pgTable(
  'cities',
  {
    id: key(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    state: text().notNull(),
    latitude: coordinate(),
    longitude: coordinate(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('cities_name_key').on(sql`lower(${t.name})`),
    check('cities_name_length', sql`char_length(${t.name}) between 1 and 50`),
    check(
      'cities_on_earth',
      sql`(${t.latitude} is null) = (${t.longitude} is null) and (${t.latitude} is null or (${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180))`,
    ),
  ],
);

/** A city shown with a picture on the home page. */
export const featuredCities = pgTable('featured_cities', {
  id: key(),
  cityId: ref()
    .notNull()
    .unique()
    .references(() => cities.id),
  imageId: ref().references(() => media.id),
  isActive: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  ...timestamps(),
});
