import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Link, type MetaDescriptor } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { apiContext } from '../../data/context.ts';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { prefetch } from '../../data/prefetch.ts';
import { publicQuery } from '../../data/queries.ts';
import { Retry } from '../shared/error-states.tsx';
import { pageTexts, toPageHead } from '../shared/site.ts';
import type { Route } from './+types/popular-links.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [page, state] = await Promise.all([
    pageTexts(api, 'most-popular-links'),
    prefetch(publicQuery(api, '/popular-link')),
  ]);
  return { page, state };
}

export const clientLoader = async () => ({ page: await pageTexts(httpApi, 'most-popular-links'), state: undefined });

export const headers = publicPage({ fresh: 300, stale: 3_600 });

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead(toPageHead(loaderData.page, '/most-popular-links', matches)) : [];
}

// An even number of columns keeps the two links of a city side by side.
const COLUMNS = 'grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4';
const PLACEHOLDERS = Array.from({ length: 25 }, (_, index) => index);

function Links() {
  const { data, isPending, isError, refetch } = useQuery(publicQuery(httpApi, '/popular-link'));
  if (isPending) {
    return (
      <ul className={COLUMNS} aria-busy="true" aria-label="Loading...">
        {PLACEHOLDERS.map((key) => (
          <li key={key} className="flex h-13.25 items-center">
            <Skeleton className="h-5 w-4/5" />
          </li>
        ))}
      </ul>
    );
  }
  if (isError && !data) return <Retry onRetry={() => void refetch()} />;
  if (data.popularLinks.length === 0) return <EmptyState art={drawingUrl('spot-search')} title="No Data Found!" />;
  return (
    <ul className={COLUMNS}>
      {data.popularLinks.map(({ title, slug }) => (
        <li key={slug} className="border-b border-line">
          <Link
            className="group flex min-h-13 items-center justify-between gap-3 py-2 font-medium text-ink transition-colors duration-(--duration-fast) hover:text-primary"
            to={`/most-popular-links/${slug}`}
          >
            {title}
            <Icon name="chevron-right" size="sm" className="text-chuna-400 group-hover:text-primary" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export default function PopularLinksRoute({ loaderData: { page, state } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <main id="main">
        <Banner title={page.title} line={page.lead} art={drawingUrl('courtyard-hyderabad-golden-wide')} />
        <div className="wrap section-space">
          <Links />
        </div>
      </main>
    </HydrationBoundary>
  );
}
