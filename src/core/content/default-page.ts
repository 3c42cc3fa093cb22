import type { PageTexts } from '#contract';

/** The words of a page on a new installation. They have a date only where visitors must know how old they are. */
export type DefaultPage = Omit<PageTexts, 'updated_at'> & { updated_at?: string };
