import { openPanel } from '../panels.ts';

export interface EnquiryListing {
  kind: 'property' | 'project';
  id: number;
  title: string;
  price?: string;
}

/** Opens the enquiry form over the page. */
export function openEnquiry(_about: { source: string; listing?: EnquiryListing }): void {
  openPanel('post-property');
}
