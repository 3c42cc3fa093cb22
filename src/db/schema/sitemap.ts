import { sql } from 'drizzle-orm';
import { check, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

const kind = () => text({ enum: ['properties', 'projects', 'posted-properties', 'blogs', 'pages', 'jobs'] }).notNull();

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

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
