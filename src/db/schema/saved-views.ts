import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, key, ref } from './columns.ts';

/** A list of the back office as a user narrowed it down and sorted it. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: key(),
    /** The list, by its path in the API. */
    list: text().notNull(),
    name: text().notNull(),
    /** The query of the list in its address. */
    query: text().notNull(),
    userId: ref()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Whether everybody who sees the list can use it. */
    isShared: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('saved_views_user_idx').on(t.userId, t.list),
    index('saved_views_shared_idx').on(t.list).where(sql`${t.isShared}`),
    check('saved_views_name_length', sql`char_length(${t.name}) between 1 and 40`),
    check('saved_views_query_length', sql`char_length(${t.query}) between 1 and 1000`),
  ],
);
