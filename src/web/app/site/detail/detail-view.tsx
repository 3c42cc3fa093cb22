import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Navigate } from 'react-router';
import { listingPath } from '#contract/paths.ts';
import { Badge, Tag } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Icon } from '#ui/icon.tsx';
import { missingStatus } from '../../data/http.ts';
import { type PageHead, PageHeadTags } from '../../data/page.tsx';
import { NotFound, Retry } from '../shared/error-states.tsx';
import { firstParagraph, truncateWords } from '../shared/html.tsx';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import { isPosted, type Listing, perSquareFoot, possessionBadge, priceLabel, tagNames } from '../shared/listings.ts';
import { useSiteIdentity } from '../shared/site.ts';
import { SiteTitle } from '../shared/site-title.tsx';
import { type Detail, enquiryAbout, getBreadcrumbs, getCity, getPictures, possessionLabel } from './detail.ts';
import { SectionsSkeleton, TopSkeleton } from './detail-skeleton.tsx';
import { Gallery } from './gallery.tsx';
import { unbrokenTitle } from './unbroken-title.ts';

// Rendered on the server; the code is loaded later, so that title and images are usable first.
const BottomBar = lazyWithRetry(() => import('./bottom-bar.deferred.tsx'));
const EmiLine = lazyWithRetry(() => import('./emi-line.deferred.tsx'));

/** A field that only cards of this type have. */
const MARKS: Record<Listing['kind'], string> = { property: 'built_up_area', project: 'minimum_price' };

/** Maximum depth of a card in a response: `{ property: { similar: [card] } }`. */
const DEEPEST = 4;

function find(value: unknown, slug: string, mark: string, depth: number): object | undefined {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return undefined;
  if ('slug' in value && value.slug === slug && mark in value) return value;
  for (const part of Object.values(value)) {
    const found = find(part, slug, mark, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/**
 * Finds the card of a listing in cached responses, to show it while the page is loading. Only the slug of the URL
 * identifies the listing.
 */
export function findCachedListing(
  kind: Listing['kind'],
  slug: string,
  answers: readonly unknown[],
): Listing | undefined {
  const item = find(answers, slug, MARKS[kind], 0);
  return item && ({ kind, item } as Listing);
}

const SHORT = 155;

/** Title and description written by staff, or else derived from the listing. */
function headTexts(
  listing: Listing,
  detail: Detail | undefined,
): Pick<PageHead, 'title' | 'isFullTitle' | 'description'> {
  const { title, description } = listing.item;
  const city = getCity(listing)?.name;
  const place = city === undefined || title.includes(city) ? title : `${title}, ${city}`;
  return {
    title: detail?.item.meta_title ?? place,
    isFullTitle: Boolean(detail?.item.meta_title),
    description: detail?.item.meta_description ?? (truncateWords(firstParagraph(description), SHORT) || place),
  };
}

/** Title, description and canonical URL of a listing. */
function HeadTags({ listing, detail }: { listing: Listing; detail: Detail | undefined }) {
  const site = useSiteIdentity();
  return (
    <PageHeadTags
      {...headTexts(listing, detail)}
      path={listingPath(listing.kind, listing.item.slug)}
      site={site}
      picture={detail?.item.og_image ?? undefined}
    />
  );
}

function Marks({ listing }: { listing: Listing }) {
  const { possession_status } = listing.item;
  const badge = possessionLabel(possession_status) ? possessionBadge(possession_status) : undefined;
  const tags = tagNames(listing);
  if (!badge && tags.length === 0) return null;
  return (
    <div className="mb-2.5 flex flex-wrap gap-2">
      {badge && <Badge tone={badge.tone}>{badge.label}</Badge>}
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </div>
  );
}

/** Title, location and price, above the images. */
function TitleBlock({ listing }: { listing: Listing }) {
  const { title, address } = listing.item;
  const perFoot = listing.kind === 'property' && perSquareFoot(listing.item);
  return (
    <>
      <div className="pt-4.5">
        <Breadcrumb items={getBreadcrumbs(listing)} />
      </div>
      <div className="grid gap-4 pt-5.5 pb-5 lg:grid-cols-last-auto lg:items-end lg:gap-8">
        <div className="min-w-0">
          <Marks listing={listing} />
          <h1 className="text-3xl leading-display wrap-anywhere">{unbrokenTitle(title)}</h1>
          <p className="mt-2 flex gap-1.5 text-ink-3">
            <Icon name="pin" className="mt-0.5" />
            <span className="min-w-0 wrap-anywhere">{address}</span>
          </p>
        </div>
        <div className={isPosted(listing) ? 'max-lg:order-first lg:text-right' : 'lg:text-right'}>
          <p className="text-price leading-figure font-bold tracking-tight text-ink">{priceLabel(listing)}</p>
          {perFoot && <p className="mt-1 text-ink-3">{perFoot}</p>}
          {listing.kind === 'property' && (
            <Suspense fallback={<div className="min-h-11" />}>
              <EmiLine property={listing.item} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  );
}

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
const firstPicture = ({ item: { title, image_url1 } }: Listing) =>
  getPictures({ title, pictures: image_url1 === null ? [] : [{ url: image_url1, alt: '', kind: null }] });

function Top({ listing, detail, loading }: { listing: Listing; detail: Detail | undefined; loading: boolean }) {
  const pictures = detail ? getPictures(detail.item) : firstPicture(listing);
  const video = detail?.kind === 'property' ? detail.item.video_url : null;
  return (
    <>
      <HeadTags listing={listing} detail={detail} />
      <TitleBlock listing={listing} />
      <Gallery
        listing={listing}
        pictures={pictures}
        video={video}
        panorama={detail?.item.panorama ?? null}
        loading={loading}
      />
    </>
  );
}

/** Top of the page while only the URL is known. */
function DetailFallback({ failed }: { failed: boolean }) {
  const heading = failed ? 'Something went wrong' : 'Loading...';
  return (
    <>
      <SiteTitle>{heading}</SiteTitle>
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
  if (missingStatus(error) === 404) return <NotFound missing="listing" />;
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
      {listing && (
        <Suspense>
          <BottomBar listing={listing} request={enquiryAbout(listing, 'bar')} />
        </Suspense>
      )}
    </main>
  );
}
