import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgEnum, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { EnquiryStatus, FakeLead, NextStepKind } from '../../contract/people/enumerations.ts';
import { users } from './accounts.ts';
import { createdAt, key, moment, ref, timestamps } from './columns.ts';
import { consents } from './consents.ts';
import { contactPointKind, contacts } from './contacts.ts';
import { cities } from './places.ts';
import { postedProperties } from './postings.ts';
import { projects } from './projects.ts';
import { properties } from './properties.ts';

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

export const enquiryStatus = pgEnum('enquiry_status', EnquiryStatus.enum);

export const fakeLead = pgEnum('fake_lead', FakeLead.enum);

export const nextStepKind = pgEnum('next_step_kind', NextStepKind.enum);

/** An enquiry of a visitor. `submissionKey` makes repeated submissions idempotent. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: key(),
    submissionKey: uuid().notNull().unique(),
    /** Null until a task joins an enquiry of an earlier release to its person. */
    contactId: ref().references(() => contacts.id, { onDelete: 'set null' }),
    fullName: text().notNull(),
    /** Empty if the visitor asked for a call only. Never null, because the release before cannot read that. */
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
    /** Set if it is fake; then it is also lost, which is all that the release before knows. */
    fake: fakeLead(),
    assignedTo: ref().references(() => users.id, { onDelete: 'set null' }),
    nextFollowUpAt: moment(),
    /** What is to be done then; null if it was planned without saying that. */
    nextStep: nextStepKind(),
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
    // With `fake`, so that the others are counted without a look at the rows.
    index('enquiries_arrival_idx').on(t.createdAt.desc().nullsFirst(), t.id, t.fake),
    index('enquiries_fake_idx').on(t.createdAt.desc().nullsFirst(), t.id).where(sql`${t.fake} is not null`),
    index('enquiries_status_idx').on(t.status, t.createdAt.desc().nullsFirst()),
    index('enquiries_assigned_idx').on(t.assignedTo, t.status),
    index('enquiries_follow_up_idx').on(t.nextFollowUpAt).where(sql`${t.nextFollowUpAt} is not null`),
    index('enquiries_contact_id_idx').on(t.contactId, t.createdAt.desc().nullsFirst()),
    index('enquiries_unjoined_idx').on(t.id).where(sql`${t.contactId} is null`),
    index('enquiries_email_idx').on(sql`lower(${t.email})`),
    index('enquiries_phone_idx').on(t.phoneNumber),
    index('enquiries_property_idx').on(t.propertyId),
    index('enquiries_project_idx').on(t.projectId),
    index('enquiries_posted_property_idx').on(t.postedPropertyId),
    index('enquiries_consent_idx').on(t.consentId),
    index('enquiries_city_idx').on(t.cityId, t.createdAt.desc().nullsFirst()),
    index('enquiries_source_idx').on(t.sourceButton, t.createdAt.desc().nullsFirst()),
    // What one user has to do next, and how soon that user replied.
    index('enquiries_own_steps_idx').on(t.assignedTo, t.nextFollowUpAt).where(sql`${t.nextFollowUpAt} is not null`),
    index('enquiries_own_replies_idx').on(t.assignedTo, t.firstReplyAt).where(sql`${t.replyMinutes} is not null`),
    // The columns of the board, last changed first.
    index('enquiries_board_idx').on(t.status, t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    // The age of open leads by person and source, without a look at the rows.
    index('enquiries_open_idx')
      .on(t.assignedTo, t.sourceButton, t.createdAt)
      .where(sql`${t.status} in ('new', 'contacted', 'visit_planned', 'visited', 'negotiating')`),
    index('enquiries_replied_idx').on(t.firstReplyAt).where(sql`${t.replyMinutes} is not null`),
  ],
);

/** A phone number or an email address whose enquiries count as fake when they arrive. */
export const blockedSenders = pgTable(
  'blocked_senders',
  {
    id: key(),
    kind: contactPointKind().notNull(),
    /** As contacts have it: '+91 9876543210', or an address in lower case. */
    value: text().notNull(),
    reason: fakeLead().notNull(),
    blockedBy: ref().references(() => users.id, { onDelete: 'set null' }),
    /** How many enquiries came from it since, and when the last one did. */
    arrivals: integer().notNull().default(0),
    lastArrivalAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('blocked_senders_value_key').on(t.kind, t.value),
    index('blocked_senders_newest_idx').on(t.createdAt.desc().nullsFirst(), t.id),
    index('blocked_senders_blocked_by_idx').on(t.blockedBy),
    check('blocked_senders_value_present', sql`${t.value} <> ''`),
  ],
);

export const enquiryEventKind = pgEnum('enquiry_event_kind', ['note', 'status', 'assignment', 'follow_up', 'mail']);

/**
 * An event that is a contact: by its outcome, or in notes from before outcomes were logged by its mark. Literals, so
 * that the planner sees that an index serves it.
 */
export const IS_LOGGED_CONTACT = sql.raw(
  `"kind" = 'note' and coalesce("data" ->> 'outcome', "data" ->> 'is_contact', 'false') not in ('opened', 'false')`,
);
/** An event by which an enquiry was won. */
export const IS_WON = sql.raw(`"kind" = 'status' and "data" ->> 'to' = 'won'`);

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
  (t) => [
    index('enquiry_events_enquiry_idx').on(t.enquiryId, t.id),
    // Contacts by the person who logged them, and leads that were won, for the figures of a period.
    index('enquiry_events_contacts_idx').on(t.createdAt, t.actorId, t.enquiryId).where(IS_LOGGED_CONTACT),
    index('enquiry_events_won_idx').on(t.createdAt, t.enquiryId).where(IS_WON),
  ],
);

export const leadRequestStatus = pgEnum('lead_request_status', ['pending', 'given', 'kept']);

/** Asks the colleague who has an enquiry to hand it over. */
export const leadRequests = pgTable(
  'lead_requests',
  {
    id: key(),
    enquiryId: ref()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    requestedBy: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull().default(''),
    status: leadRequestStatus().notNull().default('pending'),
    answeredBy: ref().references(() => users.id, { onDelete: 'set null' }),
    answeredAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('lead_requests_pending_key').on(t.enquiryId, t.requestedBy).where(sql`${t.status} = 'pending'`),
    index('lead_requests_enquiry_idx').on(t.enquiryId),
    index('lead_requests_requester_idx').on(t.requestedBy, t.createdAt),
    check('lead_requests_answer_has_date', sql`(${t.status} = 'pending') = (${t.answeredAt} is null)`),
  ],
);
