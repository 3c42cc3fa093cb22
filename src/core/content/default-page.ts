import type { PageTexts } from '#contract';

/** Default content of a page; it has a date only where visitors must know how old the text is. */
export type DefaultPage = Omit<PageTexts, 'updated_at'> & { updated_at?: string };
