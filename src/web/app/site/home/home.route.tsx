import { HydrationBoundary } from '@tanstack/react-query';
import type { MetaDescriptor } from 'react-router';
import { apiContext } from '../../data/context.ts';
import { httpApi } from '../../data/http-api.ts';
import { pageHead, publicPage } from '../../data/page.ts';
import { headOf, pageTexts } from '../shared/page-texts.ts';
import type { Route } from './+types/home.route.ts';
import { Home } from './home.tsx';
import { prefetchHome } from './home-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [page, state] = await Promise.all([pageTexts(api, 'home'), prefetchHome(api)]);
  return { page, state };
}

/** In the browser the page shows as soon as it knows its title, and its lists load inside it. */
export const clientLoader = async () => ({ page: await pageTexts(httpApi, 'home'), state: undefined });

export const headers = publicPage({ fresh: 60, stale: 600 });

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead(headOf(loaderData.page, '/', matches)) : [];
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Home />
    </HydrationBoundary>
  );
}
