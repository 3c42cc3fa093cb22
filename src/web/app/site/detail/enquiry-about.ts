import type { EnquiryRequest } from '../shared/enquiry/enquiry-request.ts';
import { type Listing, priceLabel } from '../shared/listings.ts';

/** An enquiry about a listing, started from its page or the bottom bar. */
export const enquiryAbout = (listing: Listing, place: 'page' | 'bar'): EnquiryRequest => ({
  source: `${listing.kind}-${place}`,
  listing: { kind: listing.kind, id: listing.item.id, title: listing.item.title, price: priceLabel(listing) },
});
