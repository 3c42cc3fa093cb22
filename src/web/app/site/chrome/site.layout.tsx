import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { apiContext, siteOriginContext } from '../../data/context.ts';
import { httpApi } from '../../data/http-api.ts';
import { ensure, prefetch } from '../../data/prefetch.ts';
import { citiesQuery, siteQuery } from '../../data/queries.ts';
import { ErrorScreen } from '../../error-screen.tsx';
import { NotFound } from '../shared/not-found.tsx';
import type { Route } from './+types/site.layout.ts';
import { Chrome } from './chrome.tsx';
import { useSeen } from './use-seen.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const state: DehydratedState | undefined = await prefetch(siteQuery(api), citiesQuery(api));
  return { state, siteOrigin: context.get(siteOriginContext), year: new Date().getFullYear() };
}

export async function clientLoader() {
  const state = await ensure(siteQuery(httpApi), citiesQuery(httpApi));
  return { state, siteOrigin: window.location.origin, year: new Date().getFullYear() };
}

export const headers = ({ errorHeaders, loaderHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders;

/** The facts around a page are kept fresh by their own queries, not by navigation. */
export const shouldRevalidate = () => false;

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  // Only here: a page that failed was not seen.
  useSeen();
  return (
    <HydrationBoundary state={loaderData.state}>
      <Chrome year={loaderData.year}>
        <Outlet />
      </Chrome>
    </HydrationBoundary>
  );
}

/** A page that failed keeps the site around it, as long as the site itself could be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<typeof loader>('site/chrome/site.layout');
  const view = isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <ErrorScreen error={error} />;
  if (!site) return view;
  return (
    <HydrationBoundary state={site.state}>
      <Chrome year={site.year}>{view}</Chrome>
    </HydrationBoundary>
  );
}
