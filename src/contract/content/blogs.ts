import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { type Call, MISSING } from '../calls.ts';
import { AtSlug, createPageSchema, PageQuery } from '../paging.ts';

/** A blog as a card. `createdAt` is when it was first published. */
export const Blog = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  image_url: z.string().nullable(),
  author: z.string(),
  createdAt: z.iso.datetime(),
});
export type Blog = z.infer<typeof Blog>;

export const BlogList = createPageSchema({ blogs: z.array(Blog) });
export type BlogList = z.infer<typeof BlogList>;

/** The full blog. `content` is HTML; `slug` is the current one, even if an older one was requested. */
export const BlogDetail = Blog.extend({
  content: z.string(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  readAlso: z.array(Blog).max(2),
});
export type BlogDetail = z.infer<typeof BlogDetail>;

export const BlogAnswer = success({ blogs: BlogDetail });
export type BlogAnswer = z.infer<typeof BlogAnswer>;

export const BLOG_READS = {
  '/blog': { tag: 'content', query: PageQuery, answer: BlogList },
  '/blog/:slug': { tag: 'content', params: AtSlug, answer: BlogAnswer, failures: MISSING },
} satisfies Record<string, Call>;
