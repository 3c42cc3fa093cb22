import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  type ExtraConfigColumn,
  index,
  numeric,
  pgEnum,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import {
  AreaUnit,
  Facing,
  Furnishing,
  ListingStatus,
  Ownership,
  PictureKind,
  PossessionStatus,
  PowerBackup,
  PreferredTenants,
  PropertyType,
  Purpose,
  ResidencyType,
  WaterSupply,
} from '../../contract/listings/enumerations.ts';
import { users } from './accounts.ts';
import { builders } from './catalogue.ts';
import { coordinate, key, moment, ref, timestamps } from './columns.ts';
import { cities, localities } from './places.ts';

export const listingStatus = pgEnum('listing_status', ListingStatus.enum);
export const residencyType = pgEnum('residency_type', ResidencyType.enum);
export const possessionStatus = pgEnum('possession_status', PossessionStatus.enum);
export const furnishing = pgEnum('furnishing', Furnishing.enum);
export const propertyType = pgEnum('property_type', PropertyType.enum);
export const areaUnit = pgEnum('area_unit', AreaUnit.enum);
export const facing = pgEnum('facing', Facing.enum);
export const purpose = pgEnum('purpose', Purpose.enum);
export const preferredTenants = pgEnum('preferred_tenants', PreferredTenants.enum);
export const ownership = pgEnum('ownership', Ownership.enum);
export const waterSupply = pgEnum('water_supply', WaterSupply.enum);
export const powerBackup = pgEnum('power_backup', PowerBackup.enum);
export const pictureKind = pgEnum('picture_kind', PictureKind.enum);

/** Columns that projects and properties have in common. */
export const listingColumns = () => ({
  id: key(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  description: text().notNull().default(''),
  status: listingStatus().notNull().default('draft'),
  publishedAt: moment(),
  scheduledFor: moment(),
  /** When staff or the seller last confirmed that the listing is still available. */
  confirmedAt: moment(),
  /** When staff were last reminded to confirm it. */
  freshnessRemindedAt: moment(),
  /** Hidden from the site since this time, because it was not confirmed. */
  hiddenForAgeAt: moment(),
  cityId: ref().references(() => cities.id),
  builderId: ref().references(() => builders.id),
  address: text().notNull().default(''),
  /** The name of the locality for display; free text where it is not one of the master list. */
  locality: text().notNull().default(''),
  localityId: ref().references(() => localities.id),
  landmarks: text().array().notNull().default([]),
  latitude: coordinate(),
  longitude: coordinate(),
  locationEmbedSrc: text(),
  residencyType: residencyType(),
  possessionStatus: possessionStatus(),
  priceOnRequest: boolean().notNull().default(false),
  rating: numeric({ precision: 2, scale: 1, mode: 'number' }),
  decisionDriversLifeStyle: smallint(),
  decisionDriversConnectivity: smallint(),
  decisionDriversLivability: smallint(),
  decisionDriversValueForMoney: smallint(),
  reraId: text(),
  reraCheckedBy: ref().references(() => users.id, { onDelete: 'set null' }),
  reraCheckedAt: moment(),
  metaTitle: text(),
  metaDescription: text(),
  metaKeywords: text(),
  createdBy: ref().references(() => users.id, { onDelete: 'set null' }),
  updatedBy: ref().references(() => users.id, { onDelete: 'set null' }),
  deletedAt: moment(),
  ...timestamps(),
});

type ListingTable = Record<
  | 'slug'
  | 'title'
  | 'status'
  | 'publishedAt'
  | 'scheduledFor'
  | 'latitude'
  | 'longitude'
  | 'locationEmbedSrc'
  | 'rating'
  | 'decisionDriversLifeStyle'
  | 'decisionDriversConnectivity'
  | 'decisionDriversLivability'
  | 'decisionDriversValueForMoney'
  | 'deletedAt',
  AnyPgColumn
>;

/** Check constraints for every listing, whatever its status; named `<table>_<rule>` by the caller. */
export const listingConditions = (t: ListingTable) => ({
  slug_shape: sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(${t.slug}) <= 120`,
  title_length: sql`char_length(${t.title}) between 3 and 160`,
  rating_range: sql`${t.rating} between 0 and 5`,
  drivers_range: sql`coalesce(${t.decisionDriversLifeStyle}, 0) between 0 and 5 and coalesce(${t.decisionDriversConnectivity}, 0) between 0 and 5 and coalesce(${t.decisionDriversLivability}, 0) between 0 and 5 and coalesce(${t.decisionDriversValueForMoney}, 0) between 0 and 5`,
  coordinates: sql`(${t.latitude} is null) = (${t.longitude} is null) and (${t.latitude} is null or (${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180))`,
  embed_is_https: sql`${t.locationEmbedSrc} ~ '^https://'`,
  published_has_date: sql`${t.status} <> 'published' or ${t.publishedAt} is not null`,
  scheduled_has_date: sql`${t.status} <> 'scheduled' or ${t.scheduledFor} is not null`,
  deleted_is_hidden: sql`${t.deletedAt} is null or ${t.status} <> 'published'`,
});

/** A floor is within its building; 0 is the ground floor, and basements are negative. */
export const floorsCondition = (t: { floor: AnyPgColumn; totalFloors: AnyPgColumn }) =>
  sql`coalesce(${t.floor}, 0) between -5 and 200 and coalesce(${t.totalFloors}, 1) between 1 and 200 and coalesce(${t.floor} <= ${t.totalFloors}, true)`;

export const rentCondition = (t: { deposit: AnyPgColumn; minimumStayMonths: AnyPgColumn }) =>
  sql`coalesce(${t.deposit}, 0) >= 0 and coalesce(${t.minimumStayMonths}, 0) between 0 and 120`;

/** Indexes for the lists of staff, who narrow them down by one of these and read them newest first. */
export const staffListIndexes = (
  name: 'projects' | 'properties',
  t: Record<
    'id' | 'cityId' | 'localityId' | 'builderId' | 'createdBy' | 'status' | 'confirmedAt' | 'createdAt',
    ExtraConfigColumn
  >,
) => [
  index(`${name}_city_newest_idx`).on(t.cityId, t.id),
  index(`${name}_locality_newest_idx`).on(t.localityId, t.id),
  index(`${name}_builder_newest_idx`).on(t.builderId, t.id),
  index(`${name}_author_newest_idx`).on(t.createdBy, t.id),
  index(`${name}_unpublished_idx`).on(t.status, t.id).where(sql`${t.status} <> 'published'`),
  index(`${name}_confirmed_idx`).on(t.confirmedAt, t.id),
  index(`${name}_created_idx`).on(t.createdAt, t.id),
];
