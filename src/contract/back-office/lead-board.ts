import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { lenient } from '../listings/property-search.ts';
import { EnquiryStatus } from '../people/enumerations.ts';
import { Count } from './dashboard.ts';
import { EnquiryQuery, StaffEnquiryRow } from './enquiries.ts';

/** The columns of the board; lost leads are only counted. */
export const BoardStatus = EnquiryStatus.exclude(['lost']);
export type BoardStatus = z.infer<typeof BoardStatus>;

/** How many cards a column shows at first, and by how many it grows. */
export const BOARD_STEP = 20;
const MAX_CARDS = 100;
/** No column is counted further. */
export const MAX_COUNTED_CARDS = 1000;

const Cards = lenient(z.coerce.number().int().min(1).max(MAX_CARDS)).transform((cards) => cards ?? BOARD_STEP);

/** The filters of the board, and how many cards each column shows. */
export const BoardQuery = EnquiryQuery.pick({ assigned_to: true, city_id: true, source: true }).extend({
  new: Cards,
  contacted: Cards,
  visit_planned: Cards,
  visited: Cards,
  negotiating: Cards,
  won: Cards,
} satisfies Record<BoardStatus, z.ZodType>);
export type BoardQuery = z.infer<typeof BoardQuery>;

/** More cards can be asked for. */
export const mayShowMore = (shown: number): boolean => shown < MAX_CARDS;

export const BoardCard = StaffEnquiryRow.pick({
  id: true,
  full_name: true,
  status: true,
  listing: true,
  source_path: true,
  source_button: true,
  assigned_to: true,
  next_follow_up_at: true,
  next_step: true,
  reply_minutes_left: true,
}).extend({
  /** What the person looks for; empty if it is not known, as is the budget. */
  wishes: z.string(),
  min_budget: z.number().nullable(),
  max_budget: z.number().nullable(),
});
export type BoardCard = Wire<z.infer<typeof BoardCard>>;

/** The cards of all columns, last changed first, and the number of leads in each status, up to a thousand. */
export const LeadBoard = success({
  cards: z.array(BoardCard),
  counts: z.record(EnquiryStatus, Count),
});
export type LeadBoard = Wire<z.infer<typeof LeadBoard>>;

/** The periods of the figures in days, including today. */
export const FIGURE_DAYS = [7, 30, 90] as const;

/** Figures of leads by the colleague who has them, or by where they came from. */
export const FigureGroup = z.enum(['person', 'source']);
export type FigureGroup = z.infer<typeof FigureGroup>;

export const FigureQuery = z.object({
  by: FigureGroup.catch('person').default('person'),
  days: z.coerce.number().pipe(z.literal(FIGURE_DAYS)).catch(30).default(30),
});
export type FigureQuery = z.infer<typeof FigureQuery>;

const Figures = z.object({
  /** Leads that arrived in the period, without those that turned out to be fake. */
  leads: Count,
  fake: Count,
  /** First replies in the period, those within the promised time, and their median in office minutes. */
  replies: Count,
  replies_in_time: Count,
  median_minutes: Count.nullable(),
  /** Contacts that were logged, visits that were planned and leads that were won in the period. */
  contacts: Count,
  visits: Count,
  won: Count,
});
export type Figures = z.infer<typeof Figures>;

/** Open leads by the number of days since they arrived: up to 7, 14 and 30, and more. */
const Ageing = z.object({ week: Count, fortnight: Count, month: Count, older: Count });
export type Ageing = z.infer<typeof Ageing>;

/** A colleague or a source; both are null for leads that have none. */
const Group = { person: z.object({ id: Id, full_name: z.string() }).nullable(), source: z.string().nullable() };

export const LeadFigures = success({
  by: FigureGroup,
  days: z.literal(FIGURE_DAYS),
  /** The promised time, in office minutes. */
  target_minutes: Count,
  rows: z.array(z.object({ ...Group, ...Figures.shape })),
  total: Figures,
  ageing: z.array(z.object({ ...Group, ...Ageing.shape })),
});
export type LeadFigures = z.infer<typeof LeadFigures>;
