import type { EnquiryAnswer, EnquiryInput, ListingKind } from '#contract';
import { CallError, call } from '../../../data/http.ts';
import { createSubmissionKeys } from '../forms/submission.ts';

type Enquiry = Omit<EnquiryInput, 'submission_key'>;

const keys = createSubmissionKeys();

/** Sends an enquiry; resolves only when the server confirms what it accepted. */
export async function sendEnquiry(enquiry: Enquiry): Promise<void> {
  const body: EnquiryInput = { ...enquiry, submission_key: keys.get(enquiry) };
  const { accepted } = await call<EnquiryAnswer>('/contactUs', { method: 'POST', body });
  if (accepted.length === 0) throw new CallError(0);
  keys.confirm();
}

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
