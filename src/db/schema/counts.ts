import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often a page was looked at on a day. Nobody is recognised: there is a number and nothing else. */
export const pageViews = pgTable(
  'page_views',
  { day: date({ mode: 'string' }).notNull(), path: text().notNull(), views: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.day, t.path] }),
    index('page_views_most_idx').on(t.day, t.views.desc()),
    check('page_views_positive', sql`${t.views} > 0`),
  ],
);

/** Words that were searched for on a day without any result. */
export const missedSearches = pgTable(
  'missed_searches',
  { day: date({ mode: 'string' }).notNull(), words: text().notNull(), times: integer().notNull() },
  (t) => [primaryKey({ columns: [t.day, t.words] }), check('missed_searches_positive', sql`${t.times} > 0`)],
);
