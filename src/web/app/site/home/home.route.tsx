import { HydrationBoundary } from '@tanstack/react-query';
import type { MetaDescriptor } from 'react-router';
import { apiContext } from '../../data/context.ts';
import { pageHead, publicPage } from '../../data/page.ts';
import { prefetch } from '../../data/prefetch.ts';
import { featuredCitiesQuery } from '../../data/queries.ts';
import { siteOriginOf } from '../shared/site-origin.ts';
import type { Route } from './+types/home.route.ts';
import { Home } from './home.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { state: await prefetch(featuredCitiesQuery(context.get(apiContext))) };
}

/** In the browser the page shows at once and its lists load inside it. */
export const clientLoader = () => ({ state: undefined });

export const headers = publicPage({ fresh: 60, stale: 600 });

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({
    title: 'Find Your Better Future in India | Aangan',
    description:
      'RERA-checked projects, resale homes, plots and workplaces across Indian cities, with an advisor who stays till the keys are in your hand.',
    keywords: 'real estate India, flats, plots, villas, office space, RERA projects, property advisor',
    path: '/',
    siteOrigin: siteOriginOf(matches),
  });
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Home />
    </HydrationBoundary>
  );
}
