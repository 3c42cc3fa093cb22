import { z } from 'zod';
import { type FieldError, Id, success } from '../answers.ts';
import { PostedPropertyStatus } from '../listings/enumerations.ts';
import { ListingKind } from '../people/enumerations.ts';
import { optionalText, requiredText, Stamp, type Wire } from './fields.ts';

/** The parts of the queue, in the order in which a posting goes through them; 'all' is the list without any. */
export const POSTING_VIEWS = {
  pending_email: 'Pending e-mail',
  pending_review: 'Pending review',
  changes_requested: 'Changes asked',
  live: 'Live',
  expired: 'Expired',
  rejected: 'Rejected',
  all: 'All',
} as const satisfies Partial<Record<PostedPropertyStatus | 'all', string>>;
export type PostingView = keyof typeof POSTING_VIEWS;

/** Nobody needs to know how many more there are. */
export const MAX_COUNTED_POSTINGS = 1000;

const PostingCount = z.number().int().min(0).max(MAX_COUNTED_POSTINGS);

/** How many postings each part of the queue holds, counted up to a bound. */
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

/** Why something is likely to be the same property. */
export const DuplicateReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('phone') }),
  z.object({ kind: z.literal('email') }),
  z.object({ kind: z.literal('address'), percent: z.number().int().min(0).max(100) }),
  /** The place of the picture among those of the posting that is reviewed. */
  z.object({ kind: z.literal('picture'), position: z.number().int().positive() }),
]);
export type DuplicateReason = z.infer<typeof DuplicateReason>;

/** Something that was posted or listed before and looks like the same property. */
export const Duplicate = z.object({
  kind: ListingKind,
  id: Id,
  title: z.string(),
  /** Who posted it; nobody did where it is ours. */
  name: z.string().nullable(),
  address: z.string(),
  price: z.number().nullable(),
  /** How it stands, where it was posted. */
  status: PostedPropertyStatus.nullable(),
  /** Whether visitors see it. */
  is_shown: z.boolean(),
  picture: z.string().nullable(),
  reasons: z.array(DuplicateReason),
  createdAt: Stamp,
});
export type Duplicate = Wire<z.infer<typeof Duplicate>>;

/** At most five, the likeliest first. */
export const Duplicates = success({ duplicates: z.array(Duplicate).max(5) });

/** Why staff turn a posting down, in the words that its poster reads. */
export const REJECT_REASONS = {
  duplicate: 'The same property has been posted before',
  wrong_details: 'What it says about the property is not right',
  pictures: 'The pictures do not show this property',
  not_for_sale: 'It is not for sale, and we list sales only',
  registration: 'The RERA number could not be found on the portal of the state',
  not_a_property: 'It is not about a property',
  other: 'Another reason',
} as const;
export const RejectReason = z.enum(
  Object.keys(REJECT_REASONS) as [keyof typeof REJECT_REASONS],
  'Please choose a reason',
);
export type RejectReason = z.infer<typeof RejectReason>;

/** When the posting that was read was last changed: nobody decides about words they have not seen. */
const seen = { seen: Stamp };

export const PostingDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve'), ...seen }),
  z.object({ decision: z.literal('ask_changes'), text: requiredText(1000), ...seen }),
  z.object({ decision: z.literal('reject'), reason: RejectReason, text: optionalText(1000), ...seen }),
]);
export type PostingDecision = z.infer<typeof PostingDecision>;

/** What a decision must say besides its shape: what another reason is. */
export const validateDecision = (decision: Wire<PostingDecision>): FieldError[] =>
  decision.decision === 'reject' && decision.reason === 'other' && decision.text.trim() === ''
    ? [{ field: 'text', message: 'Please say why' }]
    : [];

/** What was decided, and which posting has waited longest after it. */
export const PostingDecided = success({ next: Id.nullable() });
export type PostingDecided = z.infer<typeof PostingDecided>;
