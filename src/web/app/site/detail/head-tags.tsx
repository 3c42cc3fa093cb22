import { listingPath } from '#contract/listings/listing-path.ts';
import { HeadOf } from '../../data/page-head.tsx';
import { JsonLd } from '../shared/json-ld.tsx';
import type { Listing } from '../shared/listings.ts';
import { useSiteOrigin } from '../shared/site-origin.ts';
import { cityOf, type Detail } from './detail.ts';
import { listingData, trailData } from './json-ld.ts';
import { cutAt, firstWords } from './plain-text.ts';

const SHORT = 155;

/** What staff wrote for search engines, or else what the listing says of itself. */
function headWords(listing: Listing, detail: Detail | undefined): { title: string; description: string } {
  const { title, description } = listing.item;
  const place = [title, cityOf(listing)?.name].filter(Boolean).join(', ');
  return {
    title: detail?.item.meta_title ?? `${place} | Aangan`,
    description: detail?.item.meta_description ?? (cutAt(firstWords(description), SHORT) || place),
  };
}

/** Title, description, address and structured data of a listing. */
export function HeadTags({ listing, detail }: { listing: Listing; detail: Detail | undefined }) {
  const siteOrigin = useSiteOrigin();
  return (
    <>
      <HeadOf
        {...headWords(listing, detail)}
        path={listingPath(listing.kind, listing.item.slug)}
        siteOrigin={siteOrigin}
        picture={detail?.item.og_image ?? undefined}
      />
      {detail && <JsonLd data={trailData(detail, siteOrigin)} />}
      {detail && <JsonLd data={listingData(detail, siteOrigin)} />}
    </>
  );
}
