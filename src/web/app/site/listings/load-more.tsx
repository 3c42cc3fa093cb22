import { type RefObject, useEffect, useRef } from 'react';
import { type Search } from '#contract/listings/filter-values.ts';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { LocalLink } from '#ui/link.tsx';
import { Retry } from '../shared/error-states.tsx';
import { CardSkeleton } from '../shared/listing-card/card-skeleton.tsx';
import type { List } from './list.ts';
import type { ShownResults } from './use-shown-results.ts';

const LOOK = classNames(buttonClass({ variant: 'outline', block: true }), 'lg:hidden');

interface EarlierProps {
  list: List;
  search: Search;
  firstPage: number;
  onTurn: (search: Search) => void;
}

/** Link to earlier pages, for a visitor who opened the URL of a later one. */
export function ShowEarlier({ list, search, firstPage, onTurn }: EarlierProps) {
  if (firstPage === 1) return null;
  const earlier = { ...search, page: firstPage - 1 };
  return (
    <LocalLink className={classNames(LOOK, 'mt-3')} href={list.toPath(earlier)} onSelect={() => onTurn(earlier)}>
      Show earlier {list.name}
    </LocalLink>
  );
}

interface LoadMoreProps {
  list: List;
  search: Search;
  shown: ShownResults;
  pages: number;
  entries: RefObject<HTMLUListElement | null>;
  onMore: (search: Search) => void;
}

/** Appends the next page until all are loaded, and moves focus to the first new entry. */
export function LoadMore({ list, search, shown, pages, entries, onMore }: LoadMoreProps) {
  const { listings, growing, failed, retry } = shown;
  const previousCount = useRef<number>(undefined);
  useEffect(() => {
    if (previousCount.current === undefined || listings.length <= previousCount.current) return;
    entries.current?.children[previousCount.current]
      ?.querySelector<HTMLElement>('a:not([tabindex])')
      ?.focus({ preventScroll: true });
    previousCount.current = undefined;
  }, [listings.length, entries]);

  if (growing && failed) return <Retry onRetry={retry} />;
  if (growing)
    return (
      <div className="mb-4.5">
        <CardSkeleton layout="row" />
      </div>
    );
  if (search.page >= pages) return null;
  const next = { ...search, page: search.page + 1 };
  const more = () => {
    previousCount.current = listings.length;
    onMore(next);
  };
  return (
    <LocalLink className={LOOK} href={list.toPath(next)} onSelect={more}>
      Load More
    </LocalLink>
  );
}
