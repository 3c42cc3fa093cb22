import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import type { PostedPropertyList, PostedPropertySearch } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PagerLine } from '#ui/pager.tsx';
import { httpApi } from '../../data/http-api.ts';
import { mediaUrl } from '../../data/media.ts';
import { pageRange } from '../shared/page-range.ts';
import { Retry } from '../shared/retry.tsx';
import { PostedCard, PostedCardSkeleton } from './posted-card.tsx';
import { postedPropertiesQuery } from './posted-queries.ts';
import { filterCount, postedPath } from './posted-search.ts';

const GRID = 'grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2';
const PLACEHOLDERS = ['a', 'b', 'c', 'd'];
const NONE = 'No Properties Posted!';

const Placeholders = () => (
  <ul className={GRID} aria-busy="true" aria-label="Loading...">
    {PLACEHOLDERS.map((key) => (
      <li key={key}>
        <PostedCardSkeleton />
      </li>
    ))}
  </ul>
);

const Nothing = ({ narrowed }: { narrowed: boolean }) => (
  <EmptyState
    art={mediaUrl('art/spot-search.svg')}
    title={NONE}
    line={narrowed && 'Try another city, or take a filter away.'}
    action={
      narrowed && (
        <Link className={buttonClass()} to={postedPath({})}>
          Clear all filters
        </Link>
      )
    }
  />
);

interface EntriesProps {
  answer: PostedPropertyList;
  search: PostedPropertySearch;
  waiting: boolean;
}

function Entries({ answer: { properties, totalItems, totalPages }, search, waiting }: EntriesProps) {
  const navigate = useNavigate();
  const top = useRef<HTMLHeadingElement>(null);
  const turned = useRef(false);
  // oxlint-disable-next-line react/exhaustive-deps -- a page change moves focus to the top of the list
  useEffect(() => {
    if (turned.current) top.current?.focus();
    turned.current = false;
  }, [search.page]);

  const step = (page: number, disabled: boolean) => {
    const href = postedPath({ ...search, page });
    const onSelect = () => {
      turned.current = true;
      void navigate(href, { preventScrollReset: true });
    };
    return { href, onSelect, disabled };
  };
  const line = (
    <PagerLine
      {...pageRange(search.page, search.page, totalItems)}
      total={totalItems}
      previous={step(search.page - 1, search.page === 1)}
      next={step(search.page + 1, search.page >= totalPages)}
    />
  );
  return (
    <>
      <h2 ref={top} tabIndex={-1} className="sr-only scroll-mt-20">
        Results
      </h2>
      {line}
      <ul className={`${GRID} my-3`} aria-busy={waiting}>
        {properties.map((property, index) => (
          <li key={property.id} className="grid">
            <PostedCard property={property} eager={index === 0} />
          </li>
        ))}
      </ul>
      {line}
    </>
  );
}

/** Text announced to screen readers when the list changes. */
function getStatusText(
  answer: PostedPropertyList | undefined,
  waiting: boolean,
  { page }: PostedPropertySearch,
): string {
  if (waiting) return 'Loading...';
  if (!answer) return '';
  if (answer.totalItems === 0) return NONE;
  const { from, to } = pageRange(page, page, answer.totalItems);
  return `Showing ${indianNumber(from)} to ${indianNumber(to)} of ${indianNumber(answer.totalItems)}`;
}

/** The posted properties for a URL, including loading, empty and error states. */
export function PostedList({ search }: { search: PostedPropertySearch }) {
  const { data, isPlaceholderData, isFetching, isError, refetch } = useQuery({
    ...postedPropertiesQuery(httpApi, search),
    placeholderData: keepPreviousData,
  });
  const waiting = isPlaceholderData || (!data && isFetching);
  const tooFar = data && !isPlaceholderData && data.totalPages > 0 && search.page > data.totalPages;
  if (tooFar) return <Navigate to={postedPath({ ...search, page: data.totalPages })} replace />;
  return (
    <>
      <p role="status" className="sr-only">
        {getStatusText(data, waiting, search)}
      </p>
      {data && data.totalItems > 0 && <Entries answer={data} search={search} waiting={waiting} />}
      {data?.totalItems === 0 && <Nothing narrowed={filterCount(search) > 0} />}
      {!data && isError && <Retry onRetry={() => void refetch()} />}
      {!data && !isError && <Placeholders />}
    </>
  );
}
