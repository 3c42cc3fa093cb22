import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
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

/** A neighbourhood of a city, also known by other and former names. */
export const localities = pgTable(
  'localities',
  {
    id: key(),
    cityId: ref()
      .notNull()
      .references(() => cities.id),
    /** The larger locality that it is part of, in the same city. */
    parentId: ref().references((): AnyPgColumn => localities.id, { onDelete: 'set null' }),
    name: text().notNull(),
    slug: text().notNull(),
    nameHi: text(),
    /** Other spellings and former names, in lower case. */
    aliases: text().array().notNull().default([]),
    latitude: coordinate(),
    longitude: coordinate(),
    /** Whether the centre is right to about a kilometre only. */
    isApproximate: boolean().notNull().default(false),
    outline: jsonb(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('localities_name_key').on(t.cityId, sql`lower(${t.name})`),
    uniqueIndex('localities_slug_key').on(t.cityId, t.slug),
    index('localities_parent_idx').on(t.parentId),
    // For staff, who are offered the locality whose name is most similar to a word.
    index('localities_name_words_idx').using('gin', t.name.op('gin_trgm_ops')),
    check('localities_name_length', sql`char_length(${t.name}) between 1 and 80`),
    check('localities_own_parent', sql`${t.parentId} <> ${t.id}`),
    check(
      'localities_on_earth',
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
