import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, key, moment } from './columns.ts';

/** What the caches in front must forget, written in the transaction that changed it. The worker tells them. */
export const cachePurges = pgTable(
  'cache_purges',
  {
    id: key(),
    /** A path with any query, or `/folder/*` for all that is directly in it, or `/*` for everything. */
    path: text().notNull(),
    /** How often all caches have been told; the second time ends it. */
    told: integer().notNull().default(0),
    /** How often one of them did not answer. */
    failures: integer().notNull().default(0),
    dueAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index('cache_purges_due_idx').on(t.dueAt), check('cache_purges_path', sql`${t.path} like '/%'`)],
);
