import { z } from 'zod';
import { type FieldError, Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { lenient } from '../listings/property-search.ts';
import { createPageSchema } from '../paging.ts';
import { EnquiryStatus, FakeLead, ListingKind, NextStepKind } from '../people/enumerations.ts';
import { ContactChannel, ContactOutcome } from './contact-log.ts';
import { requiredText, Stamp, stamps } from './fields.ts';
import { ChosenRows } from './listing-filters.ts';
import { StaffColleague } from './people.ts';
import { ListQuery } from './records.ts';

/** Waiting for a first reply, assigned to the user and open, overdue, fake, or all others. */
export const EnquiryView = z.enum(['new', 'mine', 'overdue', 'all', 'fake']);
export type EnquiryView = z.infer<typeof EnquiryView>;

const lenientId = lenient(Id);

/** Query of the list of enquiries. Invalid values are ignored, so that an old link still shows a list. */
export const EnquiryQuery = ListQuery.omit({ sort: true, state: true }).extend({
  view: EnquiryView.catch('all').default('all'),
  status: lenient(EnquiryStatus),
  city_id: lenientId,
  /** The id of a user; 'none' means unassigned. */
  assigned_to: lenient(z.union([z.literal('none'), Id])),
  property_id: lenientId,
  project_id: lenientId,
  posted_property_id: lenientId,
  /** The button or form it was sent with. */
  source: lenient(z.string().regex(/^[a-z0-9-]{1,40}$/)),
  ids: ChosenRows,
});
export type EnquiryQuery = z.infer<typeof EnquiryQuery>;

const Row = z.object({
  id: Id,
  full_name: z.string(),
  /** Empty if the visitor left only a phone number, as is the message. */
  email: z.string(),
  country_code: z.string(),
  phone_number: z.string(),
  message: z.string(),
  status: EnquiryStatus,
  fake: FakeLead.nullable(),
  source_path: z.string().nullable(),
  source_button: z.string().nullable(),
  city: z.string().nullable(),
  /** The listing that the visitor viewed. The path is null if it is no longer public. */
  listing: z.object({ kind: ListingKind, id: Id, title: z.string(), path: z.string().nullable() }).nullable(),
  assigned_to: StaffColleague.nullable(),
  next_follow_up_at: Stamp.nullable(),
  /** What is to be done then. */
  next_step: NextStepKind.nullable(),
  first_reply_at: Stamp.nullable(),
  reply_due_at: Stamp,
  /** Office minutes left for the first reply at the time of reading, negative if overdue; null after the reply or the end. */
  reply_minutes_left: z.number().int().nullable(),
  createdAt: Stamp,
});

export const StaffEnquiryRow = Row;
export type StaffEnquiryRow = Wire<z.infer<typeof StaffEnquiryRow>>;

export const StaffEnquiryList = createPageSchema({ enquiries: z.array(StaffEnquiryRow) });

const Event = z.object({
  id: Id,
  kind: z.enum(['note', 'status', 'assignment', 'follow_up', 'mail']),
  body: z.string(),
  /** Set if it is about a contact with the person. */
  contact: z.object({ channel: ContactChannel, outcome: ContactOutcome }).nullable(),
  actor: StaffColleague.nullable(),
  createdAt: Stamp,
});

export const StaffEnquiry = Row.extend({
  /** The person; null until an enquiry of an earlier release is joined to one. */
  contact_id: Id.nullable(),
  lost_reason: z.string().nullable(),
  events: z.array(Event),
  consent: z.object({
    notice_version: z.string(),
    purposes: z.array(z.string()),
    agreed_at: Stamp,
    withdrawn_at: Stamp.nullable(),
  }),
  /** Earlier enquiries with the same phone number or email that the user may see, newest first. */
  earlier: z.array(
    Row.pick({
      id: true,
      full_name: true,
      message: true,
      status: true,
      fake: true,
      listing: true,
      createdAt: true,
    }),
  ),
  /** The colleagues who have the others. */
  earlier_with: z.array(StaffColleague),
});
export type StaffEnquiry = Wire<z.infer<typeof StaffEnquiry>>;

/** The colleagues that an enquiry can be assigned to. */
export const EnquiryColleagues = success({ colleagues: z.array(StaffColleague) });
export type EnquiryColleagues = z.infer<typeof EnquiryColleagues>;

/** What waits, for the sidebar and the title of an open page. At most a few thousand are counted. */
export const EnquiryCounts = success({
  new: z.number().int(),
  mine: z.number().int(),
  overdue: z.number().int(),
  /** Requests of colleagues that the user can answer. */
  requests: z.number().int(),
  /** The enquiry that arrived last among the new ones. */
  newest: z.object({ id: Id, listing: z.string().nullable() }).nullable(),
});
export type EnquiryCounts = z.infer<typeof EnquiryCounts>;

/** Time to the first reply over the last thirty days, in office minutes; null without replies. */
export const ReplyTimes = success({ median_minutes: z.number().int().nullable(), replies: z.number().int() });
export type ReplyTimes = z.infer<typeof ReplyTimes>;

export const EnquiryChange = z
  .object({
    status: EnquiryStatus,
    lost_reason: z.string().trim().max(500, 'At most 500 characters').nullable(),
    assigned_to: Id.nullable(),
    next_follow_up_at: Stamp.nullable(),
  })
  .partial();
export type EnquiryChange = z.infer<typeof EnquiryChange>;

/** A lost enquiry requires a reason. */
export const validateEnquiryChange = ({
  status,
  lost_reason,
}: Pick<EnquiryChange, 'status' | 'lost_reason'>): FieldError[] =>
  status === 'lost' && !lost_reason ? [{ field: 'lost_reason', message: 'Please enter why it was lost' }] : [];

/** A note as pages sent it that were opened before contacts were logged. */
export const EnquiryNote = z.object({
  body: requiredText(4000),
  /** Whether staff talked or wrote to the visitor. */
  is_contact: z.boolean().default(false),
});
export type EnquiryNote = z.infer<typeof EnquiryNote>;

/** Unassigned, round robin, or by the city of the listing. */
export const AssignmentMode = z.enum(['none', 'round_robin', 'by_city']);
export type AssignmentMode = z.infer<typeof AssignmentMode>;

const MAX_COLLEAGUES = 100;
const MAX_CITIES = 200;

/** How new enquiries are assigned. The settings of the other modes are stored, in case they are selected again. */
export const EnquiryAssignment = z.object({
  mode: AssignmentMode,
  /** The round robin, also used for cities without their own rule; an empty list means all colleagues. */
  colleagues: z.array(Id).max(MAX_COLLEAGUES, `At most ${MAX_COLLEAGUES} colleagues`),
  cities: z
    .array(
      z.object({
        city_id: Id,
        colleagues: z.array(Id).min(1, 'Choose at least one colleague').max(MAX_COLLEAGUES),
      }),
    )
    .max(MAX_CITIES, `At most ${MAX_CITIES} cities`)
    .refine(
      (cities) => new Set(cities.map(({ city_id }) => city_id)).size === cities.length,
      'Choose each city only once',
    ),
});
export type EnquiryAssignment = z.infer<typeof EnquiryAssignment>;

export const EnquiryAssignmentAnswer = success({ assignment: EnquiryAssignment });
export type EnquiryAssignmentAnswer = z.infer<typeof EnquiryAssignmentAnswer>;

/** The newsletter is sent to confirmed subscribers only. */
export const SubscriberStatus = z.enum(['pending', 'confirmed', 'unsubscribed']);
export type SubscriberStatus = z.infer<typeof SubscriberStatus>;

export const StaffSubscriber = z.object({ id: Id, email: z.string(), status: SubscriberStatus, ...stamps });
export type StaffSubscriber = Wire<z.infer<typeof StaffSubscriber>>;
