import type { ListingKind } from '#contract';

/** The listing of an enquiry, sent separately and never inside the message. */
interface EnquiryListing {
  kind: ListingKind;
  id: number;
  title: string;
  /** As the page shows it, such as '₹ 1.95 Cr'. */
  price?: string;
}

/** Context of an enquiry: the button or form it starts from, and its listing. */
export interface EnquiryRequest {
  /** Lowercase letters, digits and hyphens: 'property-card', 'contact-page'. */
  source: string;
  listing?: EnquiryListing;
  /** Starts with the draft that could not be sent. */
  restore?: boolean;
}
