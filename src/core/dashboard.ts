import type { DashboardQuery } from '#contract';
import { indiaDay, startOfIndiaDay } from '#contract/india-time.ts';
import { may } from './accounts/index.ts';
import type { Ctx } from './context.ts';
import { topPages, topZeroResultSearches } from './counts.ts';
import { readEnquiryFigures } from './leads/index.ts';
import { readListingFigures } from './listings/index.ts';
import type { Actor } from './records/index.ts';

/** Figures of the last days, including today; enquiry figures only for staff who may see enquiries. */
export async function readDashboard({ db, now: clock }: Ctx, { staff }: Actor, { days: length }: DashboardQuery) {
  const now = clock();
  const days = Array.from({ length }, (_, place) => indiaDay(now, place + 1 - length));
  const shown = { from: indiaDay(now, 1 - length), to: indiaDay(now) };
  const period = { days, from: startOfIndiaDay(shown.from), until: startOfIndiaDay(indiaDay(now, 1)) };
  const [enquiries, listings, pages, missed_searches] = await Promise.all([
    may(staff, 'leads:see') ? readEnquiryFigures(db, period, { staff, now }) : null,
    readListingFigures(db),
    topPages(db, shown),
    topZeroResultSearches(db, shown),
  ]);
  return { days: length, enquiries, listings, pages, missed_searches };
}
