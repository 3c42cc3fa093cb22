import type { PageTexts } from '#contract';
import type { PageHead } from '../../data/page.ts';
import { appliedFilters } from './filters.ts';
import type { List } from './list.ts';
import { listTitle } from './list-title.ts';
import type { Choices, Search } from './search.ts';

const FREE_TEXT = ['search', 'landmark', 'project'] as const;

/**
 * Whether search engines should index this URL: the whole list, one filter, or two combined, such as city and property
 * type. Not indexed: narrower combinations, free-text searches, empty lists, and later pages of a list in another sort
 * order, which only repeat the list.
 */
export function isWorthIndexing({ filters }: Pick<List, 'filters'>, search: Search, total?: number): boolean {
  const set = appliedFilters(filters, search);
  const typed = FREE_TEXT.some((name) => set.includes(name));
  const repeated = search.sort !== undefined && search.page > 1;
  return set.length <= 2 && !typed && !repeated && total !== 0;
}

export interface HeadInput {
  list: Pick<List, 'name' | 'noun' | 'filters' | 'toPath'>;
  search: Search;
  choices: Choices;
  /** Texts by staff for the whole list or one type of it. */
  texts: PageTexts | undefined;
  total?: number;
}

/** Heading, title and meta tags of a list; another sort order is still the same list. */
export function listHead({ list, search, choices, texts, total }: HeadInput): {
  heading: string;
  head: Omit<PageHead, 'siteOrigin'>;
} {
  const own = listTitle(list.noun, search, choices);
  // The texts of a type apply only if nothing but that type is filtered.
  const fits = appliedFilters(list.filters, search).length === (texts?.key === list.name ? 0 : 1);
  const copy = fits ? texts : undefined;
  const first = search.page === 1;
  return {
    heading: copy?.title ?? own,
    head: {
      title: first && copy ? copy.meta_title : `${own}${first ? '' : `, page ${search.page}`} | Aangan`,
      description:
        copy?.meta_description ??
        `${own}: prices, possession and RERA numbers at a glance. Filter by budget and BHK, save what you like and ask for a callback.`,
      keywords: copy?.meta_keywords,
      path: list.toPath({ ...search, sort: undefined }),
      noindex: !isWorthIndexing(list, search, total),
    },
  };
}
