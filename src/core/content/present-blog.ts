import type { Blog, BlogDetail } from '#contract';
import { tables } from '#db';
import { safeHtml } from '../html/index.ts';

const { blogs, media } = tables;

/** Columns of a blog card; the query must join the picture. */
export const cardColumns = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  image_url: media.path,
  author: blogs.author,
  publishedAt: blogs.publishedAt,
  createdAt: blogs.createdAt,
};

/** Columns that only the blog's own page shows. */
export const textColumns = {
  content: blogs.content,
  meta_title: blogs.metaTitle,
  meta_description: blogs.metaDescription,
};

type BlogRow = typeof blogs.$inferSelect;

export type CardRow = Pick<BlogRow, 'id' | 'slug' | 'title' | 'author' | 'publishedAt' | 'createdAt'> & {
  image_url: string | null;
};

type TextRow = Pick<BlogDetail, 'content' | 'meta_title' | 'meta_description'>;

export const presentCard = ({ publishedAt, createdAt, ...card }: CardRow): Blog => ({
  ...card,
  createdAt: (publishedAt ?? createdAt).toISOString(),
});

/** Public view of a blog, with its HTML sanitised on output. */
export const presentBlog = (
  { content, meta_title, meta_description, ...card }: CardRow & TextRow,
  others: CardRow[],
): BlogDetail => ({
  ...presentCard(card),
  content: safeHtml(content),
  meta_title: meta_title || null,
  meta_description: meta_description || null,
  readAlso: others.map(presentCard),
});
