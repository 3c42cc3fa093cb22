import { z } from 'zod';
import { Id } from '../answers.ts';
import { PictureChoice, StaffPicture } from '../media/pictures.ts';
import { optionalText, requiredText, Slug, Stamp, stamps, type Wire, writtenText } from './fields.ts';

/** Visitors see published blogs only. */
export const Publication = z.enum(['draft', 'published']);
export type Publication = z.infer<typeof Publication>;

export const BlogInput = z.object({
  title: requiredText(160, 3),
  author: requiredText(80, 2),
  content: writtenText(100_000),
  status: Publication,
  slug: Slug.optional(),
  meta_title: optionalText(120).nullish(),
  meta_description: optionalText(320).nullish(),
  picture: PictureChoice.nullish(),
});
export type BlogInput = z.infer<typeof BlogInput>;

export const StaffBlog = z.object({
  id: Id,
  image_url: z.string().nullable(),
  author: z.string(),
  title: z.string(),
  content: z.string(),
  status: Publication,
  slug: z.string(),
  /** When it was first published. */
  publishedAt: Stamp.nullable(),
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  ...stamps,
});
export type StaffBlog = Wire<z.infer<typeof StaffBlog>>;

/** Also includes a picture that is still being processed. */
export const FullBlog = StaffBlog.extend({ picture: StaffPicture.nullable() });
