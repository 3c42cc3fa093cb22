import { HydrationBoundary, useQuery } from '@tanstack/react-query';
import { data, type MetaDescriptor } from 'react-router';
import type { PopularLinkList } from '#contract';
import { Banner } from '#ui/banner.tsx';
import { apiContext } from '../../data/context.ts';
import { httpApi } from '../../data/http-api.ts';
import { mediaUrl } from '../../data/media.ts';
import { pageHead, publicPage } from '../../data/page.ts';
import { prefetch } from '../../data/prefetch.ts';
import { popularLinkQuery, popularLinksQuery, queryClient } from '../../data/queries.ts';
import { Retry } from '../shared/retry.tsx';
import { getSiteOrigin } from '../shared/site-origin.ts';
import type { Route } from './+types/popular-link.route.ts';
import { Results, ResultsSkeleton } from './results.tsx';

/** The title is available before the results, because client-side navigation uses the cached list of links. */
function getTitle(slug: string, { popularLinks }: PopularLinkList): string {
  const link = popularLinks.find((candidate) => candidate.slug === slug);
  if (!link) throw data(null, { status: 404 });
  return link.title || 'Popular Link';
}

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const title = getTitle(slug, await api.popularLinks());
  return { title, state: await prefetch(popularLinkQuery(api, slug)) };
}

export async function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  const title = getTitle(slug, await queryClient().ensureQueryData(popularLinksQuery(httpApi)));
  return { title, state: undefined };
}

export const headers = publicPage({ fresh: 60, stale: 600 });

export function meta({ loaderData, params, matches }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return [];
  const { title } = loaderData;
  return pageHead({
    title: `${title} | Aangan`,
    description: `${title}: the newest listings with price, size, possession stage and RERA number. Save the ones you like and ask an advisor to call you back.`,
    keywords: `${title}, flats, villas, plots, offices, RERA`,
    path: `/most-popular-links/${params.slug}`,
    siteOrigin: getSiteOrigin(matches),
  });
}

function Listings({ slug }: { slug: string }) {
  const { data: link, isPending, refetch } = useQuery(popularLinkQuery(httpApi, slug));
  if (link) return <Results link={link} />;
  return isPending ? <ResultsSkeleton /> : <Retry onRetry={() => void refetch()} />;
}

export default function PopularLinkRoute({ loaderData: { title, state }, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={state}>
      <main id="main">
        <Banner
          title={title}
          line="The newest first. Ask for a call about any of them."
          art={mediaUrl('art/banner.svg')}
        />
        <div className="wrap section-space">
          <Listings slug={params.slug} />
        </div>
      </main>
    </HydrationBoundary>
  );
}
