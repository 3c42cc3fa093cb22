import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { ListingStatus } from '../listings/enumerations.ts';
import { ListingKind } from '../people/enumerations.ts';
import { Stamp } from './fields.ts';
import { Freshness } from './listings.ts';

/** The periods of the dashboard in days, including today. */
export const DASHBOARD_DAYS = [7, 30, 90] as const;

export const DashboardQuery = z.object({
  days: z.coerce.number().pipe(z.literal(DASHBOARD_DAYS)).catch(30).default(30),
});
export type DashboardQuery = z.infer<typeof DashboardQuery>;

export const Count = z.number().int();

/** Number, sources and listings of enquiries, and reply times. */
const EnquiryFigures = z.object({
  total: Count,
  /** In the period of the same length before this one. */
  total_before: Count,
  /** Every day of the period, including days without enquiries. */
  by_day: z.array(z.object({ day: z.iso.date(), enquiries: Count })),
  /** The button or form, most used first; null if unknown. */
  by_source: z.array(z.object({ source: z.string().nullable(), enquiries: Count })),
  by_listing: z.array(z.object({ kind: ListingKind, id: Id, title: z.string(), enquiries: Count })),
  replies: z.object({
    total: Count,
    /** In office minutes. */
    median_minutes: Count.nullable(),
    /** Within the promised time. */
    in_time: Count,
    /** The promised time, in office minutes. */
    target_minutes: Count,
  }),
  waiting: Count,
  overdue: Count,
});

const PerKind = { properties: Count, projects: Count };

const ListingFigures = z.object({
  counted_at: Stamp,
  by_freshness: z.array(z.object({ freshness: Freshness, ...PerKind })),
  by_status: z.array(z.object({ status: ListingStatus, ...PerKind })),
});

/** Enquiries are null for roles without access to them, listings until the first count has run. */
export const DashboardAnswer = success({
  days: z.literal(DASHBOARD_DAYS),
  enquiries: EnquiryFigures.nullable(),
  listings: ListingFigures.nullable(),
  pages: z.array(z.object({ path: z.string(), views: Count })),
  missed_searches: z.array(z.object({ words: z.string(), times: Count })),
});
export type DashboardAnswer = Wire<z.infer<typeof DashboardAnswer>>;
