import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { key, ref, timestamps } from './columns.ts';
import { media } from './media.ts';

export const builders = pgTable(
  'builders',
  {
    id: key(),
    name: text().notNull(),
    slug: text().notNull().unique(),
    imageId: ref().references(() => media.id),
    established: integer(),
    about: text().notNull().default(''),
    metaTitle: text(),
    metaDescription: text(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('builders_name_key').on(sql`lower(${t.name})`),
    check('builders_name_length', sql`char_length(${t.name}) between 1 and 120`),
    check('builders_established_year', sql`${t.established} between 1800 and 2100`),
  ],
);

/** `filterBit` is the position in the search mask of properties; an amenity without one is not offered as a filter. */
export const amenities = pgTable(
  'amenities',
  { id: key(), name: text().notNull(), category: text().notNull(), filterBit: smallint(), ...timestamps() },
  (t) => [
    uniqueIndex('amenities_name_key').on(sql`lower(${t.category})`, sql`lower(${t.name})`),
    uniqueIndex('amenities_filter_bit_key').on(t.filterBit),
    check('amenities_named', sql`${t.name} <> '' and ${t.category} <> ''`),
    check('amenities_filter_bit_range', sql`${t.filterBit} between 0 and 62`),
  ],
);

export const tags = pgTable('tags', { id: key(), tagName: text().notNull(), ...timestamps() }, (t) => [
  uniqueIndex('tags_name_key').on(sql`lower(${t.tagName})`),
  check('tags_named', sql`${t.tagName} <> ''`),
]);

/** An option such as "2" or "4+". `bit` is its position in the search mask of listings. */
export const bhkOptions = pgTable(
  'bhk_options',
  { id: key(), bhk: text().notNull().unique(), bit: smallint().notNull().unique(), ...timestamps() },
  (t) => [
    check('bhk_options_bit_range', sql`${t.bit} between 0 and 10`),
    check('bhk_options_named', sql`${t.bhk} <> ''`),
  ],
);
