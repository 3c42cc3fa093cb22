import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Page views per day, as anonymous counts without any visitor data. */
export const pageViews = pgTable(
  'page_views',
  { day: date({ mode: 'string' }).notNull(), path: text().notNull(), views: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.day, t.path] }),
    index('page_views_most_idx').on(t.day, t.views.desc()),
    check('page_views_positive', sql`${t.views} > 0`),
  ],
);

/** Search queries per day that had no results. */
export const missedSearches = pgTable(
  'missed_searches',
  { day: date({ mode: 'string' }).notNull(), words: text().notNull(), times: integer().notNull() },
  (t) => [primaryKey({ columns: [t.day, t.words] }), check('missed_searches_positive', sql`${t.times} > 0`)],
);
