import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { createPageSchema } from '../paging.ts';
import { EnquiryQuery } from './enquiries.ts';
import { optionalText, Stamp } from './fields.ts';
import { StaffColleague } from './people.ts';

/** Finds leads of colleagues by a whole email or phone number, or by listing; names and parts find nothing. */
export const ColleaguesLeadQuery = EnquiryQuery.pick({
  q: true,
  page: true,
  property_id: true,
  project_id: true,
  posted_property_id: true,
});
export type ColleaguesLeadQuery = z.infer<typeof ColleaguesLeadQuery>;

/** A lead that the user may not see: that it exists, and whose it is. */
export const ColleaguesLead = z.object({
  id: Id,
  /** The title of the listing, if it is about one. */
  listing: z.string().nullable(),
  assigned_to: StaffColleague,
  /** Whether the user has asked for it and waits for an answer. */
  is_requested: z.boolean(),
});
export type ColleaguesLead = z.infer<typeof ColleaguesLead>;

export const ColleaguesLeadList = createPageSchema({ leads: z.array(ColleaguesLead) });

export const LeadRequestInput = z.object({ reason: optionalText(300).default('') });
export type LeadRequestInput = z.input<typeof LeadRequestInput>;

export const LeadRequestDecision = z.object({ give: z.boolean() });
export type LeadRequestDecision = z.infer<typeof LeadRequestDecision>;

/** A request that the user may answer. */
export const LeadRequest = z.object({
  id: Id,
  enquiry_id: Id,
  full_name: z.string(),
  assigned_to: StaffColleague,
  requested_by: StaffColleague,
  reason: z.string(),
  createdAt: Stamp,
});
export type LeadRequest = Wire<z.infer<typeof LeadRequest>>;

/** Pending requests, oldest first. */
export const LeadRequests = success({ requests: z.array(LeadRequest) });
export type LeadRequests = Wire<z.infer<typeof LeadRequests>>;

/** The open work of a user, before their account is deactivated. */
export const OpenWork = success({ open_leads: z.number().int() });
export type OpenWork = z.infer<typeof OpenWork>;

/** Deactivates a user and shares their open leads among these colleagues in turn; without any they become unassigned. */
export const DeactivationInput = z.object({ hand_over_to: z.array(Id).max(200) });
export type DeactivationInput = z.infer<typeof DeactivationInput>;
