import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { createPageSchema } from '../paging.ts';

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
