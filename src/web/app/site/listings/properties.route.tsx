import { HydrationBoundary } from '@tanstack/react-query';
import { type MetaDescriptor, useLocation } from 'react-router';
import { RENT_PATH } from '#contract/listings/search-paths.ts';
import { apiContext } from '../../data/context.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { getSite } from '../shared/site.ts';
import type { Route } from './+types/properties.route.ts';
import { ListPage } from './list-page.tsx';
import { PROPERTIES, RENTALS } from './result-sources.ts';
import { loadList } from './start-list.ts';

/** Homes for rent have the same page at another address. */
const listAt = (pathname: string) => (pathname === RENT_PATH ? RENTALS : PROPERTIES);

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadList(listAt(new URL(request.url).pathname), context.get(apiContext), request);

/** Loaded on demand: visitors who stay on the server-rendered page do not need it. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) =>
  (await import('./start-list.ts')).startList(listAt(new URL(request.url).pathname), request);

export const headers = publicPage({ fresh: 60, stale: 600 });

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead({ ...loaderData.head, site: getSite(matches) }) : [];
}

export default function PropertiesRoute({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <HydrationBoundary state={loaderData.state}>
      <ListPage key={pathname} list={listAt(pathname)} heading={loaderData.heading} />
    </HydrationBoundary>
  );
}
