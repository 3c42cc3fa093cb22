import type { CoverTheme } from '../drawings/index.ts';

/** A blog article. */
export interface Article {
  title: string;
  author: string;
  theme: CoverTheme;
  /** HTML: paragraphs, second-level headings, lists, tables, quotations. */
  body: string;
}
