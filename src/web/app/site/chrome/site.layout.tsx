import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { apiContext, siteOriginContext } from '../../data/context.ts';
import { httpApi } from '../../data/http.ts';
import { ensureCached, getResult, prefetch } from '../../data/prefetch.ts';
import { publicQuery, queryClient } from '../../data/queries.ts';
import { ErrorScreen } from '../../error-screen.tsx';
import { NotFound } from '../shared/error-states.tsx';
import type { Route } from './+types/site.layout.ts';
import { Chrome } from './chrome.tsx';

declare global {
  interface Navigator {
    /** Signals that the visitor opts out of tracking; missing in the standard library types. */
    globalPrivacyControl?: boolean;
  }
}

/** Counts each page view by path only, and not for visitors who opt out of tracking. */
function useSeen(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (navigator.doNotTrack !== '1' && !navigator.globalPrivacyControl) navigator.sendBeacon('/api/v1/seen', pathname);
  }, [pathname]);
}

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const ofSite = publicQuery(api, '/site');
  const state: DehydratedState | undefined = await prefetch(ofSite, publicQuery(api, '/city'));
  const name = getResult(state, ofSite.queryKey).site.facts.brand;
  return { state, site: { origin: context.get(siteOriginContext), name }, year: new Date().getFullYear() };
}

export async function clientLoader() {
  const ofSite = publicQuery(httpApi, '/site');
  const state = await ensureCached(ofSite, publicQuery(httpApi, '/city'));
  const name = queryClient().getQueryData(ofSite.queryKey)?.site.facts.brand ?? '';
  return { state, site: { origin: window.location.origin, name }, year: new Date().getFullYear() };
}

export const headers = ({ errorHeaders, loaderHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders;

/** Site facts are refreshed by their own queries, not on navigation. */
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  // Only here, because a failed page does not count as a page view.
  useSeen();
  return (
    <HydrationBoundary state={loaderData.state}>
      <Chrome year={loaderData.year}>
        <Outlet />
      </Chrome>
    </HydrationBoundary>
  );
}

/** A failed page keeps the site layout, if the layout itself was loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<typeof loader>('site/chrome/site.layout');
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const view = isMissing ? (
    <NotFound missing={error.data === 'listing' ? 'listing' : 'page'} />
  ) : (
    <ErrorScreen error={error} />
  );
  if (!site) return view;
  return (
    <HydrationBoundary state={site.state}>
      <Chrome year={site.year}>{view}</Chrome>
    </HydrationBoundary>
  );
}
