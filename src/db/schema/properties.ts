import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { amenities, bhkOptions, tags } from './catalogue.ts';
import { areaInSquareMetres, areaValue, moment, ref, rupees } from './columns.ts';
import {
  areaUnit,
  facing,
  floorsCondition,
  furnishing,
  listingColumns,
  listingConditions,
  ownership,
  pictureKind,
  powerBackup,
  preferredTenants,
  propertyType,
  purpose,
  rentCondition,
  staffListIndexes,
  waterSupply,
} from './listing-columns.ts';
import { media } from './media.ts';
import { postedProperties } from './postings.ts';
import { projects } from './projects.ts';

export const properties = pgTable(
  'properties',
  {
    ...listingColumns(),
    projectId: ref().references(() => projects.id, { onDelete: 'set null' }),
    /** The visitor's posting that this property shows; its content follows the posting and is not edited by staff. */
    postingId: ref().references(() => postedProperties.id, { onDelete: 'cascade' }),
    propertyType: propertyType(),
    furnishing: furnishing(),
    facing: facing(),
    purpose: purpose().notNull().default('sale'),
    /** Of a home for rent: for a month. */
    price: rupees(),
    maintenance: rupees(),
    bathrooms: smallint(),
    possessionDate: date({ mode: 'string' }),
    builtUpAreaValue: areaValue(),
    builtUpAreaUnit: areaUnit(),
    builtUpAreaSqM: numeric({ precision: 16, scale: 2, mode: 'number' }).generatedAlwaysAs(
      (): SQL => areaInSquareMetres('built_up_area_value', 'built_up_area_unit'),
    ),
    // Not generated in square metres, because adding a generated column rewrites the whole table.
    carpetAreaValue: areaValue(),
    carpetAreaUnit: areaUnit(),
    superAreaValue: areaValue(),
    superAreaUnit: areaUnit(),
    /** 0 is the ground floor; basements are negative. */
    floor: smallint(),
    totalFloors: smallint(),
    builtYear: smallint(),
    coveredParking: smallint(),
    openParking: smallint(),
    balconies: smallint(),
    ownership: ownership(),
    waterSupply: waterSupply(),
    powerBackup: powerBackup(),
    hasLift: boolean(),
    // For rent only.
    deposit: rupees(),
    availableFrom: date({ mode: 'string' }),
    minimumStayMonths: smallint(),
    maintenanceIncluded: boolean(),
    preferredTenants: preferredTenants(),
    videoUrl: text(),
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
      'properties_more_areas',
      sql`(${t.carpetAreaValue} is null) = (${t.carpetAreaUnit} is null) and (${t.superAreaValue} is null) = (${t.superAreaUnit} is null) and coalesce(${t.carpetAreaValue}, 1) > 0 and coalesce(${t.superAreaValue}, 1) > 0`,
    ),
    check('properties_floors', floorsCondition(t)),
    check('properties_built_year', sql`${t.builtYear} between 1800 and 2200`),
    check(
      'properties_parking',
      sql`coalesce(${t.coveredParking}, 0) between 0 and 1000 and coalesce(${t.openParking}, 0) between 0 and 1000 and coalesce(${t.balconies}, 0) between 0 and 50`,
    ),
    check('properties_rent', rentCondition(t)),
    check('properties_video_is_https', sql`${t.videoUrl} ~ '^https://'`),
    check(
      'properties_published_is_complete',
      sql`${t.status} <> 'published' or ${t.postingId} is not null or (${t.cityId} is not null and ${t.propertyType} is not null and ${t.residencyType} is not null and ${t.possessionStatus} is not null and ${t.builtUpAreaValue} is not null and (${t.price} is not null or ${t.priceOnRequest}))`,
    ),
    ...staffListIndexes('properties', t),
    index('properties_type_newest_idx').on(t.propertyType, t.id),
    index('properties_price_idx').on(t.price, t.id),
    // Listings whose locality is free text that was not matched yet.
    index('properties_unmatched_locality_idx').on(t.id).where(sql`${t.localityId} is null and ${t.locality} <> ''`),
    // For staff, who search by any part of a title and sort by it.
    index('properties_title_idx').on(t.title, t.id),
    index('properties_title_words_idx').using('gin', t.title.op('gin_trgm_ops')),
    // For visitors, who paste a number or begin to type one.
    index('properties_rera_idx').on(sql`upper(${t.reraId}) text_pattern_ops`).where(sql`${t.reraId} is not null`),
    index('properties_project_idx').on(t.projectId),
    uniqueIndex('properties_posting_key').on(t.postingId).where(sql`${t.postingId} is not null`),
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

/** Up to twenty pictures; the first one is shown on the card. */
export const propertyImages = pgTable(
  'property_images',
  {
    propertyId: propertyRef(),
    position: smallint().notNull(),
    mediaId: ref()
      .notNull()
      .references(() => media.id),
    kind: pictureKind(),
  },
  (t) => [
    primaryKey({ columns: [t.propertyId, t.position] }),
    index('property_images_media_idx').on(t.mediaId),
    check('property_images_twenty', sql`${t.position} between 1 and 20`),
  ],
);

/** Every price that a property had while it was public, written by a trigger so that no change is missed. */
export const propertyPrices = pgTable(
  'property_prices',
  { propertyId: propertyRef(), since: moment().notNull(), price: rupees().notNull(), purpose: purpose().notNull() },
  (t) => [primaryKey({ columns: [t.propertyId, t.since] })],
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
