import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { PropertyAnswer, SimilarProperties } from '#contract';
import { listingPath } from '#contract/paths.ts';
import { apiContext } from '../../data/context.ts';
import { httpApi, missingStatus } from '../../data/http.ts';
import { publicQuery } from '../../data/queries.ts';
import { lazyWithRetry, prefetchModule } from '../shared/lazy-with-retry.ts';
import type { Listing } from '../shared/listings.ts';
import type { Route } from './+types/property.route.ts';
import { DetailView } from './detail-view.tsx';
import { detailHeaders, loadDetail } from './load-detail.ts';

// Rendered on the server; the code is loaded later, so that title and images are usable first.
const loadSections = () => import('./property-sections.tsx');
const PropertySections = lazyWithRetry(loadSections);
const Gone = lazyWithRetry(() => import('./gone.tsx'));

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadDetail({
    request,
    query: publicQuery(api, '/property/:slug', { slug }),
    read: () => api.get('/property/:slug', { slug }),
    toPath: ({ property }) => listingPath('property', property.slug),
    similar: publicQuery(api, '/property/:slug/similar', { slug }),
  });
}

export function clientLoader() {
  prefetchModule(loadSections);
  return { gone: false, state: undefined };
}

export const headers = detailHeaders;

const asDetail = ({ property }: PropertyAnswer) => ({ kind: 'property' as const, item: property });
const asListings = ({ properties }: SimilarProperties): Listing[] =>
  properties.map((item) => ({ kind: 'property', item }));

function PropertyDetail({ slug, gone }: { slug: string; gone: boolean }) {
  const query = useQuery({ ...publicQuery(httpApi, '/property/:slug', { slug }), select: asDetail, enabled: !gone });
  const isGone = gone || missingStatus(query.error) === 410;
  const similar = useQuery({
    ...publicQuery(httpApi, '/property/:slug/similar', { slug }),
    select: asListings,
    enabled: isGone,
  });
  if (isGone) {
    return (
      <Suspense>
        <Gone kind="property" similar={similar} />
      </Suspense>
    );
  }
  const sections = query.data && <PropertySections property={query.data.item} />;
  return <DetailView kind="property" slug={slug} query={query} sections={sections} />;
}

/** Keyed by slug, so that another property starts with fresh state. */
export default function PropertyRoute({ loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <PropertyDetail key={slug} slug={slug} gone={loaderData.gone} />
    </HydrationBoundary>
  );
}
