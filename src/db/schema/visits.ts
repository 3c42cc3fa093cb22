import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgEnum, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { VisitStatus } from '../../contract/people/enumerations.ts';
import { users } from './accounts.ts';
import { key, moment, ref, timestamps } from './columns.ts';
import { enquiries } from './leads.ts';

export const visitStatus = pgEnum('visit_status', VisitStatus.enum);

/** A visit to a home with the person of an enquiry. */
export const visits = pgTable(
  'visits',
  {
    id: key(),
    enquiryId: ref()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    /** Where to meet, as the visitor reads it. */
    place: text().notNull(),
    /** The colleague who shows the home. */
    withId: ref().references(() => users.id, { onDelete: 'set null' }),
    status: visitStatus().notNull().default('planned'),
    /** Whether the visitor gets emails about it. */
    isTold: boolean().notNull().default(false),
    /** How often it was changed; calendars replace an entry by one with a higher number. */
    sequence: integer().notNull().default(0),
    /** When the reminder is due; null once it was sent, or if there is none. */
    remindAt: moment(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('visits_planned_key').on(t.enquiryId).where(sql`${t.status} = 'planned'`),
    index('visits_enquiry_idx').on(t.enquiryId),
    index('visits_with_idx').on(t.withId, t.at),
    index('visits_at_idx').on(t.at).where(sql`${t.status} = 'planned'`),
    index('visits_time_idx').on(t.at),
    index('visits_created_idx').on(t.createdAt),
    index('visits_reminder_idx').on(t.remindAt).where(sql`${t.remindAt} is not null`),
    check('visits_place_present', sql`${t.place} <> ''`),
  ],
);
