import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import type { PropertyAnswer, SimilarProperties } from '#contract';
import { listingPath } from '#contract/listings/listing-path.ts';
import { apiContext } from '../../data/context.ts';
import { httpApi } from '../../data/http-api.ts';
import { propertyQuery, similarPropertiesQuery } from '../../data/queries.ts';
import { refusal } from '../../data/refusals.ts';
import type { Listing } from '../shared/listings.ts';
import type { Route } from './+types/property.route.ts';
import type { Detail } from './detail.ts';
import { DetailView } from './detail-view.tsx';
import { Gone } from './gone.tsx';
import { loadDetail, untilStale } from './load-detail.ts';

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadDetail({
    request,
    query: propertyQuery(api, slug),
    read: () => api.property(slug),
    addressOf: ({ property }) => listingPath('property', property.slug),
    similar: similarPropertiesQuery(api, slug),
  });
}

export const clientLoader = () => ({ gone: false, state: undefined });

export const headers = untilStale;

const asDetail = ({ property }: PropertyAnswer): Detail => ({ kind: 'property', item: property });
const asListings = ({ properties }: SimilarProperties): Listing[] =>
  properties.map((item) => ({ kind: 'property', item }));

function PropertyDetail({ slug, gone }: { slug: string; gone: boolean }) {
  const query = useQuery({ ...propertyQuery(httpApi, slug), select: asDetail, enabled: !gone });
  const isGone = gone || refusal(query.error) === 410;
  const similar = useQuery({ ...similarPropertiesQuery(httpApi, slug), select: asListings, enabled: isGone });
  if (isGone) return <Gone kind="property" similar={similar} />;
  return <DetailView kind="property" slug={slug} query={query} />;
}

/** The page of a property. Its key is its address: another one starts from nothing. */
export default function PropertyRoute({ loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <PropertyDetail key={slug} slug={slug} gone={loaderData.gone} />
    </HydrationBoundary>
  );
}
