import { sql } from 'drizzle-orm';
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { LeadScope } from '../../contract/people/enumerations.ts';
import { users } from './accounts.ts';
import { createdAt, key, moment, ref, timestamps } from './columns.ts';
import { enquiries } from './leads.ts';

export const leadScope = pgEnum('lead_scope', LeadScope.enum);

/** A system that sends leads with a key. Only digests of keys are stored. */
export const leadSources = pgTable(
  'lead_sources',
  {
    id: key(),
    name: text().notNull(),
    scopes: leadScope().array().notNull(),
    perMinute: integer().notNull(),
    keyHash: text().notNull().unique(),
    /** The beginning of the key, for people to tell keys apart. */
    keyStart: text().notNull(),
    /** The key before the last rotation, which works for a while. */
    oldKeyHash: text().unique(),
    oldKeyUntil: moment(),
    lastUsedAt: moment(),
    createdBy: ref().references(() => users.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('lead_sources_name_key').on(sql`lower(${t.name})`),
    index('lead_sources_created_by_idx').on(t.createdBy),
    check('lead_sources_rate', sql`${t.perMinute} > 0`),
  ],
);

/** The leads of a source by its own number, so that sending one again changes nothing. */
export const sourceLeads = pgTable(
  'source_leads',
  {
    id: key(),
    sourceId: ref()
      .notNull()
      .references(() => leadSources.id, { onDelete: 'cascade' }),
    reference: text().notNull(),
    enquiryId: ref()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('source_leads_reference_key').on(t.sourceId, t.reference),
    index('source_leads_enquiry_idx').on(t.enquiryId),
  ],
);

/** An email of a portal that could not be read, until staff enter or dismiss its lead. */
export const leadMails = pgTable(
  'lead_mails',
  {
    id: key(),
    /** The Message-ID, or a digest of the email if it has none: the same email is stored once. */
    messageId: text().notNull().unique(),
    sender: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('lead_mails_newest_idx').on(t.createdAt)],
);
