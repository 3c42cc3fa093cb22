import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Navigate } from 'react-router';
import { listingPath } from '#contract/listings/listing-path.ts';
import { missingStatus } from '../../data/missing-status.ts';
import type { Listing } from '../shared/listings.ts';
import { NotFound } from '../shared/not-found.tsx';
import { Retry } from '../shared/retry.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { findCachedListing } from './cached-listing.ts';
import { type Detail, getPictures } from './detail.ts';
import { SectionsSkeleton, TopSkeleton } from './detail-skeleton.tsx';
import { Gallery } from './gallery.tsx';
import { HeadTags } from './head-tags.tsx';
import { TitleBlock } from './title-block.tsx';

/** The card of a listing whose page is loading, if a list seen before has it in the cache. */
function useCachedListing(kind: Listing['kind'], slug: string): Listing | undefined {
  const client = useQueryClient();
  const [cached] = useState(() => {
    const answers = client.getQueryCache().getAll();
    return findCachedListing(
      kind,
      slug,
      answers.map(({ state }) => state.data),
    );
  });
  return cached;
}

/** A card only has the first image. */
const firstPicture = ({ item }: Listing) =>
  getPictures({ ...item, image_url2: null, image_url3: null, image_url4: null, image_url5: null, image_alts: [] });

function Top({ listing, detail, loading }: { listing: Listing; detail: Detail | undefined; loading: boolean }) {
  const pictures = detail ? getPictures(detail.item) : firstPicture(listing);
  return (
    <>
      <HeadTags listing={listing} detail={detail} />
      <TitleBlock listing={listing} />
      <Gallery listing={listing} pictures={pictures} loading={loading} />
    </>
  );
}

/** Top of the page while only the URL is known. */
function DetailFallback({ failed }: { failed: boolean }) {
  const heading = failed ? 'Something went wrong' : 'Loading...';
  return (
    <>
      <title>{`${heading} | Aangan`}</title>
      <h1 className="sr-only">{heading}</h1>
      {!failed && <TopSkeleton />}
    </>
  );
}

interface DetailViewProps {
  kind: Listing['kind'];
  slug: string;
  query: UseQueryResult<Detail>;
  /** Shown below the images once the listing is loaded. */
  sections: ReactNode;
}

/** Shows the listing, or its loading, not-found or error state; only the URL decides which listing. */
export function DetailView({ kind, slug, query: { data: detail, error, refetch }, sections }: DetailViewProps) {
  const cached = useCachedListing(kind, slug);
  if (missingStatus(error) === 404) return <NotFound />;
  if (detail && detail.item.slug !== slug) return <Navigate replace to={listingPath(kind, detail.item.slug)} />;
  const listing = detail ?? cached;
  const failed = error !== null && !detail;
  const loading = !failed && !detail;
  return (
    <main id="main" className="wrap pb-18" aria-busy={loading}>
      {listing && <Top listing={listing} detail={detail} loading={loading} />}
      {!listing && <DetailFallback failed={failed} />}
      {failed && (
        <div className="py-10">
          <Retry onRetry={() => void refetch()} />
        </div>
      )}
      {detail && <Suspense fallback={<SectionsSkeleton />}>{sections}</Suspense>}
      {loading && <SectionsSkeleton />}
      {listing && <BottomBar listing={listing} />}
    </main>
  );
}
