import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type BulkAction, BulkOutcome, BulkState } from '../../contract/back-office/bulk-changes.ts';
import { users } from './accounts.ts';
import { createdAt, key, moment, ref } from './columns.ts';

export const bulkState = pgEnum('bulk_state', BulkState.enum);
export const bulkOutcome = pgEnum('bulk_outcome', BulkOutcome.enum);

/** A change of many rows of a list, which a job makes. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: key(),
    /** The list, by its path in the API. */
    list: text().notNull(),
    action: jsonb().$type<BulkAction>().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: bulkState().notNull().default('running'),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    createdAt: createdAt(),
    finishedAt: moment(),
  },
  (t) => [
    index('bulk_changes_user_idx').on(t.userId, t.list, t.id.desc()),
    index('bulk_changes_age_idx').on(t.createdAt),
    check('bulk_changes_counts', sql`${t.failed} <= ${t.done} and ${t.done} <= ${t.total}`),
  ],
);

/** A row of a change. */
export const bulkChangeRows = pgTable(
  'bulk_change_rows',
  {
    changeId: ref()
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    /** No reference, because the table depends on the list, and what was done stays true without the record. */
    recordId: ref().notNull(),
    outcome: bulkOutcome().notNull().default('waiting'),
    message: text(),
    /** The values before the change. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** The version that the change made; a later one is not this change's. */
    version: text(),
  },
  (t) => [
    primaryKey({ columns: [t.changeId, t.recordId] }),
    index('bulk_change_rows_outcome_idx').on(t.changeId, t.outcome, t.recordId),
  ],
);
