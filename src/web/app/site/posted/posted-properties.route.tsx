import { HydrationBoundary } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type MetaDescriptor, redirect, useLocation } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { apiContext } from '../../data/context.ts';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { getResult, prefetch } from '../../data/prefetch.ts';
import { publicQuery } from '../../data/queries.ts';
import { rememberedPath, rememberSearch } from '../shared/remembered-search.ts';
import { pageTexts, toPageHead } from '../shared/site.ts';
import type { Route } from './+types/posted-properties.route.ts';
import { PostedFilters } from './posted-filters.tsx';
import { PostedList } from './posted-list.tsx';
import { filterCount, POSTED_LIST, postedPath, readPostedSearch } from './posted-search.ts';

/** A page beyond the last redirects to the last. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const search = readPostedSearch(new URL(request.url).searchParams);
  const query = publicQuery(api, '/public-property', search);
  const [page, state] = await Promise.all([pageTexts(api, 'posted-properties'), prefetch(query)]);
  const { totalPages } = getResult(state, query.queryKey);
  if (totalPages > 0 && search.page > totalPages) throw redirect(postedPath({ ...search, page: totalPages }));
  return { page, state };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const remembered = rememberedPath(POSTED_LIST, window.location.pathname, new URL(request.url));
  if (remembered) throw redirect(remembered);
  return { page: await pageTexts(httpApi, 'posted-properties'), state: undefined };
}

export const headers = publicPage({ fresh: 60, stale: 600 });

export function meta({ loaderData, location, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const search = readPostedSearch(new URLSearchParams(location.search));
  const head = toPageHead(loaderData.page, postedPath(search), matches);
  const paged = search.page === 1 ? {} : { title: `${loaderData.page.title}, page ${search.page}`, isFullTitle: false };
  return pageHead({ ...head, ...paged, noindex: filterCount(search) > 0 });
}

export default function PostedPropertiesRoute({ loaderData: { page, state } }: Route.ComponentProps) {
  const { search: query } = useLocation();
  const search = useMemo(() => readPostedSearch(new URLSearchParams(query)), [query]);
  useEffect(() => rememberSearch(POSTED_LIST, search), [search]);
  return (
    <HydrationBoundary state={state}>
      <main id="main">
        <Banner title={page.title} line={page.lead} art={drawingUrl('courtyard-goa-golden-wide')}>
          <PostedFilters search={search} />
        </Banner>
        <div className="wrap pt-7 pb-16">
          <PostedList search={search} />
        </div>
      </main>
    </HydrationBoundary>
  );
}
