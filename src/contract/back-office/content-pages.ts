import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { AtPage } from '../content/pages.ts';
import { createPageSchema } from '../paging.ts';
import { optionalText, requiredText, Stamp, type Wire } from './fields.ts';

/** The words of a page as staff write them. What search engines are told may be left to the page itself. */
export const ContentPageInput = z.object({
  title: requiredText(120),
  lead: optionalText(300),
  body: optionalText(200_000),
  meta_title: optionalText(120),
  meta_description: optionalText(320),
  meta_keywords: optionalText(320),
});
export type ContentPageInput = z.infer<typeof ContentPageInput>;

/** Publishing names the version that it replaces: a colleague may have published another one meanwhile. */
export const PublishInput = ContentPageInput.extend({ version: z.number().int().positive() });
export type PublishInput = z.infer<typeof PublishInput>;

/** What a page has below its lead: nothing, a text, or the cards of the benefits. */
const PageBody = z.enum(['none', 'text', 'benefits']);

/** A page in the list of all pages. `version` counts what was published, beginning with the texts of the installation. */
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

/** One page: what visitors read, what is being written, and what they read before. */
export const StaffPage = StaffPageRow.extend({
  /** Whether visitors read its title and its lead on the page. */
  banner: z.boolean(),
  body_kind: PageBody,
  published: ContentPageInput,
  draft: ContentPageInput.nullable(),
  versions: z.array(z.object({ version: z.number(), published_by: z.string().nullable(), published_at: Stamp })),
});
export type StaffPage = Wire<z.infer<typeof StaffPage>>;

export const StaffPageAnswer = success({ record: StaffPage });

/** One of the texts that were published. */
export const AtPageVersion = AtPage.extend({ version: Id.catch(0) });

export const PageVersion = z.object({ title: z.string(), body: z.string() });
export type PageVersion = z.infer<typeof PageVersion>;

export const PageVersionAnswer = success({ record: PageVersion });
