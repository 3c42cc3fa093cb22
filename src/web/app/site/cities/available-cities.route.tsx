import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import type { MetaDescriptor } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { apiContext } from '../../data/context.ts';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { prefetch } from '../../data/prefetch.ts';
import { publicQuery } from '../../data/queries.ts';
import { CITY_PLACEHOLDERS, CityTile, CityTileSkeleton } from '../shared/city-tile.tsx';
import { Retry } from '../shared/error-states.tsx';
import { pageTexts, toPageHead } from '../shared/site.ts';
import type { Route } from './+types/available-cities.route.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [page, state] = await Promise.all([
    pageTexts(api, 'available-cities'),
    prefetch(publicQuery(api, '/featured-city')),
  ]);
  return { page, state };
}

export const clientLoader = async () => ({ page: await pageTexts(httpApi, 'available-cities'), state: undefined });

export const headers = publicPage({ fresh: 300, stale: 3_600 });

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead(toPageHead(loaderData.page, '/available-cities', matches)) : [];
}

const GRID = 'grid pair-columns gap-x-5 gap-y-9 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-8';

function Cities() {
  const { data, isPending, isError, refetch } = useQuery(publicQuery(httpApi, '/featured-city'));
  if (isPending) {
    return (
      <ul className={GRID} aria-busy="true" aria-label="Loading...">
        {CITY_PLACEHOLDERS.map((key) => (
          <li key={key}>
            <CityTileSkeleton />
          </li>
        ))}
      </ul>
    );
  }
  if (isError && !data) return <Retry onRetry={() => void refetch()} />;
  if (data.featuredCities.length === 0) return <EmptyState art={drawingUrl('spot-search')} title="No Data Found!" />;
  return (
    <ul className={GRID}>
      {data.featuredCities.map((city) => (
        <li key={city.cityId}>
          <CityTile city={city} />
        </li>
      ))}
    </ul>
  );
}

export default function AvailableCitiesRoute({ loaderData: { page, state } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <main id="main">
        <Banner title={page.title} line={page.lead} art={drawingUrl('courtyard-mumbai-golden-wide')} />
        <div className="wrap section-space">
          <Cities />
        </div>
      </main>
    </HydrationBoundary>
  );
}
