import { Suspense, useRef } from 'react';
import { Navigate } from 'react-router';
import { indianNumber } from '#contract/indian-number.ts';
import { type Choices, type Search } from '#contract/listings/filter-values.ts';
import { classNames } from '#ui/class-names.ts';
import { Retry } from '../shared/error-states.tsx';
import { CardSkeleton } from '../shared/listing-card/card-skeleton.tsx';
import { ProjectCard, PropertyCard } from '../shared/listing-card/listing-card.tsx';
import type { Listing } from '../shared/listings.ts';
import { PAGE_SIZE } from '../shared/load-more/paged-list.ts';
import { changed } from './filters.ts';
import { ListBottom, ListTop, LoadMore, Nothing, ShowEarlier } from './lazy-parts.ts';
import type { List } from './list.ts';
import { totalText } from './total-text.ts';
import type { ListNavigation } from './use-list-navigation.ts';
import type { ShownResults } from './use-shown-results.ts';

/** Layout of results or their placeholders. */
const ROWS = 'grid grid-cols-1 gap-4.5';

interface ResultsProps {
  list: List;
  search: Search;
  choices: Choices;
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
function ResultEntries({
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
    total: totalText(total, shown.latest?.accuracy),
    previous: step(firstPage - 1),
    next: step(search.page + 1),
    arrowsClassName: 'max-lg:hidden',
  };
  return (
    <>
      <Suspense fallback={<div className="min-h-11" />}>
        <ListTop
          line={line}
          sorts={list.sorts}
          sort={search.sort}
          onSort={(sort) => navigation.apply(changed(search, { sort }))}
        />
      </Suspense>
      {firstPage > 1 && (
        <Suspense>
          <ShowEarlier list={list} search={search} firstPage={firstPage} onTurn={navigation.turn} />
        </Suspense>
      )}
      <ul
        ref={entries}
        className={classNames(
          ROWS,
          'mt-3 mb-4.5 transition-opacity duration-(--duration-base)',
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
      <Suspense>
        <LoadMore
          list={list}
          search={search}
          shown={shown}
          pages={pages}
          entries={entries}
          onMore={navigation.extend}
        />
      </Suspense>
      <Suspense>
        <ListBottom line={line} list={list} search={search} pages={pages} onTurn={navigation.turn} />
      </Suspense>
    </>
  );
}

const PLACEHOLDERS = Array.from({ length: PAGE_SIZE }, (_, place) => place);

function Placeholders() {
  return (
    <ul className={ROWS} aria-busy="true" aria-label="Loading...">
      {PLACEHOLDERS.map((place) => (
        <li key={place}>
          <CardSkeleton layout="row" />
        </li>
      ))}
    </ul>
  );
}

function Content(props: ResultsProps) {
  const { list, search, shown } = props;
  const { latest, waiting, failed, retry, growing } = shown;
  if (failed && !growing) return <Retry onRetry={retry} />;
  if (!latest) return <Placeholders />;
  const { total, pages } = latest;
  if (total === 0)
    return (
      <Suspense>
        <Nothing {...props} />
      </Suspense>
    );
  if (!waiting && search.page > pages) return <Navigate to={list.toPath({ ...search, page: pages })} replace />;
  return <ResultEntries {...props} total={total} pages={pages} />;
}

/** Text announced to screen readers when the list changes; errors are announced separately. */
function getStatusText({ list, shown: { waiting, failed, latest, range } }: ResultsProps): string {
  if (waiting) return 'Loading...';
  if (failed || !latest) return '';
  if (latest.total === 0) return list.texts.empty;
  const total = totalText(latest.total, latest.accuracy);
  return `Showing ${indianNumber(range.from)} to ${indianNumber(range.to)} of ${total}`;
}

/** The results of a search, including loading, empty and error states. */
export function ResultList(props: ResultsProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {getStatusText(props)}
      </p>
      <Content {...props} />
    </>
  );
}
