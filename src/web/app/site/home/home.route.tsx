import { HydrationBoundary } from '@tanstack/react-query';
import { data, type MetaDescriptor } from 'react-router';
import type { City, CityList } from '#contract';
import { apiContext } from '../../data/context.ts';
import { httpApi } from '../../data/http.ts';
import { type PageHead, pageHead, publicPage, type SiteIdentity } from '../../data/page.tsx';
import { publicQuery, queryClient } from '../../data/queries.ts';
import { getSite, pageTexts, toPageHead } from '../shared/site.ts';
import type { Route } from './+types/home.route.ts';
import { Home } from './home.tsx';
import { prefetchHome } from './home-data.ts';

/** The city of `/city/:slug`; `/` has none. */
function findCity(slug: string, { cities }: CityList): City {
  const city = cities.find((candidate) => candidate.slug === slug);
  if (!city) throw data(null, { status: 404 });
  return city;
}

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  if (slug !== undefined) {
    const city = findCity(slug, await api.get('/city'));
    return { city, state: await prefetchHome(api, city) };
  }
  const [page, state] = await Promise.all([pageTexts(api, 'home'), prefetchHome(api)]);
  return { page, state };
}

/** In the browser the page renders as soon as its title is known, and its lists load afterwards. */
export async function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  if (slug === undefined) return { page: await pageTexts(httpApi, 'home'), state: undefined };
  return { city: findCity(slug, await queryClient().ensureQueryData(publicQuery(httpApi, '/city'))), state: undefined };
}

export const headers = publicPage({ fresh: 60, stale: 600 });

const cityHead = ({ city_name: name, slug }: City, site: SiteIdentity): PageHead => ({
  title: `Find Your Better Future in ${name}`,
  description: `Projects, homes, plots and workplaces in ${name}: prices, possession and RERA numbers at a glance.`,
  keywords: `property in ${name}, real estate in ${name}, flats in ${name}, plots in ${name}`,
  path: `/city/${slug}`,
  site,
});

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  if (loaderData.city) return pageHead(cityHead(loaderData.city, getSite(matches)));
  return pageHead(toPageHead(loaderData.page, '/', matches));
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Home city={loaderData.city} />
    </HydrationBoundary>
  );
}
