import { z } from 'zod';
import { success } from '../answers.ts';

/** The words of a page that staff own. `key` is its address without the first slash, `home` for the home page; `body` is HTML. */
export const PageTexts = z.object({
  key: z.string(),
  title: z.string(),
  lead: z.string(),
  body: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  /** When these words were last changed, where that is known. */
  updated_at: z.iso.datetime().nullable(),
});
export type PageTexts = z.infer<typeof PageTexts>;

export const PageAnswer = success({ page: PageTexts });
export type PageAnswer = z.infer<typeof PageAnswer>;

/** Which page is meant. Keys hold slashes, so they travel in the query; what is no key is not found. */
export const AtPage = z.object({ key: z.string().catch('') });
export type AtPage = z.infer<typeof AtPage>;
