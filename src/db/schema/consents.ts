import { sql } from 'drizzle-orm';
import { check, index, inet, pgTable, text } from 'drizzle-orm/pg-core';
import { key, moment } from './columns.ts';

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
