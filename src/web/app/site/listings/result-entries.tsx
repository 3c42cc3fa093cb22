import { useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { PagerLine } from '#ui/pager.tsx';
import { ProjectCard } from '../shared/listing-card/project-card.tsx';
import { PropertyCard } from '../shared/listing-card/property-card.tsx';
import type { Listing } from '../shared/listings.ts';
import { changed } from './filters.ts';
import type { List } from './list.ts';
import { LoadMore, ShowEarlier } from './load-more.tsx';
import type { Search } from './search.ts';
import { SortControl } from './sort-control.tsx';
import type { ListNavigation } from './use-list-navigation.ts';
import type { ShownResults } from './use-shown-results.ts';

/** Layout of results or their placeholders. */
export const ROWS = 'grid grid-cols-[minmax(0,1fr)] gap-[18px]';

export interface ResultsProps {
  list: List;
  search: Search;
  shown: ShownResults;
  navigation: ListNavigation;
}

function Card({ listing, eager }: { listing: Listing; eager: boolean }) {
  return listing.kind === 'property' ? (
    <PropertyCard property={listing.item} layout="row" eager={eager} />
  ) : (
    <ProjectCard project={listing.item} layout="row" eager={eager} />
  );
}

/** The visible entries, between two pager lines. */
export function ResultEntries({
  list,
  search,
  shown,
  navigation,
  total,
  pages,
}: ResultsProps & { total: number; pages: number }) {
  const entries = useRef<HTMLUListElement>(null);
  const { listings, firstPage, range, waiting, growing } = shown;
  const step = (page: number) => ({
    href: list.toPath({ ...search, page }),
    onSelect: () => navigation.turn({ ...search, page }),
    disabled: page < 1 || page > pages,
  });
  const line = {
    ...range,
    total,
    previous: step(firstPage - 1),
    next: step(search.page + 1),
    arrowsClassName: list.appends ? 'max-lg:hidden' : undefined,
  };
  return (
    <>
      <PagerLine {...line}>
        <SortControl value={search.sort} onChange={(sort) => navigation.apply(changed(search, { sort }))} />
      </PagerLine>
      {list.appends && <ShowEarlier list={list} search={search} firstPage={firstPage} onTurn={navigation.turn} />}
      <ul
        ref={entries}
        className={classNames(
          ROWS,
          'mt-3 mb-[18px] transition-opacity duration-(--duration-base)',
          waiting && !growing && 'opacity-60',
        )}
        aria-busy={waiting || undefined}
      >
        {listings.map((listing, place) => (
          <li key={listing.item.id}>
            <Card listing={listing} eager={place === 0} />
          </li>
        ))}
      </ul>
      {list.appends && (
        <LoadMore
          list={list}
          search={search}
          shown={shown}
          pages={pages}
          entries={entries}
          onMore={navigation.extend}
        />
      )}
      <PagerLine {...line} />
    </>
  );
}
