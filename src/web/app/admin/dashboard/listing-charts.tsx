import type { DashboardAnswer } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { indiaTime } from '../india-clock.ts';
import { BarList } from './bar-list.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { LISTINGS, type Point } from './point.ts';
import { freshnessSentence, statusSentence } from './sentences.ts';

type Listings = NonNullable<DashboardAnswer['listings']>;

const FRESHNESS = {
  fresh: 'Confirmed in the last 60 days',
  due: 'To be confirmed',
  hidden: 'Hidden until confirmed',
};

const STATUS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
  sold: 'Sold',
};

const point = (
  key: string,
  label: string,
  { properties, projects }: { properties: number; projects: number },
): Point => ({
  key,
  label,
  value: properties + projects,
  note: `${indianNumber(properties)} properties, ${indianNumber(projects)} projects`,
});

const EMPTY = 'There are no listings yet.';

/** Listings by freshness and by status. */
export function ListingCharts({ listings }: { listings: Listings | null }) {
  const fresh = (listings?.by_freshness ?? []).map((one) => point(one.freshness, FRESHNESS[one.freshness], one));
  const status = (listings?.by_status ?? []).map((one) => point(one.status, STATUS[one.status], one));
  const countedNote = listings ? ` Counted ${indiaTime(listings.counted_at)}.` : '';
  const empty = listings ? EMPTY : 'Listings have not been counted yet. Please look again in a few minutes.';
  return (
    <>
      <ChartFigure
        title="Freshness of listings"
        summary={freshnessSentence(fresh) + countedNote}
        points={fresh}
        heads={['State', 'Listings']}
        empty={empty}
      >
        <BarList label="Freshness of listings" points={fresh} unit={LISTINGS} />
      </ChartFigure>
      <ChartFigure
        title="Listings by status"
        summary={statusSentence(status) + countedNote}
        points={status}
        heads={['Status', 'Listings']}
        empty={empty}
      >
        <BarList label="Listings by status" points={status} unit={LISTINGS} />
      </ChartFigure>
    </>
  );
}
