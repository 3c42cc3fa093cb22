import { z } from 'zod';
import { success } from '../answers.ts';
import type { EnquiryStatus } from '../people/enumerations.ts';

export const WithdrawalState = z.enum(['withdrawn', 'invalid']);
export type WithdrawalState = z.infer<typeof WithdrawalState>;

/** `accepted` contains the submission key once the enquiry is stored. */
export const EnquiryAnswer = success({ accepted: z.array(z.string()) });
export type EnquiryAnswer = z.infer<typeof EnquiryAnswer>;

/** Labels of the enquiry statuses. */
export const ENQUIRY_STATUS_LABELS: Record<EnquiryStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  visit_planned: 'Visit planned',
  visited: 'Visited',
  negotiating: 'Negotiating',
  won: 'Won',
  lost: 'Lost',
};

/** Labels of the buttons and forms that send enquiries. */
export const ENQUIRY_SOURCE_LABELS: Record<string, string> = {
  'contact-page': 'Contact page',
  'property-page': 'Property page',
  'property-bar': 'Property page, bottom bar',
  'property-card': 'Property card',
  'project-page': 'Project page',
  'project-bar': 'Project page, bottom bar',
  'posted-property-page': 'Posted property page',
  'compare-page': 'Comparison',
  'properties-list': 'List of properties',
  'projects-list': 'List of projects',
  'emi-calculator': 'EMI calculator',
  'by-itself': 'Auto-opened form',
  sheet: 'Imported sheet',
  'walk-in': 'Walk-in',
  call: 'Phone call',
  whatsapp: 'WhatsApp',
  portal: 'Portal',
  referral: 'Referral',
};
