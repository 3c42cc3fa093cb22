import { z } from 'zod';
import { type FieldError, Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import {
  AreaUnit,
  Furnishing,
  PostedBy,
  PostedPropertyStatus,
  PreferredTenants,
  PropertyType,
  Purpose,
} from '../listings/enumerations.ts';
import { StaffPicture } from '../media/pictures.ts';
import { ListingKind } from '../people/enumerations.ts';
import { optionalText, requiredText, Stamp, stamps } from './fields.ts';

/** A posted property with the poster's contact details, which only staff may see. */
export const StaffPostedProperty = z.object({
  id: Id,
  posted_by: PostedBy,
  name: z.string(),
  email: z.string(),
  country_code: z.string(),
  phone_number: z.string(),
  city: z.string(),
  address: z.string(),
  property_type: PropertyType,
  property_details: z.string(),
  status: PostedPropertyStatus,
  is_active: z.boolean(),
  ...stamps,
});
export type StaffPostedProperty = Wire<z.infer<typeof StaffPostedProperty>>;

/** What a posting shares with one that staff rejected. */
export const HoldReason = z.enum(['phone', 'email', 'picture']);
export type HoldReason = z.infer<typeof HoldReason>;

const Area = z.object({ value: z.number(), unit: AreaUnit }).nullable();

/** What a poster entered about the property. */
const postedFacts = {
  purpose: Purpose,
  property_type: PropertyType,
  /** Such as '3'; null if none was chosen. */
  bhk: z.string().nullable(),
  city: z.string(),
  locality: z.string(),
  flat_number: z.string(),
  address: z.string(),
  property_details: z.string(),
  price: z.number().nullable(),
  area: Area,
  carpet_area: Area,
  floor: z.number().nullable(),
  total_floors: z.number().nullable(),
  furnishing: Furnishing.nullable(),
  deposit: z.number().nullable(),
  available_from: z.iso.date().nullable(),
  minimum_stay_months: z.number().nullable(),
  maintenance_included: z.boolean().nullable(),
  preferred_tenants: PreferredTenants.nullable(),
};

const PostedFacts = z.object(postedFacts);
export type PostedFacts = z.infer<typeof PostedFacts>;

/** The full posting, for review. */
export const FullPostedProperty = StaffPostedProperty.extend({
  ...postedFacts,
  /** What staff approved last, with the ids of its pictures; null before the first approval. */
  approved: PostedFacts.extend({ picture_ids: z.array(Id) }).nullable(),
  rera_number: z.string().nullable(),
  email_confirmed_at: Stamp.nullable(),
  reviewed_by: z.string().nullable(),
  reviewed_at: Stamp.nullable(),
  /** The changes that staff requested last, or why they rejected it. */
  review_reason: z.string().nullable(),
  expires_at: Stamp.nullable(),
  /** Held for the review: it cannot be approved from the list. */
  held_for: z.array(HoldReason),
  pictures: z.array(StaffPicture),
});
export type FullPostedProperty = Wire<z.infer<typeof FullPostedProperty>>;

/** The views of the review queue, in workflow order; 'all' is the unfiltered list. */
export const POSTING_VIEWS = {
  all: 'All',
  pending_email: 'Email not confirmed',
  pending_review: 'Pending review',
  changes_requested: 'Changes requested',
  live: 'Live',
  expired: 'Expired',
  rejected: 'Rejected',
} as const satisfies Partial<Record<PostedPropertyStatus | 'all', string>>;
export type PostingView = keyof typeof POSTING_VIEWS;

/** Counting stops here, because the exact number is not needed. */
export const MAX_COUNTED_POSTINGS = 1000;

const PostingCount = z.number().int().min(0).max(MAX_COUNTED_POSTINGS);

/** Number of postings in each view, up to the maximum. */
export const PostingCounts = success({
  counts: z.object({
    pending_email: PostingCount,
    pending_review: PostingCount,
    changes_requested: PostingCount,
    live: PostingCount,
    expired: PostingCount,
    rejected: PostingCount,
    all: PostingCount,
  } satisfies Record<PostingView, z.ZodNumber>),
});
export type PostingCounts = z.infer<typeof PostingCounts>;

export const DuplicateReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phone') }),
  z.object({ kind: z.literal('email') }),
  z.object({ kind: z.literal('address'), percent: z.number().int().min(0).max(100) }),
  /** The position of the picture in the reviewed posting. */
  z.object({ kind: z.literal('picture'), position: z.number().int().positive() }),
]);
export type DuplicateReason = z.infer<typeof DuplicateReason>;

/** An earlier posting or listing that looks like the same property. */
export const Duplicate = z.object({
  kind: ListingKind,
  id: Id,
  title: z.string(),
  /** The poster; null for our own listings. */
  name: z.string().nullable(),
  address: z.string(),
  price: z.number().nullable(),
  /** The review status; null for our own listings. */
  status: PostedPropertyStatus.nullable(),
  is_shown: z.boolean(),
  picture: z.string().nullable(),
  reasons: z.array(DuplicateReason),
  createdAt: Stamp,
});
export type Duplicate = Wire<z.infer<typeof Duplicate>>;

/** At most five, most likely first. */
export const Duplicates = success({ duplicates: z.array(Duplicate).max(5) });

/** Reasons for rejecting a posting, as the poster reads them. */
export const REJECT_REASONS = {
  duplicate: 'This property has been posted before',
  wrong_details: 'The details of the property are not correct',
  pictures: 'The pictures do not show this property',
  not_for_sale: 'The property is neither for sale nor for rent',
  registration: 'The RERA number was not found on the portal of the state',
  not_a_property: 'This is not a property listing',
  other: 'Another reason',
} as const;
export const RejectReason = z.enum(
  Object.keys(REJECT_REASONS) as [keyof typeof REJECT_REASONS],
  'Please choose a reason',
);
export type RejectReason = z.infer<typeof RejectReason>;

/** `updatedAt` of the version under review, so that staff cannot decide on text they have not seen. */
const seen = { seen: Stamp };

export const PostingDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve'), ...seen }),
  z.object({ decision: z.literal('ask_changes'), text: requiredText(1000), ...seen }),
  z.object({ decision: z.literal('reject'), reason: RejectReason, text: optionalText(1000), ...seen }),
]);
export type PostingDecision = z.infer<typeof PostingDecision>;

/** The reason "other" requires a text. */
export const validateDecision = (decision: Wire<PostingDecision>): FieldError[] =>
  decision.decision === 'reject' && decision.reason === 'other' && decision.text.trim() === ''
    ? [{ field: 'text', message: 'Please enter a reason' }]
    : [];

/** `next` is the posting to review next. */
export const PostingDecided = success({ next: Id.nullable() });
export type PostingDecided = z.infer<typeof PostingDecided>;
