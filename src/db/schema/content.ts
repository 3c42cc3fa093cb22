import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, key, moment, ref, timestamps } from './columns.ts';
import { media } from './media.ts';
import { cities } from './places.ts';

export const publication = pgEnum('publication', ['draft', 'published']);

export const blogs = pgTable(
  'blogs',
  {
    id: key(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    author: text().notNull(),
    imageId: ref().references(() => media.id),
    content: text().notNull(),
    status: publication().notNull().default('draft'),
    publishedAt: moment(),
    metaTitle: text(),
    metaDescription: text(),
    deletedAt: moment(),
    ...timestamps(),
  },
  (t) => [
    check('blogs_title_length', sql`char_length(${t.title}) between 3 and 160`),
    check(
      'blogs_published_have_date',
      sql`${t.status} <> 'published' or (${t.publishedAt} is not null and ${t.deletedAt} is null)`,
    ),
    index('blogs_newest_idx').on(t.publishedAt.desc().nullsFirst(), t.id).where(sql`${t.status} = 'published'`),
  ],
);

export const testimonials = pgTable(
  'testimonials',
  {
    id: key(),
    name: text().notNull(),
    location: text().notNull(),
    content: text().notNull(),
    position: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [check('testimonials_content_length', sql`char_length(${t.content}) between 1 and 1000`)],
);

export const partners = pgTable('partners', {
  id: key(),
  name: text().notNull(),
  logoId: ref().references(() => media.id),
  isActive: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  ...timestamps(),
});

export const faqs = pgTable(
  'faqs',
  {
    id: key(),
    question: text().notNull(),
    answer: text().notNull(),
    position: integer().notNull().default(0),
    status: publication().notNull().default('published'),
    ...timestamps(),
  },
  (t) => [check('faqs_filled', sql`${t.question} <> '' and ${t.answer} <> ''`)],
);

/** A page whose text staff edit: legal texts, about, page titles. `key` is its path without the leading slash. */
export const contentPages = pgTable(
  'content_pages',
  {
    key: text().primaryKey(),
    title: text().notNull(),
    lead: text().notNull().default(''),
    body: text().notNull().default(''),
    metaTitle: text(),
    metaDescription: text(),
    metaKeywords: text(),
    status: publication().notNull().default('draft'),
    version: integer().notNull().default(1),
    lastReviewedOn: text(),
    /** The unpublished draft, while visitors still see the text above. */
    draft: jsonb(),
    ...timestamps(),
  },
  (t) => [check('content_pages_version', sql`${t.version} > 0`)],
);

/** Every published version of a text, because people agreed to a specific version. */
export const contentPageVersions = pgTable(
  'content_page_versions',
  {
    key: text()
      .notNull()
      .references(() => contentPages.key, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    publishedBy: ref().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.key, t.version] })],
);

export const popularLinks = pgTable(
  'popular_links',
  {
    id: key(),
    title: text().notNull(),
    slug: text().notNull().unique(),
    cityId: ref().references(() => cities.id),
    shows: text().notNull(),
    position: integer().notNull().default(0),
    ...timestamps(),
  },
  (t) => [check('popular_links_show_listings', sql`${t.shows} in ('projects', 'properties')`)],
);

/** Settings that staff can change without a release. The contract defines the type of each value. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  updatedBy: ref().references(() => users.id, { onDelete: 'set null' }),
  ...timestamps(),
});

/** The pictures that a setting names. */
export const settingPictures = pgTable(
  'setting_pictures',
  {
    setting: text()
      .notNull()
      .references(() => settings.key, { onDelete: 'cascade' }),
    name: text().notNull(),
    mediaId: ref()
      .notNull()
      .references(() => media.id),
  },
  (t) => [primaryKey({ columns: [t.setting, t.name] }), index('setting_pictures_media_idx').on(t.mediaId)],
);

export const slugOwner = pgEnum('slug_owner', ['property', 'project', 'blog', 'job', 'city', 'builder']);

/** Former slugs, which redirect permanently. */
export const slugHistory = pgTable(
  'slug_history',
  { owner: slugOwner().notNull(), slug: text().notNull(), ownerId: ref().notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.owner, t.slug] }), index('slug_history_owner_idx').on(t.owner, t.ownerId)],
);

export const redirects = pgTable(
  'redirects',
  {
    fromPath: text().primaryKey(),
    id: ref().notNull().generatedAlwaysAsIdentity().unique(),
    toPath: text().notNull(),
    ...timestamps(),
  },
  (t) => [
    check('redirects_are_paths', sql`${t.fromPath} ~ '^/' and ${t.toPath} ~ '^/[^/\\\\]|^/$'`),
    check('redirects_move', sql`${t.fromPath} <> ${t.toPath}`),
  ],
);
