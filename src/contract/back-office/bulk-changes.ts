import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { EnquiryStatus, FakeLead } from '../people/enumerations.ts';
import type { Permission } from '../people/permissions.ts';
import { Stamp } from './fields.ts';
import { MAX_CHOSEN_ROWS } from './listing-filters.ts';

/** The lists whose rows can be changed together. */
export const BulkList = z.enum(['property', 'project', 'enquiry']);
export type BulkList = z.infer<typeof BulkList>;

/** How long a finished change can be undone. */
export const UNDO_MINUTES = 10;

const MAX_PARAMETERS = 20;

/** Chosen rows, or all that the list shows with this query, perhaps except some. */
export const BulkRows = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(MAX_CHOSEN_ROWS) }),
  z.strictObject({
    query: z
      .record(z.string().regex(/^\w{1,40}$/), z.string().max(200))
      .refine((query) => Object.keys(query).length <= MAX_PARAMETERS),
    except: z.array(Id).max(MAX_CHOSEN_ROWS).optional(),
  }),
]);
export type BulkRows = z.infer<typeof BulkRows>;

const LARGEST_CHANGE = 1_000_000_000;

/** To what new prices are rounded, in rupees. */
export const PRICE_STEPS = [1, 1_000, 10_000, 1_00_000] as const;

/** A change of price by per cent or by an amount, in either direction. */
export const PriceChange = z
  .object({
    by: z.enum(['percent', 'amount']),
    value: z
      .number('Please enter a number')
      .min(-LARGEST_CHANGE, 'This is too much')
      .max(LARGEST_CHANGE, 'This is too much')
      .refine((value) => value !== 0, 'Enter more or less than 0'),
    round_to: z.literal(PRICE_STEPS),
  })
  .refine(({ by, value }) => by === 'amount' || (value >= -90 && value <= 400), {
    path: ['value'],
    message: 'Enter -90 to 400 per cent',
  })
  .refine(({ by, value }) => by === 'percent' || Number.isInteger(value), {
    path: ['value'],
    message: 'Whole rupees only',
  });
export type PriceChange = z.infer<typeof PriceChange>;

/** The price after a change; undefined if nothing would be left of it. */
export function changePrice(price: number, { by, value, round_to }: PriceChange): number | undefined {
  // In hundredths of a per cent, so that 1,00,000 plus 0.07 per cent is not a rupee less.
  const changed = by === 'amount' ? price + value : Math.round((price * Math.round(10_000 + value * 100)) / 10_000);
  const rounded = Math.round(changed / round_to) * round_to;
  return rounded > 0 ? rounded : undefined;
}

const Confirm = z.object({ kind: z.literal('confirm') });
const Tag = z.object({ kind: z.literal('tag'), tag_id: Id, is_added: z.boolean() });
const ListingState = z.object({
  kind: z.literal('listing-status'),
  status: z.enum(['published', 'withdrawn', 'sold']),
});
const Price = z.object({ kind: z.literal('price'), price: PriceChange });
const Assign = z.object({ kind: z.literal('assign'), assigned_to: Id.nullable() });
const EnquiryState = z.object({
  kind: z.literal('enquiry-status'),
  status: EnquiryStatus,
  lost_reason: z.string().trim().max(500, 'At most 500 characters').optional(),
});

const Fake = z.object({ kind: z.literal('fake'), fake: FakeLead, is_blocked: z.boolean() });

/** What is done with every row. */
export const BulkAction = z.discriminatedUnion('kind', [Confirm, Tag, ListingState, Price, Assign, EnquiryState, Fake]);
export type BulkAction = z.infer<typeof BulkAction>;
export type BulkActionKind = BulkAction['kind'];

/** The actions of each list, and the permission for each. */
export const BULK_ACTIONS: Record<BulkList, Partial<Record<BulkActionKind, Permission>>> = {
  property: {
    confirm: 'properties:change',
    'listing-status': 'properties:publish',
    price: 'properties:change',
    tag: 'properties:change',
  },
  project: { confirm: 'projects:change', 'listing-status': 'projects:publish', tag: 'projects:change' },
  enquiry: { assign: 'leads:change', 'enquiry-status': 'leads:change', fake: 'leads:change' },
};

export const BulkInput = z.object({ list: BulkList, rows: BulkRows, action: BulkAction });
export type BulkInput = z.infer<typeof BulkInput>;

export const PricePreviewInput = z.object({ rows: BulkRows, price: PriceChange });
export type PricePreviewInput = z.infer<typeof PricePreviewInput>;

/** What a change of prices would do, with a few rows as examples. */
export const PricePreview = success({
  changes: z.number().int(),
  /** Rows without a price, or with nothing left of it. */
  left_out: z.number().int(),
  total_before: z.number().int(),
  total_after: z.number().int(),
  examples: z.array(z.object({ id: Id, title: z.string(), before: z.number().int(), after: z.number().int() })),
});
export type PricePreview = z.infer<typeof PricePreview>;

/** A stopped change leaves the remaining rows as they are. */
export const BulkState = z.enum(['running', 'done', 'stopped', 'undoing', 'undone']);
export type BulkState = z.infer<typeof BulkState>;

export const BulkChange = z.object({
  id: Id,
  action: BulkAction,
  /** The colleague or the tag of the action. */
  target: z.string().nullable(),
  state: BulkState,
  total: z.number().int(),
  /** Rows that are through, with those that failed. */
  done: z.number().int(),
  failed: z.number().int(),
  finished_at: Stamp.nullable(),
  /** Until when it can be undone; null if it cannot. */
  undo_until: Stamp.nullable(),
});
export type BulkChange = z.infer<typeof BulkChange>;

export const BulkQuery = z.object({ list: BulkList });

/** The user's changes of a list that run or ended lately, the newest first. */
export const BulkChanges = success({ changes: z.array(BulkChange) });

/** `same` rows had the value already; `kept` ones were changed by others before the change was undone. */
export const BulkOutcome = z.enum(['waiting', 'changed', 'same', 'failed', 'undone', 'kept']);
export type BulkOutcome = z.infer<typeof BulkOutcome>;

export const BulkRow = z.object({
  id: Id,
  title: z.string(),
  outcome: BulkOutcome,
  /** Why a row failed or was kept. */
  message: z.string().nullable(),
});
export type BulkRow = z.infer<typeof BulkRow>;

/** A change with its rows: first those that failed, up to a few hundred. */
export const BulkResult = success({ change: BulkChange, rows: z.array(BulkRow) });
export type BulkResult = z.infer<typeof BulkResult>;
