import { type SQL, sql } from 'drizzle-orm';
import { check, date, index, numeric, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { amenities, bhkOptions, tags } from './catalogue.ts';
import { areaInSquareMetres, areaValue, ref, rupees } from './columns.ts';
import { areaUnit, facing, furnishing, listingColumns, listingConditions, propertyType } from './listing-columns.ts';
import { media } from './media.ts';
import { projects } from './projects.ts';

export const properties = pgTable(
  'properties',
  {
    ...listingColumns(),
    projectId: ref().references(() => projects.id, { onDelete: 'set null' }),
    propertyType: propertyType(),
    furnishing: furnishing(),
    facing: facing(),
    price: rupees(),
    maintenance: rupees(),
    bathrooms: smallint(),
    possessionDate: date({ mode: 'string' }),
    builtUpAreaValue: areaValue(),
    builtUpAreaUnit: areaUnit(),
    builtUpAreaSqM: numeric({ precision: 16, scale: 2, mode: 'number' }).generatedAlwaysAs(
      (): SQL => areaInSquareMetres('built_up_area_value', 'built_up_area_unit'),
    ),
  },
  (t) => [
    ...Object.entries(listingConditions(t)).map(([rule, condition]) => check(`properties_${rule}`, condition)),
    check('properties_price', sql`${t.price} > 0`),
    check('properties_maintenance', sql`${t.maintenance} >= 0`),
    check('properties_bathrooms', sql`${t.bathrooms} between 0 and 50`),
    check(
      'properties_area',
      sql`(${t.builtUpAreaValue} is null) = (${t.builtUpAreaUnit} is null) and (${t.builtUpAreaValue} is null or ${t.builtUpAreaValue} > 0)`,
    ),
    check(
      'properties_published_is_complete',
      sql`${t.status} <> 'published' or (${t.cityId} is not null and ${t.propertyType} is not null and ${t.residencyType} is not null and ${t.possessionStatus} is not null and ${t.builtUpAreaValue} is not null and (${t.price} is not null or ${t.priceOnRequest}))`,
    ),
    index('properties_city_idx').on(t.cityId),
    // For staff, who search by any part of a title and sort by it.
    index('properties_title_idx').on(t.title, t.id),
    index('properties_title_words_idx').using('gin', t.title.op('gin_trgm_ops')),
    index('properties_builder_idx').on(t.builderId),
    index('properties_project_idx').on(t.projectId),
    index('properties_freshness_idx')
      .on(sql`coalesce(${t.confirmedAt}, ${t.publishedAt})`)
      .where(sql`${t.status} = 'published'`),
    index('properties_hidden_idx').on(t.hiddenForAgeAt).where(sql`${t.hiddenForAgeAt} is not null`),
    index('properties_deleted_idx').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index('properties_due_idx').on(t.scheduledFor).where(sql`${t.status} = 'scheduled'`),
  ],
);

const propertyRef = () =>
  ref()
    .notNull()
    .references(() => properties.id, { onDelete: 'cascade' });

/** Up to five pictures; the first one is shown on the card. */
export const propertyImages = pgTable(
  'property_images',
  {
    propertyId: propertyRef(),
    position: smallint().notNull(),
    mediaId: ref()
      .notNull()
      .references(() => media.id),
  },
  (t) => [
    primaryKey({ columns: [t.propertyId, t.position] }),
    index('property_images_media_idx').on(t.mediaId),
    check('property_images_five', sql`${t.position} between 1 and 5`),
  ],
);

export const propertyTags = pgTable(
  'property_tags',
  {
    propertyId: propertyRef(),
    tagId: ref()
      .notNull()
      .references(() => tags.id),
  },
  (t) => [
    primaryKey({ columns: [t.propertyId, t.tagId] }),
    // A backward scan returns the newest properties of a tag.
    index('property_tags_newest_idx').on(t.tagId, t.propertyId),
  ],
);

export const propertyAmenities = pgTable(
  'property_amenities',
  {
    propertyId: propertyRef(),
    amenityId: ref()
      .notNull()
      .references(() => amenities.id),
  },
  (t) => [
    primaryKey({ columns: [t.propertyId, t.amenityId] }),
    index('property_amenities_amenity_idx').on(t.amenityId),
  ],
);

export const propertyBhks = pgTable(
  'property_bhks',
  {
    propertyId: propertyRef(),
    bhkId: ref()
      .notNull()
      .references(() => bhkOptions.id),
  },
  (t) => [primaryKey({ columns: [t.propertyId, t.bhkId] }), index('property_bhks_bhk_idx').on(t.bhkId)],
);
