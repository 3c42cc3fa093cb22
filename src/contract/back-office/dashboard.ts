import { z } from 'zod';
import { Id, success } from '../answers.ts';
import { ListingStatus } from '../listings/enumerations.ts';
import { ListingKind } from '../people/enumerations.ts';
import { Stamp, type Wire } from './fields.ts';
import { Freshness } from './listing-input.ts';

/** For how many days the dashboard can tell, today included. */
export const DASHBOARD_DAYS = [7, 30, 90] as const;

export const DashboardQuery = z.object({
  days: z.coerce.number().pipe(z.literal(DASHBOARD_DAYS)).catch(30).default(30),
});
export type DashboardQuery = z.infer<typeof DashboardQuery>;

const Count = z.number().int();

/** What is asked, from where and about what, and how soon it is answered. */
const EnquiryFigures = z.object({
  total: Count,
  /** In as many days before these. */
  total_before: Count,
  /** Every day of the period, also those without any. */
  by_day: z.array(z.object({ day: z.iso.date(), enquiries: Count })),
  /** The button or form, the most used ones first; null where it is not known. */
  by_source: z.array(z.object({ source: z.string().nullable(), enquiries: Count })),
  by_listing: z.array(z.object({ kind: ListingKind, id: Id, title: z.string(), enquiries: Count })),
  replies: z.object({
    total: Count,
    /** In minutes of the office. */
    median_minutes: Count.nullable(),
    /** Those within two office hours. */
    in_time: Count,
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

/** How the site is doing. Enquiries are null for whoever may not see them, listings until they were first counted. */
export const DashboardAnswer = success({
  days: z.literal(DASHBOARD_DAYS),
  enquiries: EnquiryFigures.nullable(),
  listings: ListingFigures.nullable(),
  pages: z.array(z.object({ path: z.string(), views: Count })),
  missed_searches: z.array(z.object({ words: z.string(), times: Count })),
});
export type DashboardAnswer = Wire<z.infer<typeof DashboardAnswer>>;
