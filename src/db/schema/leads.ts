import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  inet,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PostedBy, PostedPropertyStatus } from '../../contract/listings/enumerations.ts';
import { EnquiryStatus } from '../../contract/people/enumerations.ts';
import { users } from './accounts.ts';
import { areaValue, createdAt, key, moment, ref, rupees, timestamps } from './columns.ts';
import { areaUnit, propertyType } from './listing-columns.ts';
import { media } from './media.ts';
import { cities } from './places.ts';
import { projects } from './projects.ts';
import { properties } from './properties.ts';

/** What a person agreed to, when and from which address; referenced by the record it belongs to. */
export const consents = pgTable(
  'consents',
  {
    id: key(),
    noticeVersion: text().notNull(),
    purposes: text().array().notNull(),
    agreedAt: moment().notNull().defaultNow(),
    ip: inet(),
    userAgent: text(),
    withdrawnAt: moment(),
  },
  (t) => [
    check('consents_have_a_purpose', sql`cardinality(${t.purposes}) > 0`),
    index('consents_withdrawn_idx').on(t.withdrawnAt).where(sql`${t.withdrawnAt} is not null`),
  ],
);

export const subscriberStatus = pgEnum('subscriber_status', ['pending', 'confirmed', 'unsubscribed']);

export const subscribers = pgTable(
  'subscribers',
  {
    id: key(),
    email: text().notNull(),
    status: subscriberStatus().notNull().default('pending'),
    consentId: ref()
      .notNull()
      .references(() => consents.id),
    confirmationMailedAt: moment(),
    confirmedAt: moment(),
    unsubscribedAt: moment(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('subscribers_email_key').on(sql`lower(${t.email})`),
    index('subscribers_newest_idx').on(t.createdAt.desc().nullsFirst(), t.id),
    check('subscribers_email_shape', sql`${t.email} ~ '^[^@\\s]+@[^@\\s]+$'`),
    check('subscribers_confirmed_have_date', sql`${t.status} <> 'confirmed' or ${t.confirmedAt} is not null`),
  ],
);

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
    address: text().notNull(),
    propertyType: propertyType().notNull(),
    propertyDetails: text().notNull(),
    price: rupees(),
    areaValue: areaValue(),
    areaUnit: areaUnit(),
    reraNumber: text(),
    status: postedPropertyStatus().notNull().default('pending_email'),
    isActive: boolean().notNull().default(false),
    emailConfirmedAt: moment(),
    reviewedBy: ref().references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: moment(),
    reviewReason: text(),
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
      'posted_properties_shown_only_when_confirmed',
      sql`not ${t.isActive} or (${t.emailConfirmedAt} is not null and ${t.deletedAt} is null)`,
    ),
    index('posted_properties_shown_idx').on(t.createdAt.desc().nullsFirst(), t.id).where(sql`${t.isActive}`),
    index('posted_properties_status_idx').on(t.status, t.createdAt),
    index('posted_properties_email_idx').on(sql`lower(${t.email})`),
    index('posted_properties_phone_idx').on(t.phoneNumber),
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

export const enquiryStatus = pgEnum('enquiry_status', EnquiryStatus.enum);

/** An enquiry of a visitor. `submissionKey` makes repeated submissions idempotent. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: key(),
    submissionKey: uuid().notNull().unique(),
    fullName: text().notNull(),
    email: text().notNull(),
    countryCode: text().notNull(),
    phoneNumber: text().notNull(),
    message: text().notNull(),
    sourcePath: text(),
    sourceButton: text(),
    propertyId: ref().references(() => properties.id, { onDelete: 'set null' }),
    projectId: ref().references(() => projects.id, { onDelete: 'set null' }),
    postedPropertyId: ref().references(() => postedProperties.id, { onDelete: 'set null' }),
    cityId: ref().references(() => cities.id, { onDelete: 'set null' }),
    status: enquiryStatus().notNull().default('new'),
    lostReason: text(),
    assignedTo: ref().references(() => users.id, { onDelete: 'set null' }),
    nextFollowUpAt: moment(),
    firstReplyAt: moment(),
    /** Office minutes from arrival to the first reply, stored with the reply. */
    replyMinutes: integer(),
    /** When the visitor asked to erase it, although the law may require that it is kept. */
    erasureAskedAt: moment(),
    consentId: ref()
      .notNull()
      .references(() => consents.id),
    ...timestamps(),
  },
  (t) => [
    check(
      'enquiries_about_one_listing',
      sql`num_nonnulls(${t.propertyId}, ${t.projectId}, ${t.postedPropertyId}) <= 1`,
    ),
    check('enquiries_lost_has_reason', sql`${t.status} <> 'lost' or coalesce(${t.lostReason}, '') <> ''`),
    // Finds the enquiries without contact for the longest time, for the end of their retention.
    index('enquiries_contact_idx').on(t.updatedAt).where(sql`${t.status} <> 'won'`),
    index('enquiries_erasure_idx').on(t.erasureAskedAt).where(sql`${t.erasureAskedAt} is not null`),
    index('enquiries_newest_idx').on(t.createdAt.desc().nullsFirst(), t.id),
    index('enquiries_status_idx').on(t.status, t.createdAt.desc().nullsFirst()),
    index('enquiries_assigned_idx').on(t.assignedTo, t.status),
    index('enquiries_follow_up_idx').on(t.nextFollowUpAt).where(sql`${t.nextFollowUpAt} is not null`),
    index('enquiries_email_idx').on(sql`lower(${t.email})`),
    index('enquiries_phone_idx').on(t.phoneNumber),
    index('enquiries_property_idx').on(t.propertyId),
    index('enquiries_project_idx').on(t.projectId),
    index('enquiries_posted_property_idx').on(t.postedPropertyId),
    index('enquiries_consent_idx').on(t.consentId),
    index('enquiries_city_idx').on(t.cityId, t.createdAt.desc().nullsFirst()),
    index('enquiries_source_idx').on(t.sourceButton, t.createdAt.desc().nullsFirst()),
    index('enquiries_replied_idx').on(t.firstReplyAt).where(sql`${t.replyMinutes} is not null`),
  ],
);

export const enquiryEventKind = pgEnum('enquiry_event_kind', ['note', 'status', 'assignment', 'follow_up', 'mail']);

/** Timeline of an enquiry, in order. */
export const enquiryEvents = pgTable(
  'enquiry_events',
  {
    id: key(),
    enquiryId: ref()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    actorId: ref().references(() => users.id, { onDelete: 'set null' }),
    kind: enquiryEventKind().notNull(),
    body: text().notNull().default(''),
    data: jsonb().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [index('enquiry_events_enquiry_idx').on(t.enquiryId, t.id)],
);
