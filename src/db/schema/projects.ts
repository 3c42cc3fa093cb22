import { type SQL, sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { amenities, bhkOptions, tags } from './catalogue.ts';
import { areaInSquareMetres, areaValue, key, moment, ref, rupees, timestamps } from './columns.ts';
import { areaUnit, listingColumns, listingConditions, pictureKind, staffListIndexes } from './listing-columns.ts';
import { media } from './media.ts';

export const projects = pgTable(
  'projects',
  {
    ...listingColumns(),
    localityState: text().notNull().default(''),
    highlight: text().notNull().default(''),
    minimumPrice: rupees(),
    maximumPrice: rupees(),
    avgPrice: rupees(),
    pricePerSqFt: rupees(),
    areaValue: areaValue(),
    areaUnit: areaUnit(),
    areaSqM: numeric({ precision: 16, scale: 2, mode: 'number' }).generatedAlwaysAs(
      (): SQL => areaInSquareMetres('area_value', 'area_unit'),
    ),
  },
  (t) => [
    ...Object.entries(listingConditions(t)).map(([rule, condition]) => check(`projects_${rule}`, condition)),
    check('projects_price_range', sql`${t.minimumPrice} > 0 and ${t.maximumPrice} >= ${t.minimumPrice}`),
    check('projects_price_whole', sql`(${t.minimumPrice} is null) = (${t.maximumPrice} is null)`),
    check(
      'projects_area',
      sql`(${t.areaValue} is null) = (${t.areaUnit} is null) and (${t.areaValue} is null or ${t.areaValue} > 0)`,
    ),
    check(
      'projects_published_is_complete',
      sql`${t.status} <> 'published' or (${t.cityId} is not null and ${t.residencyType} is not null and ${t.possessionStatus} is not null and ${t.areaValue} is not null and (${t.minimumPrice} is not null or ${t.priceOnRequest}))`,
    ),
    check(
      'projects_published_before_completion_has_rera',
      sql`${t.status} <> 'published' or ${t.possessionStatus} = 'ready_to_move' or coalesce(${t.reraId}, '') <> ''`,
    ),
    ...staffListIndexes('projects', t),
    // Listings whose locality is free text that was not matched yet.
    index('projects_unmatched_locality_idx').on(t.id).where(sql`${t.localityId} is null and ${t.locality} <> ''`),
    // For staff, who search by any part of a title and sort by it.
    index('projects_title_idx').on(t.title, t.id),
    index('projects_title_words_idx').using('gin', t.title.op('gin_trgm_ops')),
    index('projects_place_words_idx').using('gin', t.localityState.op('gin_trgm_ops')),
    // For visitors, who paste a number or begin to type one.
    index('projects_rera_idx').on(sql`upper(${t.reraId}) text_pattern_ops`).where(sql`${t.reraId} is not null`),
    index('projects_freshness_idx')
      .on(sql`coalesce(${t.confirmedAt}, ${t.publishedAt})`)
      .where(sql`${t.status} = 'published'`),
    index('projects_hidden_idx').on(t.hiddenForAgeAt).where(sql`${t.hiddenForAgeAt} is not null`),
    index('projects_deleted_idx').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index('projects_due_idx').on(t.scheduledFor).where(sql`${t.status} = 'scheduled'`),
  ],
);

/** A home that is offered in a project, with its floor plan. */
export const projectConfigurations = pgTable(
  'project_configurations',
  {
    id: key(),
    projectId: ref()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    imageId: ref().references(() => media.id),
    builtAreaValue: areaValue(),
    builtAreaUnit: areaUnit(),
    bhkId: ref().references(() => bhkOptions.id),
    location: text().notNull().default(''),
    price: rupees(),
    position: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [
    index('project_configurations_project_idx').on(t.projectId, t.position),
    check('project_configurations_price', sql`${t.price} > 0`),
    check('project_configurations_area', sql`(${t.builtAreaValue} is null) = (${t.builtAreaUnit} is null)`),
  ],
);

const projectRef = () =>
  ref()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });

/** Up to twenty pictures; the first one is shown on the card. */
export const projectImages = pgTable(
  'project_images',
  {
    projectId: projectRef(),
    position: smallint().notNull(),
    mediaId: ref()
      .notNull()
      .references(() => media.id),
    kind: pictureKind(),
  },
  (t) => [
    primaryKey({ columns: [t.projectId, t.position] }),
    index('project_images_media_idx').on(t.mediaId),
    check('project_images_twenty', sql`${t.position} between 1 and 20`),
  ],
);

/** Every price range that a project had while it was public, written by a trigger so that no change is missed. */
export const projectPrices = pgTable(
  'project_prices',
  {
    projectId: projectRef(),
    since: moment().notNull(),
    minimumPrice: rupees().notNull(),
    maximumPrice: rupees().notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.since] })],
);

export const projectTags = pgTable(
  'project_tags',
  {
    projectId: projectRef(),
    tagId: ref()
      .notNull()
      .references(() => tags.id),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.tagId] }), index('project_tags_tag_idx').on(t.tagId)],
);

export const projectAmenities = pgTable(
  'project_amenities',
  {
    projectId: projectRef(),
    amenityId: ref()
      .notNull()
      .references(() => amenities.id),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.amenityId] }), index('project_amenities_amenity_idx').on(t.amenityId)],
);

export const projectBhks = pgTable(
  'project_bhks',
  {
    projectId: projectRef(),
    bhkId: ref()
      .notNull()
      .references(() => bhkOptions.id),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.bhkId] }), index('project_bhks_bhk_idx').on(t.bhkId)],
);
