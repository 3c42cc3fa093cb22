import { HydrationBoundary, keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link, type MetaDescriptor, useSearchParams } from 'react-router';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { apiContext } from '../../data/context.ts';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { prefetch } from '../../data/prefetch.ts';
import { Retry } from '../shared/error-states.tsx';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import type { Identity } from '../shared/listings.ts';
import { MAX_COMPARED } from '../shared/saved/compare.ts';
import { findListing, readListings, savedQuery } from '../shared/saved/saved-listings.ts';
import { getSite } from '../shared/site.ts';
import type { Route } from './+types/compare.route.ts';

// Rendered on the server; its code also has the calculation of the EMI, which no page needs at its start.
const ComparisonTable = lazyWithRetry(() => import('./comparison-table.tsx'));

const TITLES = { property: 'Compare properties', project: 'Compare projects', nothing: 'Compare' };

/** The listings to compare from the URL: at most four, all of the type of the first one. */
function readCompared(params: URLSearchParams): Identity[] {
  const named = readListings(params);
  return named.filter(({ type }) => type === named[0]?.type).slice(0, MAX_COMPARED);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const compared = readCompared(new URL(request.url).searchParams);
  if (compared.length === 0) return { state: undefined };
  return { state: await prefetch(savedQuery(context.get(apiContext), compared)) };
}

export const clientLoader = () => ({ state: undefined });

export const headers = publicPage({ fresh: 60, stale: 600 });

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({
    title: 'Compare',
    description: 'Up to four properties or projects side by side: price, area, possession, RERA number and rating.',
    path: '/compare',
    site: getSite(matches),
    noindex: true,
  });
}

function Nothing() {
  return (
    <EmptyState
      art={drawingUrl('spot-search')}
      title="Nothing to compare yet"
      line="Tap the compare icon on any listing to add it here (up to 4)."
      action={
        <Link className={buttonClass()} to="/properties">
          Explore Properties
        </Link>
      }
    />
  );
}

const Loading = () => (
  <div aria-busy="true" aria-label="Loading..." role="status">
    <Skeleton className="h-144 rounded-lg" />
  </div>
);

function Comparison({ compared, caption }: { compared: Identity[]; caption: string }) {
  const { data, isError, refetch } = useQuery({
    ...savedQuery(httpApi, compared),
    placeholderData: keepPreviousData,
  });
  if (isError && !data) return <Retry onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const listings = compared.flatMap((identity) => findListing(data, identity) ?? []);
  if (listings.length === 0) return <Nothing />;
  return (
    <>
      {listings.length < compared.length && (
        <p className="mb-4 text-ink-3">Listings that are no longer available are not shown.</p>
      )}
      <Suspense fallback={<Loading />}>
        <ComparisonTable listings={listings} caption={caption} />
      </Suspense>
    </>
  );
}

export default function CompareRoute({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const compared = readCompared(params);
  const title = TITLES[compared[0]?.type ?? 'nothing'];
  return (
    <HydrationBoundary state={loaderData.state}>
      <main id="main" className="wrap pt-7 pb-18">
        <h1 className="mb-6 text-3xl">{title}</h1>
        {compared.length === 0 ? <Nothing /> : <Comparison compared={compared} caption={title} />}
      </main>
    </HydrationBoundary>
  );
}
