import type { Blog, BlogDetail } from '#contract';
import { tables } from '#db';
import { safeHtml } from '../html/index.ts';

const { blogs, media } = tables;

/** What a card is made of, for a query that joins the picture. */
export const cardColumns = {
  id: blogs.id,
  slug: blogs.slug,
  title: blogs.title,
  image_url: media.path,
  author: blogs.author,
  publishedAt: blogs.publishedAt,
  createdAt: blogs.createdAt,
};

type BlogRow = typeof blogs.$inferSelect;

export type CardRow = Pick<BlogRow, 'id' | 'slug' | 'title' | 'author' | 'publishedAt' | 'createdAt'> & {
  image_url: string | null;
};

export const presentCard = ({ publishedAt, createdAt, ...card }: CardRow): Blog => ({
  ...card,
  createdAt: (publishedAt ?? createdAt).toISOString(),
});

/** A blog as visitors read it: the only place where its HTML leaves. */
export const presentBlog = (
  { content, ...card }: CardRow & Pick<BlogRow, 'content'>,
  others: CardRow[],
): BlogDetail => ({
  ...presentCard(card),
  content: safeHtml(content),
  readAlso: others.map(presentCard),
});
