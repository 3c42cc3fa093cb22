import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { AtPage } from '../content/pages.ts';
import { createPageSchema } from '../paging.ts';
import { optionalText, requiredText, Stamp, type Wire } from './fields.ts';

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
