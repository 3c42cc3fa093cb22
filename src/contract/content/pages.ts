import { z } from 'zod';
import { success } from '../answers.ts';
import { type Call, MISSING } from '../calls.ts';

/** Editable page content. `key` is the path without its first slash, `home` for the home page; `body` is HTML. */
export const PageTexts = z.object({
  key: z.string(),
  title: z.string(),
  lead: z.string(),
  body: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  /** When this content was last changed, if known. */
  updated_at: z.iso.datetime().nullable(),
});
export type PageTexts = z.infer<typeof PageTexts>;

export const PageAnswer = success({ page: PageTexts });
export type PageAnswer = z.infer<typeof PageAnswer>;

/** The key is a query parameter because it contains slashes; an invalid key results in a 404. */
export const AtPage = z.object({ key: z.string().catch('') });
export type AtPage = z.infer<typeof AtPage>;

export const PAGE_READS = {
  '/page': { tag: 'content', query: AtPage, answer: PageAnswer, failures: MISSING },
} satisfies Record<string, Call>;
