import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { apiContext } from '../../data/context.ts';
import { httpApi, missingStatus } from '../../data/http.ts';
import { notFound, publicPage } from '../../data/page.tsx';
import { prefetch } from '../../data/prefetch.ts';
import { publicQuery } from '../../data/queries.ts';
import { NotFound, Retry } from '../shared/error-states.tsx';
import type { Route } from './+types/posted-property.route.ts';
import { PostedDetail, PostedDetailSkeleton } from './posted-detail.tsx';

/** Plain positive integers only, so that each listing has one URL. */
const ID = /^[1-9]\d{0,14}$/;

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  if (!ID.test(id)) throw notFound('listing');
  const query = publicQuery(context.get(apiContext), '/public-property/:id', { id: Number(id) });
  const state = await prefetch(query).catch((error: unknown) => {
    throw missingStatus(error) === 404 ? notFound('listing') : error;
  });
  return { state };
}

export function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  if (!ID.test(id)) throw notFound('listing');
  return { state: undefined };
}

export const headers = publicPage({ fresh: 60, stale: 600 });

function Property({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(publicQuery(httpApi, '/public-property/:id', { id }));
  if (missingStatus(error) === 404) return <NotFound missing="listing" />;
  if (data) return <PostedDetail property={data.property} />;
  if (!error) return <PostedDetailSkeleton />;
  return (
    <main id="main" className="wrap py-10">
      <title>Something went wrong | Aangan</title>
      <h1 className="sr-only">Something went wrong</h1>
      <Retry onRetry={() => void refetch()} />
    </main>
  );
}

export default function PostedPropertyRoute({ loaderData: { state }, params: { id } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <Property key={id} id={Number(id)} />
    </HydrationBoundary>
  );
}
