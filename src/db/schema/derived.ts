import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, key, moment, ref } from './columns.ts';
import { cities } from './places.ts';

const kind = () => text({ enum: ['properties', 'projects', 'blogs', 'pages', 'jobs'] }).notNull();

/** A part of the sitemap, ready to serve: the URLs of one range of ids of one kind. */
export const sitemapParts = pgTable(
  'sitemap_parts',
  {
    kind: kind(),
    part: integer().notNull(),
    /** The origin of its URLs. */
    origin: text().notNull(),
    /** Gzipped XML. */
    body: bytes().notNull(),
    fingerprint: text().notNull(),
    entries: integer().notNull(),
    changedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.part] }),
    check('sitemap_parts_size', sql`${t.part} >= 0 and ${t.entries} between 1 and 50000`),
  ],
);

/** Outdated parts of the sitemap, recorded by triggers in the transaction of the change. */
export const sitemapChanges = pgTable('sitemap_changes', { kind: kind(), part: integer().notNull() }, (t) => [
  index('sitemap_changes_part_idx').on(t.kind, t.part),
]);

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

/** Words in searches per day that were not understood. */
export const unreadNames = pgTable(
  'unread_names',
  { day: date({ mode: 'string' }).notNull(), words: text().notNull(), times: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.day, t.words] }),
    index('unread_names_words_idx').on(t.words),
    check('unread_names_positive', sql`${t.times} > 0`),
  ],
);

/** Words that are no names of places, as staff decided; they are not offered to them again. */
export const ignoredNames = pgTable('ignored_names', { words: text().primaryKey(), createdAt: createdAt() });

/** Work on all rows of a large table, done in batches by the worker after a release. */
export const backfills = pgTable('backfills', {
  name: text().primaryKey(),
  /** All rows up to this id are done. */
  position: bigint({ mode: 'number' }).notNull().default(0),
  /** The largest id at the start; null before the start. */
  lastId: bigint({ mode: 'number' }),
  startedAt: moment(),
  finishedAt: moment(),
});

/** Names of localities in listings that match no locality of the master list, with the number of listings. */
export const unmatchedLocalities = pgTable(
  'unmatched_localities',
  {
    kind: text({ enum: ['property', 'project'] }).notNull(),
    cityId: ref()
      .notNull()
      .references(() => cities.id, { onDelete: 'cascade' }),
    /** In lower case with single spaces. */
    nameKey: text().notNull(),
    /** As it was first found. */
    name: text().notNull(),
    listings: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.cityId, t.nameKey, t.kind] }),
    index('unmatched_localities_most_idx').on(t.listings.desc()),
  ],
);
