import type { CoverTheme } from '#art';

/** A blog article. */
export interface Article {
  title: string;
  author: string;
  theme: CoverTheme;
  /** HTML: paragraphs, second-level headings, lists, quotations. */
  body: string;
}
