import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ApprovedHome } from '../../contract/leads/posted-properties.ts';
import { PostedBy, PostedPropertyStatus } from '../../contract/listings/enumerations.ts';
import { users } from './accounts.ts';
import { bhkOptions } from './catalogue.ts';
import { areaValue, key, moment, ref, rupees, timestamps } from './columns.ts';
import { consents } from './consents.ts';
import {
  areaUnit,
  floorsCondition,
  furnishing,
  preferredTenants,
  propertyType,
  purpose,
  rentCondition,
} from './listing-columns.ts';
import { media } from './media.ts';
import { cities, localities } from './places.ts';

export const postedBy = pgEnum('posted_by', PostedBy.enum);
export const postedPropertyStatus = pgEnum('posted_property_status', PostedPropertyStatus.enum);

/** A listing that a visitor posted. Hidden until the email address is confirmed and staff approve it. */
export const postedProperties = pgTable(
  'posted_properties',
  {
    id: key(),
    postedBy: postedBy().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    countryCode: text().notNull(),
    phoneNumber: text().notNull(),
    city: text().notNull(),
    cityId: ref().references(() => cities.id),
    /** As the poster wrote it; the name of the master list once it is matched. */
    locality: text().notNull().default(''),
    localityId: ref().references(() => localities.id, { onDelete: 'set null' }),
    /** Never shown to visitors. */
    flatNumber: text().notNull().default(''),
    address: text().notNull(),
    purpose: purpose().notNull().default('sale'),
    propertyType: propertyType().notNull(),
    bhkId: ref().references(() => bhkOptions.id, { onDelete: 'set null' }),
    propertyDetails: text().notNull(),
    /** Of a home for rent: for a month. */
    price: rupees(),
    areaValue: areaValue(),
    areaUnit: areaUnit(),
    carpetAreaValue: areaValue(),
    carpetAreaUnit: areaUnit(),
    floor: smallint(),
    totalFloors: smallint(),
    furnishing: furnishing(),
    // For rent only.
    deposit: rupees(),
    availableFrom: date({ mode: 'string' }),
    minimumStayMonths: smallint(),
    maintenanceIncluded: boolean(),
    preferredTenants: preferredTenants(),
    reraNumber: text(),
    status: postedPropertyStatus().notNull().default('pending_email'),
    isActive: boolean().notNull().default(false),
    emailConfirmedAt: moment(),
    reviewedBy: ref().references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: moment(),
    reviewReason: text(),
    /** What staff approved last, to show a reviewer what changed since. */
    approvedHome: jsonb().$type<ApprovedHome>(),
    manageTokenHash: text().unique(),
    manageExpiresAt: moment(),
    expiresAt: moment(),
    submissionKey: uuid().notNull().unique(),
    consentId: ref()
      .notNull()
      .references(() => consents.id),
    /** False for postings of releases before 0.2.0, whose pictures were public before review. */
    picturesMoved: boolean().notNull().default(false),
    deletedAt: moment(),
    ...timestamps(),
  },
  (t) => [
    check('posted_properties_name_length', sql`char_length(${t.name}) between 2 and 80`),
    check('posted_properties_address_length', sql`char_length(${t.address}) between 10 and 250`),
    check('posted_properties_details_length', sql`char_length(${t.propertyDetails}) between 30 and 4000`),
    check('posted_properties_price', sql`${t.price} > 0`),
    check(
      'posted_properties_carpet_area',
      sql`(${t.carpetAreaValue} is null) = (${t.carpetAreaUnit} is null) and coalesce(${t.carpetAreaValue}, 1) > 0`,
    ),
    check('posted_properties_floors', floorsCondition(t)),
    check('posted_properties_rent', rentCondition(t)),
    check(
      'posted_properties_shown_only_when_confirmed',
      sql`not ${t.isActive} or (${t.emailConfirmedAt} is not null and ${t.deletedAt} is null)`,
    ),
    index('posted_properties_shown_idx').on(t.createdAt.desc().nullsFirst(), t.id).where(sql`${t.isActive}`),
    index('posted_properties_status_idx').on(t.status, t.createdAt),
    index('posted_properties_email_idx').on(sql`lower(${t.email})`),
    index('posted_properties_phone_idx').on(t.phoneNumber),
    index('posted_properties_locality_idx').on(t.localityId),
    index('posted_properties_bhk_idx').on(t.bhkId),
    index('posted_properties_deleted_idx').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    // Finds the postings that ended longest ago, for the end of their retention.
    index('posted_properties_ended_idx')
      .on(t.updatedAt)
      .where(sql`${t.status} in ('changes_requested', 'rejected', 'sold', 'expired')`),
    index('posted_properties_pictures_idx').on(t.id).where(sql`not ${t.picturesMoved}`),
    // Finds likely duplicates by similar addresses.
    index('posted_properties_address_words_idx').using('gin', t.address.op('gin_trgm_ops')),
  ],
);

export const postedPropertyImages = pgTable(
  'posted_property_images',
  {
    postedPropertyId: ref()
      .notNull()
      .references(() => postedProperties.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    mediaId: ref()
      .notNull()
      .references(() => media.id),
  },
  (t) => [
    primaryKey({ columns: [t.postedPropertyId, t.position] }),
    index('posted_property_images_media_idx').on(t.mediaId),
    check('posted_property_images_five', sql`${t.position} between 1 and 5`),
  ],
);
