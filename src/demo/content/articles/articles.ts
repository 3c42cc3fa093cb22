import type { Article } from './article.ts';
import { choosingArticles } from './choosing.ts';
import { lawArticles } from './law.ts';
import { livingArticles } from './living.ts';
import { moneyArticles } from './money.ts';
import { sellingArticles } from './selling-and-reading.ts';
import { specialArticles } from './special-cases.ts';

/** The 24 articles by subject; the last two are drafts. */
export const demoArticles: Article[] = [
  ...lawArticles,
  ...moneyArticles,
  ...choosingArticles,
  ...specialArticles,
  ...livingArticles,
  ...sellingArticles,
];
