import type { Article } from './article.ts';
import { choosingArticles } from './articles-choosing.ts';
import { lawArticles } from './articles-law.ts';
import { livingArticles } from './articles-living.ts';
import { moneyArticles } from './articles-money.ts';
import { sellingArticles } from './articles-selling.ts';
import { specialArticles } from './articles-special.ts';

/** The 24 articles by subject; the last two are drafts. */
export const demoArticles: Article[] = [
  ...lawArticles,
  ...moneyArticles,
  ...choosingArticles,
  ...specialArticles,
  ...livingArticles,
  ...sellingArticles,
];
