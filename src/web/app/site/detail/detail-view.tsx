import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { listingPath } from '#contract/listings/listing-path.ts';
import { refusal } from '../../data/refusals.ts';
import type { Listing } from '../shared/listings.ts';
import { NotFound } from '../shared/not-found.tsx';
import { Retry } from '../shared/retry.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { type Detail, picturesOf } from './detail.ts';
import { SectionsSkeleton, TopSkeleton } from './detail-skeleton.tsx';
import { Gallery } from './gallery.tsx';
import { HeadTags } from './head-tags.tsx';
import { knownListing } from './known-listing.ts';
import { ProjectSections } from './project-sections.tsx';
import { PropertySections } from './property-sections.tsx';
import { TitleBlock } from './title-block.tsx';

/** What is there of a listing whose page is being fetched: its card, if a list that has been seen holds it. */
function useKnownListing(kind: Listing['kind'], slug: string): Listing | undefined {
  const client = useQueryClient();
  const [known] = useState(() => {
    const answers = client.getQueryCache().getAll();
    return knownListing(
      kind,
      slug,
      answers.map(({ state }) => state.data),
    );
  });
  return known;
}

/** Of a card only the first picture is known. */
const firstPicture = ({ item }: Listing) =>
  picturesOf({ ...item, image_url2: null, image_url3: null, image_url4: null, image_url5: null, image_alts: [] });

function Top({ listing, detail, failed }: { listing: Listing; detail: Detail | undefined; failed: boolean }) {
  const pictures = detail ? picturesOf(detail.item) : firstPicture(listing);
  return (
    <>
      <TitleBlock listing={listing} />
      <Gallery listing={listing} pictures={pictures} loading={!detail && !failed} />
    </>
  );
}

const Sections = ({ detail }: { detail: Detail }) =>
  detail.kind === 'property' ? <PropertySections property={detail.item} /> : <ProjectSections project={detail.item} />;

interface DetailViewProps {
  kind: Listing['kind'];
  slug: string;
  query: UseQueryResult<Detail>;
}

/** A listing being fetched, shown, not found, or not to be had just now. The address alone decides which listing. */
export function DetailView({ kind, slug, query: { data: detail, error, refetch } }: DetailViewProps) {
  const known = useKnownListing(kind, slug);
  if (refusal(error) === 404) return <NotFound />;
  if (detail && detail.item.slug !== slug) return <Navigate replace to={listingPath(kind, detail.item.slug)} />;
  const listing = detail ?? known;
  const failed = error !== null && !detail;
  return (
    <main id="main" className="wrap pb-18" aria-busy={!detail && !failed}>
      <HeadTags listing={listing} detail={detail} />
      {listing ? <Top listing={listing} detail={detail} failed={failed} /> : !failed && <TopSkeleton />}
      {failed && (
        <div className="py-10">
          <Retry onRetry={() => void refetch()} />
        </div>
      )}
      {detail && <Sections detail={detail} />}
      {!detail && !failed && <SectionsSkeleton />}
      {listing && <BottomBar listing={listing} />}
    </main>
  );
}
