import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from './columns.ts';

/** Pending cache purges, written in the transaction of the change. The worker sends them. */
export const cachePurges = pgTable(
  'cache_purges',
  {
    id: key(),
    /** A path with any query, or `/folder/*` for everything directly in it, or `/*` for everything. */
    path: text().notNull(),
    /** Number of completed purges of all caches; the second one is the last. */
    told: integer().notNull().default(0),
    /** Number of failed attempts. */
    failures: integer().notNull().default(0),
    dueAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index('cache_purges_due_idx').on(t.dueAt), check('cache_purges_path', sql`${t.path} like '/%'`)],
);
