import {
  type BLOG_READS,
  type Blog,
  type BlogAnswer,
  type BlogDetail,
  type BlogList,
  PAGE_SIZE,
  type PageQuery,
  type ReadHandlers,
} from '#contract';
import { and, count, type Db, desc, eq, isNull, type SQL, sql, tables } from '#db';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import { rowsBefore, totals } from '../paging.ts';
import { shownPicture } from '../pictures/index.ts';
import { safeHtml } from '../safe-html.ts';
import { findBySlug } from '../slugs.ts';

const { blogs, media } = tables;

/** Columns of a blog card; the query must join the picture. */
const cardColumns = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  image_url: media.path,
  author: blogs.author,
  publishedAt: blogs.publishedAt,
  createdAt: blogs.createdAt,
};

/** Columns that only the blog's own page shows. */
const textColumns = {
  content: blogs.content,
  meta_title: blogs.metaTitle,
  meta_description: blogs.metaDescription,
};

type BlogRow = typeof blogs.$inferSelect;

type CardRow = Pick<BlogRow, 'id' | 'slug' | 'title' | 'author' | 'publishedAt' | 'createdAt'> & {
  image_url: string | null;
};

type TextRow = Pick<BlogDetail, 'content' | 'meta_title' | 'meta_description'>;

const presentCard = ({ publishedAt, createdAt, ...card }: CardRow): Blog => ({
  ...card,
  createdAt: (publishedAt ?? createdAt).toISOString(),
});

/** Public view of a blog, with its HTML sanitised on output. */
const presentBlog = (
  { content, meta_title, meta_description, ...card }: CardRow & TextRow,
  others: CardRow[],
): BlogDetail => ({
  ...presentCard(card),
  content: safeHtml(content),
  meta_title: meta_title || null,
  meta_description: meta_description || null,
  readAlso: others.map(presentCard),
});

const MAX_OTHERS = 2;

/** Condition for blogs that are visible to visitors. */
export const shownBlogs = and(eq(blogs.status, 'published'), isNull(blogs.deletedAt));

const newestCards = (db: Db, where: SQL | undefined) =>
  db
    .select(cardColumns)
    .from(blogs)
    .leftJoin(media, shownPicture(blogs.imageId))
    .where(where)
    .orderBy(desc(blogs.publishedAt), blogs.id);

/** A page of the published blogs, newest first. */
async function listBlogs(db: Db, { page }: PageQuery): Promise<BlogList> {
  const [rows, [all]] = await Promise.all([
    newestCards(db, shownBlogs).limit(PAGE_SIZE).offset(rowsBefore(page)),
    db.select({ blogs: count() }).from(blogs).where(shownBlogs),
  ]);
  return { success: true, blogs: rows.map(presentCard), ...totals(all?.blogs ?? 0) };
}

/** Finds a published blog by its current or a former slug, with the newest others to read next. */
async function readBlog(db: Db, slug: string): Promise<BlogAnswer> {
  const found = await findBySlug(db, 'blog', slug, (where) =>
    db
      .select({ ...cardColumns, ...textColumns })
      .from(blogs)
      .leftJoin(media, shownPicture(blogs.imageId))
      .where(and(shownBlogs, where)),
  );
  if (!found) throw new DomainError('not_found', 'Blog not found');
  const others = await newestCards(db, and(shownBlogs, sql`${blogs.id} <> ${found.id}`)).limit(MAX_OTHERS);
  return { success: true, blogs: presentBlog(found, others) };
}

export const blogReads = ({ db }: Ctx): ReadHandlers<keyof typeof BLOG_READS> => ({
  '/blog': (query) => listBlogs(db, query),
  '/blog/:slug': ({ slug }) => readBlog(db, slug),
});
