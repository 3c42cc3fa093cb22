import { HydrationBoundary } from '@tanstack/react-query';
import { type MetaDescriptor, useSearchParams } from 'react-router';
import { apiContext } from '../../data/context.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { prefetch } from '../../data/prefetch.ts';
import { readListings, savedQuery } from '../shared/saved/saved-listings.ts';
import { getSite } from '../shared/site.ts';
import type { Route } from './+types/wishlist.route.ts';
import { OwnWishlist } from './own-wishlist.tsx';
import { SharedWishlist } from './shared-wishlist.tsx';

/** The server can only load a list named in the URL; the visitor's own list is in their browser. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const named = readListings(new URL(request.url).searchParams);
  if (named.length === 0) return { state: undefined };
  return { state: await prefetch(savedQuery(context.get(apiContext), named)) };
}

export const clientLoader = () => ({ state: undefined });

export const headers = publicPage({ fresh: 60, stale: 600 });

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead({
    title: 'Wishlist',
    description: 'The homes, plots and workplaces you have saved, with current prices.',
    path: '/wishlist',
    site: getSite(matches),
    noindex: true,
  });
}

export default function WishlistRoute({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const named = readListings(params);
  return (
    <HydrationBoundary state={loaderData.state}>
      <main id="main" className="wrap pt-7 pb-18">
        {named.length === 0 ? <OwnWishlist /> : <SharedWishlist named={named} />}
      </main>
    </HydrationBoundary>
  );
}
