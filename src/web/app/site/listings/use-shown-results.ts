import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Listing } from '../shared/listings.ts';
import { pageRange } from '../shared/page-range.ts';
import type { List, Results } from './list.ts';
import type { Search } from './search.ts';

const WIDE = '(width >= 1025px)';

const subscribeToWidth = (listener: () => void) => {
  const media = window.matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

const isWide = () => typeof window === 'undefined' || window.matchMedia(WIDE).matches;

/** Right from the first render on: at that time no page has been loaded before, so that no markup depends on it yet. */
const useIsWide = (): boolean => useSyncExternalStore(subscribeToWidth, isWide, isWide);

/** What of a list is in view. */
export interface ShownResults {
  listings: Listing[];
  firstPage: number;
  range: { from: number; to: number };
  /** The last answer there is, be it of the search before. */
  latest: Results | undefined;
  /** What is shown is not yet what the address asks for. */
  waiting: boolean;
  /** The page that the address names is to stand below the ones before it, and is not there yet. */
  growing: boolean;
  failed: boolean;
  retry: () => void;
}

/** A listing may have moved from one page to the next while pages were loaded one after the other. */
const distinct = (listings: Listing[]): Listing[] => [
  ...new Map(listings.map((listing) => [listing.item.id, listing])).values(),
];

/** The pages right before the one that is asked for, as far back as this tab has them. */
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
 * The address names one page, and the server renders that page for everybody. Where pages are appended (small
 * screens), those before it that this tab has already loaded stand above it: loading more moves the address on and
 * keeps the rest in place; coming back finds all of it in the cache, and with it the place where one was; a shared or
 * reloaded address shows the page it names, with a link to what is earlier.
 */
export function useShownResults(list: List, search: Search): ShownResults {
  const appending = !useIsWide() && list.appends;
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
