import type { ListingKind } from '#contract';

/** The listing somebody asks about. It travels beside the message, never inside it. */
interface EnquiryListing {
  kind: ListingKind;
  id: number;
  title: string;
  /** As the page shows it, such as '₹ 1.95 Cr'. */
  price?: string;
}

/** What leads to an enquiry: the button or form it starts from, and what it is about. */
export interface EnquiryRequest {
  /** Small letters, digits and hyphens: 'property-card', 'contact-page'. */
  source: string;
  listing?: EnquiryListing;
  /** Begins with the message that could not be sent. */
  restore?: boolean;
}
