import { useId, useRef } from 'react';
import { Navigate } from 'react-router';
import type { ListingSort } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { SORT_LABELS } from '#contract/listings/labels.ts';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/input.tsx';
import { LocalLink } from '#ui/link.tsx';
import { PagerLine } from '#ui/pager.tsx';
import { drawingUrl } from '../../data/file-urls.ts';
import { Retry } from '../shared/error-states.tsx';
import { CardSkeleton } from '../shared/listing-card/card-skeleton.tsx';
import { ProjectCard, PropertyCard } from '../shared/listing-card/listing-card.tsx';
import type { Listing } from '../shared/listings.ts';
import { PAGE_SIZE } from '../shared/load-more/paged-list.ts';
import { appliedFilters, changed, clearFilters, type Search } from './filters.ts';
import type { List } from './list.ts';
import { LoadMore, ShowEarlier } from './load-more.tsx';
import type { ListNavigation } from './use-list-navigation.ts';
import type { ShownResults } from './use-shown-results.ts';

const ORDERS = Object.entries(SORT_LABELS) as [ListingSort, string][];

interface SortControlProps {
  value: ListingSort | undefined;
  onChange: (value: ListingSort | undefined) => void;
}

/** Sort order of a list; the default is not written to the URL. */
function SortControl({ value = 'newest', onChange }: SortControlProps) {
  const id = useId();
  const choose = (order: string) => onChange(order === 'newest' ? undefined : (order as ListingSort));
  return (
    <div className="flex items-center gap-2 noscript:hidden">
      <label htmlFor={id} className="shrink-0 text-sm text-ink-3">
        Sort by
      </label>
      <div className="min-w-0 flex-1">
        <Select id={id} className="min-h-11" value={value} onChange={(event) => choose(event.target.value)}>
          {ORDERS.map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

/** Layout of results or their placeholders. */
const ROWS = 'grid grid-cols-1 gap-4.5';

interface ResultsProps {
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

const getEmptyHint = ({ search: text }: Search): string =>
  text
    ? `Nothing matches “${text}”. Try another search or remove a filter.`
    : 'Try removing a filter or widening the budget.';

function Nothing({ list, search, navigation }: ResultsProps) {
  const none = clearFilters(search);
  const narrowed = appliedFilters(list.filters, search).length > 0;
  return (
    <EmptyState
      art={drawingUrl('spot-search')}
      title={list.texts.empty}
      line={narrowed && getEmptyHint(search)}
      action={
        narrowed && (
          <LocalLink className={buttonClass()} href={list.toPath(none)} onSelect={() => navigation.apply(none)}>
            Clear all filters
          </LocalLink>
        )
      }
    />
  );
}

function Content(props: ResultsProps) {
  const { list, search, shown } = props;
  const { latest, waiting, failed, retry, growing } = shown;
  if (failed && !growing) return <Retry onRetry={retry} />;
  if (!latest) return <Placeholders />;
  const { total, pages } = latest;
  if (total === 0) return <Nothing {...props} />;
  if (!waiting && search.page > pages) return <Navigate to={list.toPath({ ...search, page: pages })} replace />;
  return <ResultEntries {...props} total={total} pages={pages} />;
}

/** Text announced to screen readers when the list changes; errors are announced separately. */
function getStatusText({ list, shown: { waiting, failed, latest, range } }: ResultsProps): string {
  if (waiting) return 'Loading...';
  if (failed || !latest) return '';
  if (latest.total === 0) return list.texts.empty;
  const [from, to, total] = [range.from, range.to, latest.total].map((count) => indianNumber(count));
  return `Showing ${from} to ${to} of ${total}`;
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
