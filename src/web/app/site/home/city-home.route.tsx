import { HydrationBoundary } from '@tanstack/react-query';
import { data, type MetaDescriptor } from 'react-router';
import type { City, CityList } from '#contract';
import { apiContext } from '../../data/context.ts';
import { httpApi } from '../../data/http-api.ts';
import { pageHead, publicPage } from '../../data/page.ts';
import { citiesQuery, queryClient } from '../../data/queries.ts';
import { siteOriginOf } from '../shared/site-origin.ts';
import type { Route } from './+types/city-home.route.ts';
import { Home } from './home.tsx';
import { prefetchHome } from './home-data.ts';

function cityCalled(slug: string, { cities }: CityList): City {
  const city = cities.find((candidate) => candidate.slug === slug);
  if (!city) throw data(null, { status: 404 });
  return city;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const city = cityCalled(params.slug, await api.cities());
  return { city, state: await prefetchHome(api, city) };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const city = cityCalled(params.slug, await queryClient().ensureQueryData(citiesQuery(httpApi)));
  return { city, state: undefined };
}

export const headers = publicPage({ fresh: 60, stale: 600 });

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { city_name: name, slug } = loaderData.city;
  return pageHead({
    title: `Find Your Better Future in ${name} | Aangan`,
    description: `Projects, homes, plots and workplaces in ${name}: prices, possession and RERA numbers at a glance.`,
    keywords: `property in ${name}, real estate in ${name}, flats in ${name}, plots in ${name}`,
    path: `/city/${slug}`,
    siteOrigin: siteOriginOf(matches),
  });
}

export default function CityHomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Home city={loaderData.city} />
    </HydrationBoundary>
  );
}
