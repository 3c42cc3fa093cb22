import type { BlogInput } from '#contract';
import { and, eq, isNull, tables } from '#db';
import type { Ctx } from '../context.ts';
import { choosePicture, shownPicture, withStaffPicture } from '../pictures/index.ts';
import { adminRecordService, type Change, contains } from '../records/index.ts';
import { safeHtml } from '../safe-html.ts';
import { slugAfter } from '../slugs.ts';

const { blogs, media } = tables;

const COLUMNS = {
  id: blogs.id,
  image_url: media.path,
  author: blogs.author,
  title: blogs.title,
  content: blogs.content,
  status: blogs.status,
  slug: blogs.slug,
  publishedAt: blogs.publishedAt,
  meta_title: blogs.metaTitle,
  meta_description: blogs.metaDescription,
  createdAt: blogs.createdAt,
  updatedAt: blogs.updatedAt,
};

const safe = <Row extends { content: string }>(row: Row): Row => ({ ...row, content: safeHtml(row.content) });

/** `publishedAt` is set on first publication and does not change later. */
const firstPublished = ({ ctx, before }: Change<typeof blogs.$inferSelect>, { status }: Partial<BlogInput>) =>
  status === 'published' && !before?.publishedAt ? ctx.now() : undefined;

export const blogService = (ctx: Ctx) =>
  adminRecordService(ctx, {
    entity: 'blog',
    noun: 'Blog',
    table: blogs,
    rows: async (db, { where, orderBy, limit, offset }) => {
      const rows = await db
        .select(COLUMNS)
        .from(blogs)
        .leftJoin(media, shownPicture(blogs.imageId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      return rows.map(safe);
    },
    read: async (db, id) => {
      const [row] = await db
        .select({ ...COLUMNS, pictureId: blogs.imageId })
        .from(blogs)
        .leftJoin(media, shownPicture(blogs.imageId))
        .where(and(eq(blogs.id, id), isNull(blogs.deletedAt)));
      return withStaffPicture(db, row && safe(row));
    },
    matches: (query) => contains(query, blogs.author, blogs.title),
    sorts: {
      title: blogs.title,
      author: blogs.author,
      publishedAt: blogs.publishedAt,
      createdAt: blogs.createdAt,
    },
    values: async (input: Partial<BlogInput>, change) => ({
      slug: await slugAfter(change, 'blog', input),
      title: input.title,
      author: input.author,
      content: input.content && safeHtml(input.content),
      status: input.status,
      publishedAt: firstPublished(change, input),
      metaTitle: input.meta_title === '' ? null : input.meta_title,
      metaDescription: input.meta_description === '' ? null : input.meta_description,
      imageId: await choosePicture(change.tx, input.picture),
    }),
    deletedValues: { status: 'draft' },
  });
