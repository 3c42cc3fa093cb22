import { sql } from 'drizzle-orm';
import { check, index, pgEnum, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ContactPointKind } from '../../contract/people/enumerations.ts';
import { users } from './accounts.ts';
import { createdAt, key, ref, rupees, timestamps } from './columns.ts';

/** A person who enquired, with all their phone numbers, email addresses and enquiries. */
export const contacts = pgTable('contacts', {
  id: key(),
  fullName: text().notNull(),
  /** What the person looks for, as a sentence that the search reads. */
  wishes: text().notNull().default(''),
  /** Places that staff chose where the name in that sentence exists more than once: 'locality-12'. */
  places: text().array().notNull().default([]),
  /** Loan, family, habits: what the search cannot read. */
  about: text().notNull().default(''),
  /** The budget in the sentence, for lists. */
  minBudget: rupees(),
  maxBudget: rupees(),
  ...timestamps(),
});

export const contactPointKind = pgEnum('contact_point_kind', ContactPointKind.enum);

/** A phone number or an email address; each belongs to one contact. */
export const contactPoints = pgTable(
  'contact_points',
  {
    id: key(),
    contactId: ref()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    kind: contactPointKind().notNull(),
    /** '+91 9876543210', or an address in lower case. */
    value: text().notNull(),
    /** The user who entered it by hand; null if it comes from an enquiry. */
    addedBy: ref().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('contact_points_value_key').on(t.kind, t.value),
    index('contact_points_contact_idx').on(t.contactId),
    index('contact_points_added_by_idx').on(t.addedBy),
    check('contact_points_value_present', sql`${t.value} <> ''`),
  ],
);
