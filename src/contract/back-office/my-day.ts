import { z } from 'zod';
import { success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { Count } from './dashboard.ts';
import { StaffEnquiryRow } from './enquiries.ts';
import { Stamp } from './fields.ts';
import { StaffVisit } from './visits.ts';

/** Steps of the user's own leads by when they are due, and new leads that wait for a first reply. */
export const DayPart = z.enum(['overdue', 'today', 'tomorrow', 'new']);
export type DayPart = z.infer<typeof DayPart>;

export const DayLead = StaffEnquiryRow.pick({
  id: true,
  full_name: true,
  country_code: true,
  phone_number: true,
  message: true,
  status: true,
  source_path: true,
  source_button: true,
  listing: true,
  assigned_to: true,
  next_follow_up_at: true,
  next_step: true,
  reply_minutes_left: true,
  createdAt: true,
}).extend({
  part: DayPart,
  /** What the person looks for; empty if it is not known. */
  wishes: z.string(),
  /** The beginning of the last note. */
  note: z.string().nullable(),
  /** False after the person withdrew consent. */
  may_contact: z.boolean(),
});
export type DayLead = Wire<z.infer<typeof DayLead>>;

export const DayVisit = StaffVisit.extend({
  full_name: z.string(),
  phone: z.string(),
  /** False for a visit that the user makes for the lead of a colleague. */
  may_change: z.boolean(),
});
export type DayVisit = Wire<z.infer<typeof DayVisit>>;

const LeadDay = z.object({
  rows: z.array(DayLead),
  /** All of them, up to a thousand; `open` are the open leads of the user. */
  counts: z.object({ overdue: Count, today: Count, tomorrow: Count, new: Count, open: Count }),
  visits: z.array(DayVisit),
  /** First replies to the user's leads in the last 30 days, in office minutes, and the promised time. */
  replies: z.object({ median_minutes: Count.nullable(), count: Count, target_minutes: Count }),
  /** When the office closes; null while it is closed. */
  open_until: Stamp.nullable(),
});

/** How many records wait, up to a thousand, and since when. */
const Waiting = z.object({ total: Count, oldest_at: Stamp.nullable() });
export type Waiting = Wire<z.infer<typeof Waiting>>;

/** What a user has to do today; each part is null for those who may not see it. */
export const MyDay = success({
  leads: LeadDay.nullable(),
  /** Posted properties to review. */
  postings: Waiting.nullable(),
  /** Job applications that no one has looked at. */
  applications: Waiting.nullable(),
  /** Listings whose availability is to be confirmed, as the worker counted them last. */
  to_confirm: z.object({ properties: Count, projects: Count }).nullable(),
});
export type MyDay = Wire<z.infer<typeof MyDay>>;
