import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { AtPage } from '../content/pages.ts';
import { PictureChoice, StaffPicture } from '../media/pictures.ts';
import { createPageSchema } from '../paging.ts';
import { optionalText, Position, requiredText, Slug, Stamp, selectedId, stamps, writtenText } from './fields.ts';

/** Visitors see published blogs only. */
export const Publication = z.enum(['draft', 'published']);
export type Publication = z.infer<typeof Publication>;

export const BlogInput = z.object({
  title: requiredText(160, 3, 'Enter a title'),
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

export const FaqInput = z.object({
  question: requiredText(200, 3),
  answer: requiredText(2000),
  status: Publication,
  position: Position,
});
export type FaqInput = z.infer<typeof FaqInput>;

export const StaffFaq = z.object({
  id: Id,
  question: z.string(),
  answer: z.string(),
  status: Publication,
  position: z.number(),
  ...stamps,
});
export type StaffFaq = Wire<z.infer<typeof StaffFaq>>;

export const PartnerInput = z.object({
  name: requiredText(80, 2),
  position: Position,
  picture: PictureChoice.nullish(),
});
export type PartnerInput = z.infer<typeof PartnerInput>;

export const StaffPartner = z.object({
  id: Id,
  logo_url: z.string().nullable(),
  name: z.string(),
  is_active: z.boolean(),
  position: z.number(),
  ...stamps,
});
export type StaffPartner = Wire<z.infer<typeof StaffPartner>>;

/** Also includes a logo that is still being processed. */
export const FullPartner = StaffPartner.extend({ picture: StaffPicture.nullable() });

export const TestimonialInput = z.object({
  name: requiredText(80, 2),
  location: requiredText(80),
  content: requiredText(1000),
});
export type TestimonialInput = z.infer<typeof TestimonialInput>;

export const StaffTestimonial = z.object({ id: Id, ...TestimonialInput.shape, ...stamps });
export type StaffTestimonial = Wire<z.infer<typeof StaffTestimonial>>;

const LinkedListings = z.enum(['projects', 'properties'], 'Please choose one');

/** Its slug is the title in lower case, with hyphens for spaces. */
export const PopularLinkInput = z.object({
  title: requiredText(80, 3).regex(
    /^[\p{L}\p{M}\p{N}]+(?:[ -][\p{L}\p{M}\p{N}]+)*$/u,
    'Letters, digits and single spaces or hyphens only',
  ),
  city_id: selectedId('Please choose a city').nullish(),
  shows: LinkedListings,
  position: Position,
});
export type PopularLinkInput = z.infer<typeof PopularLinkInput>;

export const popularLinkSlug = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

export const StaffPopularLink = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  city_id: Id.nullable(),
  city_name: z.string().nullable(),
  shows: LinkedListings,
  position: z.number(),
  ...stamps,
});
export type StaffPopularLink = Wire<z.infer<typeof StaffPopularLink>>;

/** The editable content of a page. Empty meta fields fall back to the content of the page. */
export const ContentPageInput = z.object({
  title: requiredText(120),
  lead: optionalText(300),
  body: optionalText(200_000),
  meta_title: optionalText(120),
  meta_description: optionalText(320),
  meta_keywords: optionalText(320),
});
export type ContentPageInput = z.infer<typeof ContentPageInput>;

/** `version` is the version being replaced, to detect that a colleague published another one in the meantime. */
export const PublishInput = ContentPageInput.extend({ version: z.number().int().positive() });
export type PublishInput = z.infer<typeof PublishInput>;

/** The content below the lead: nothing, a text, or the benefit cards. */
const PageBody = z.enum(['none', 'text', 'benefits']);

/** A page in the list. `version` counts the published versions, including the texts of the installation. */
export const StaffPageRow = z.object({
  id: Id,
  key: z.string(),
  title: z.string(),
  version: z.number(),
  has_draft: z.boolean(),
  updatedAt: Stamp.nullable(),
});
export type StaffPageRow = Wire<z.infer<typeof StaffPageRow>>;

export const StaffPageList = createPageSchema({ pages: z.array(StaffPageRow) });

/** One page with its published content, its draft and its earlier versions. */
export const StaffPage = StaffPageRow.extend({
  /** Whether the page shows its title and lead. */
  banner: z.boolean(),
  body_kind: PageBody,
  published: ContentPageInput,
  draft: ContentPageInput.nullable(),
  versions: z.array(z.object({ version: z.number(), published_by: z.string().nullable(), published_at: Stamp })),
});
export type StaffPage = Wire<z.infer<typeof StaffPage>>;

export const StaffPageAnswer = success({ record: StaffPage });

/** Path parameters of a published version. */
export const AtPageVersion = AtPage.extend({ version: Id.catch(0) });

export const PageVersion = z.object({ title: z.string(), body: z.string() });
export type PageVersion = z.infer<typeof PageVersion>;

export const PageVersionAnswer = success({ record: PageVersion });

const SOMEWHERE = 'https://somewhere.example';

/** Paths of the app itself, which cannot be redirected from or to. */
const OURS = /^\/(?:admin|api|assets|choose-password|login|media)(?:\/|$)/i;

/** Normalises a path of this site, without a trailing slash; undefined if it is invalid or points to another site. */
export function sitePath(text: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, SOMEWHERE)) return undefined;
  const { origin, pathname, search } = new URL(text, SOMEWHERE);
  // Two leading slashes would name another host.
  if (origin !== SOMEWHERE || /^\/[/\\]/.test(pathname) || OURS.test(pathname)) return undefined;
  return (pathname.replace(/(?<!\/)\/+$/, '') || '/') + search;
}

const Path = requiredText(500).transform((text, issues) => {
  const path = sitePath(text);
  if (path !== undefined) return path;
  issues.addIssue('Enter a path on this site, such as /properties (not a back-office page)');
  return z.NEVER;
});

export const RedirectInput = z.object({
  from_path: Path.refine(
    (path) => path !== '/' && !path.includes('?'),
    'Enter a path other than the home page, without ?',
  ),
  to_path: Path,
});
export type RedirectInput = z.infer<typeof RedirectInput>;

export const StaffRedirect = z.object({ id: Id, from_path: z.string(), to_path: z.string(), ...stamps });
export type StaffRedirect = Wire<z.infer<typeof StaffRedirect>>;
