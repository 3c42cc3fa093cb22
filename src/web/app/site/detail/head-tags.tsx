import { listingPath } from '#contract/listings/listing-path.ts';
import { PageHeadTags } from '../../data/page-head.tsx';
import type { Listing } from '../shared/listings.ts';
import { cutAt, firstParagraph } from '../shared/plain-text.ts';
import { useSiteOrigin } from '../shared/site-origin.ts';
import { type Detail, getCity } from './detail.ts';

const SHORT = 155;

/** Title and description written by staff, or else derived from the listing. */
function headTexts(listing: Listing, detail: Detail | undefined): { title: string; description: string } {
  const { title, description } = listing.item;
  const place = [title, getCity(listing)?.name].filter(Boolean).join(', ');
  return {
    title: detail?.item.meta_title ?? `${place} | Aangan`,
    description: detail?.item.meta_description ?? (cutAt(firstParagraph(description), SHORT) || place),
  };
}

/** Title, description and canonical URL of a listing. */
export function HeadTags({ listing, detail }: { listing: Listing; detail: Detail | undefined }) {
  const siteOrigin = useSiteOrigin();
  return (
    <PageHeadTags
      {...headTexts(listing, detail)}
      path={listingPath(listing.kind, listing.item.slug)}
      siteOrigin={siteOrigin}
      picture={detail?.item.og_image ?? undefined}
    />
  );
}
