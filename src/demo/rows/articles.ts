import { atOfficeHours, BASE_DATE, daysFrom, HISTORY_DAYS } from '../calendar.ts';
import type { Article } from '../content/articles/article.ts';
import { demoArticles } from '../content/articles/articles.ts';
import { makeCover } from '../pictures.ts';
import { randomFor } from '../random.ts';
import { toSlug } from '../slugs.ts';

const DRAFTS = 2;

function makeArticle({ title, author, theme, body }: Article, createdAt: Date, isPublished: boolean) {
  const slug = toSlug(title);
  const publishedAt = isPublished ? daysFrom(createdAt, 0.1) : null;
  const row = {
    slug,
    title,
    author,
    content: body,
    status: isPublished ? ('published' as const) : ('draft' as const),
    publishedAt,
    metaTitle: isPublished ? `${title} | Aangan guides` : null,
    createdAt,
    updatedAt: publishedAt ?? createdAt,
  };
  return { row, picture: makeCover(slug, theme, title) };
}

/** The blog articles, oldest first, spread over eighteen months; drafts come last. */
export function makeArticles() {
  const finished = demoArticles.slice(0, -DRAFTS);
  const shuffled = randomFor('order of articles').some(finished, finished.length);
  const inOrder = [...shuffled, ...demoArticles.slice(-DRAFTS)];
  return inOrder.map((article, index) => {
    const age = (inOrder.length - index) / inOrder.length;
    return makeArticle(
      article,
      atOfficeHours(daysFrom(BASE_DATE, -2 - age * (HISTORY_DAYS - 30))),
      index < finished.length,
    );
  });
}
