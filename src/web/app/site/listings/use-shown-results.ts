import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { type Search } from '#contract/listings/filter-values.ts';
import type { Listing } from '../shared/listings.ts';
import { pageRange } from '../shared/load-more/paged-list.ts';
import type { List, Results } from './list.ts';

const WIDE = '(width >= 1025px)';

const subscribeToWidth = (listener: () => void) => {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

const isWide = () => typeof window === 'undefined' || window.matchMedia(WIDE).matches;

/** Correct from the first render: no earlier pages are loaded at that time, so no markup depends on it yet. */
const useIsWide = (): boolean => useSyncExternalStore(subscribeToWidth, isWide, isWide);

/** The visible part of a list. */
export interface ShownResults {
  listings: Listing[];
  firstPage: number;
  range: { from: number; to: number };
  /** The latest results, possibly of the previous search. */
  latest: Results | undefined;
  /** The results for the current URL have not arrived yet. */
  waiting: boolean;
  /** The page in the URL will be appended to earlier pages, and has not arrived yet. */
  growing: boolean;
  failed: boolean;
  retry: () => void;
}

/** Removes duplicates: a listing may move to the next page while pages are loaded one after the other. */
const distinct = (listings: Listing[]): Listing[] => [
  ...new Map(listings.map((listing) => [listing.item.id, listing])).values(),
];

/** The pages directly before the requested one, as far back as this tab has cached them. */
function pagesBefore(list: List, search: Search): Results[] {
  const pages: Results[] = [];
  for (let page = search.page - 1; page >= 1; page -= 1) {
    const results = list.loaded({ ...search, page });
    if (!results) break;
    pages.unshift(results);
  }
  return pages;
}

/**
 * The URL names one page, which the server renders for every visitor. Where pages are appended (small screens), the
 * earlier pages that this tab has cached are shown above it: loading more changes the URL and leaves the rest in place,
 * going back restores all pages and the scroll position from the cache, and a shared or reloaded URL shows the page it
 * names with a link to earlier ones.
 */
export function useShownResults(list: List, search: Search): ShownResults {
  const appending = !useIsWide();
  const before = useMemo(() => (appending ? pagesBefore(list, search) : []), [list, search, appending]);
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...list.query(search),
    placeholderData: keepPreviousData,
  });

  const arrived = data !== undefined && !isPlaceholderData;
  const growing = before.length > 0 && !arrived;
  const latest = data ?? before.at(-1);
  const firstPage = search.page - before.length;
  return {
    listings: distinct([...before, ...(growing || !data ? [] : [data])].flatMap((page) => page.listings)),
    firstPage,
    range: pageRange(firstPage, growing ? search.page - 1 : search.page, latest?.total ?? 0),
    latest,
    waiting: !arrived && !isError,
    growing,
    failed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
