import type { PageTexts } from '#contract';
import type { PageHead } from '../../data/page.ts';
import { appliedFilters } from './filters.ts';
import type { List } from './list.ts';
import { listTitle } from './list-title.ts';
import type { Choices, Search } from './search.ts';

const FREE_TEXT = ['search', 'landmark', 'project'] as const;

/**
 * Whether search engines should keep this address. They keep the whole list, one filter, and two together, such as a
 * city and a kind of property. Not worth their while: narrower combinations, words that somebody typed, lists without
 * a result, and the later pages of a list in another order, which only repeat the list.
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
  /** The words that staff gave to the whole list or to one kind of it. */
  texts: PageTexts | undefined;
  total?: number;
}

/** What a list calls itself: in its heading, in the tab and to search engines. Its order makes no other list. */
export function listHead({ list, search, choices, texts, total }: HeadInput): {
  heading: string;
  head: Omit<PageHead, 'siteOrigin'>;
} {
  const own = listTitle(list.noun, search, choices);
  // The words of a kind fit when nothing but that kind is asked for.
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
