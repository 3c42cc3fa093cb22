import type { CoverTheme } from '#art';

/** An article of the blog, in our own words. */
export interface Article {
  title: string;
  author: string;
  theme: CoverTheme;
  /** HTML: paragraphs, headings of the second level, lists, quotations. */
  body: string;
}
