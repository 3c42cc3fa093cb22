import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import type { PostedProperty, PostedPropertyList, PostedPropertySearch } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { postingText, postingTitle } from '#contract/leads/posting-texts.ts';
import { POSTED_BY_LABELS, PROPERTY_TYPE_LABELS } from '#contract/listings/labels.ts';
import { listingPath } from '#contract/paths.ts';
import { propertyPrice } from '#contract/rupees.ts';
import { Marker } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { publicQuery } from '../../data/queries.ts';
import { Retry } from '../shared/error-states.tsx';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import { ListingPicture } from '../shared/listing-card/listing-picture.tsx';
import { pageRange } from '../shared/load-more/paged-list.ts';
import { filterCount, POSTED_BY_TONES, postedPath } from './posted-search.ts';

// Rendered on the server; its links work before the code has come.
const PagerLine = lazyWithRetry(async () => ({ default: (await import('#ui/pager.tsx')).PagerLine }));

const FRAME = 'flex flex-wrap gap-3.5 rounded-lg border border-line bg-surface p-3.5 md:gap-5 md:p-4';
const PICTURE = 'aspect-square w-thumb self-start overflow-hidden rounded-md bg-well md:aspect-3/2 md:w-45';

const postedPrice = ({ price, purpose }: PostedProperty): string =>
  price === null ? 'Price on request' : propertyPrice(price, purpose);

/** Caches the card under the names of the property's page, which shows it while it is loading. */
function keepCard(client: QueryClient, property: PostedProperty): void {
  const { slug, posted_by, property_type, purpose, price, address, image_url1 } = property;
  const card = {
    slug,
    title: postingTitle(property),
    address,
    purpose,
    price,
    property_type,
    residency_type: null,
    posted_by,
    image_url1,
    tags: [],
    description: '',
    possession_status: null,
    city: null,
    carpet_area: null,
    built_up_area: null,
  };
  client.setQueryData(['posted-card', slug], card);
}

/** A posted property in the list, price first; the whole card is one link. */
function PostedCard({ property, eager }: { property: PostedProperty; eager: boolean }) {
  const { id, slug, posted_by, property_type, address, name, createdAt, image_url1 } = property;
  const client = useQueryClient();
  return (
    <article
      className={`group/card relative ${FRAME} transition-frame duration-(--duration-base) hover:border-chuna-300 hover:shadow-md`}
    >
      <div className={PICTURE}>
        <ListingPicture path={image_url1} eager={eager} />
      </div>
      <div className="min-w-0 flex-1 basis-thumb">
        <p className="text-xl leading-label font-bold tracking-snug text-ink">{postedPrice(property)}</p>
        <h3 className="mt-1.5 line-clamp-2 text-feature leading-tight text-wrap wrap-anywhere">
          <Link
            className="card-link outline-offset-2 after:absolute after:inset-0 after:rounded-lg"
            to={slug === null ? listingPath('posted_property', id) : listingPath('property', slug)}
            onClick={() => keepCard(client, property)}
          >
            {postingTitle(property)}
          </Link>
        </h3>
        <p className="mt-1 flex gap-1.5 text-small text-ink-3">
          <Icon name="pin" size="sm" className="mt-1" />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{address}</span>
        </p>
        <p className="mt-2 line-clamp-2 text-small leading-normal wrap-anywhere">{postingText(property)}</p>
        <p className="mt-2.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Marker tone={POSTED_BY_TONES[posted_by]}>{POSTED_BY_LABELS[posted_by]}</Marker>
          <span className="text-meta font-semibold text-accent-ink">{PROPERTY_TYPE_LABELS[property_type]}</span>
          <span className="text-note text-ink-3">
            Posted by {name}{' '}
            <span className="whitespace-nowrap">
              on <time dateTime={createdAt}>{dayText(createdAt)}</time>
            </span>
          </span>
        </p>
      </div>
    </article>
  );
}

const PostedCardSkeleton = () => (
  <div className={FRAME}>
    <Skeleton className={PICTURE} />
    <div className="grid flex-1 basis-thumb content-start gap-2.5">
      <Skeleton className="h-6 w-2/5" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="h-11" />
    </div>
  </div>
);

const GRID = 'grid grid-cols-1 gap-4 lg:grid-cols-2';
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
    art={drawingUrl('spot-search')}
    title={NONE}
    line={narrowed && 'Try another city or remove a filter.'}
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
    <Suspense fallback={<div className="min-h-11" />}>
      <PagerLine
        {...pageRange(search.page, search.page, totalItems)}
        total={totalItems}
        previous={step(search.page - 1, search.page === 1)}
        next={step(search.page + 1, search.page >= totalPages)}
      />
    </Suspense>
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
    ...publicQuery(httpApi, '/public-property', search),
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
