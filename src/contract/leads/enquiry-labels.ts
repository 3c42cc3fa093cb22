import type { EnquiryStatus } from '../people/enumerations.ts';

/** How far an enquiry has come, as staff read it. */
export const ENQUIRY_STATUS_LABELS: Record<EnquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  visit_planned: 'Visit planned',
  visited: 'Visited',
  negotiating: 'Negotiating',
  won: 'Won',
  lost: 'Lost',
};
