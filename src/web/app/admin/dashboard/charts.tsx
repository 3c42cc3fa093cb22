import { type DashboardAnswer, ENQUIRY_SOURCE_LABELS } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { ChartFigure } from './chart-figure.tsx';
import { BarList, ColumnChart } from './column-chart.tsx';
import {
  amount,
  daysSentence,
  ENQUIRIES,
  formatLongDay,
  freshnessSentence,
  LISTINGS,
  listingsSentence,
  type Point,
  pagesSentence,
  SEARCHES,
  shortDay,
  sourcesSentence,
  statusSentence,
  type Unit,
  VIEWS,
  zeroResultSentence,
} from './points.ts';

type Enquiries = NonNullable<DashboardAnswer['enquiries']>;

/** Enquiries by day, by source and by listing. */
export function EnquiryCharts({ enquiries }: { enquiries: Enquiries }) {
  const days: Point[] = enquiries.by_day.map(({ day, enquiries: value }) => ({
    key: day,
    label: formatLongDay(day),
    value,
  }));
  const sources: Point[] = enquiries.by_source.map(({ source, enquiries: value }) => ({
    key: source ?? '',
    label: source === null ? 'Unknown' : (ENQUIRY_SOURCE_LABELS[source] ?? source),
    value,
    to: source === null ? undefined : `/admin/enquiries?source=${source}`,
  }));
  const listings: Point[] = enquiries.by_listing.map(({ kind, id, title, enquiries: value }) => ({
    key: `${kind} ${id}`,
    label: title,
    value,
    to: `/admin/enquiries?${kind}_id=${id}`,
  }));
  return (
    <>
      <ChartFigure
        title="Enquiries by day"
        summary={daysSentence(enquiries)}
        points={days}
        heads={['Day', 'Enquiries']}
        empty="No enquiries in this period."
        className="col-span-full"
      >
        <ColumnChart label="Enquiries by day" points={days} unit={ENQUIRIES} under={({ key }) => shortDay(key)} />
      </ChartFigure>
      <ChartFigure
        title="Enquiries by source"
        summary={sourcesSentence(sources, enquiries.total)}
        points={sources}
        heads={['Source', 'Enquiries']}
        empty="No enquiries in this period."
      >
        <BarList label="Enquiries by source" points={sources} unit={ENQUIRIES} />
      </ChartFigure>
      <ChartFigure
        title="Enquiries by listing"
        summary={listingsSentence(listings, enquiries.total)}
        points={listings}
        heads={['Listing', 'Enquiries']}
        empty="No enquiries about a listing in this period."
      >
        <BarList label="Enquiries by listing" points={listings} unit={ENQUIRIES} />
      </ChartFigure>
    </>
  );
}

type Listings = NonNullable<DashboardAnswer['listings']>;

const FRESHNESS = {
  fresh: 'Confirmed in the last 60 days',
  due: 'Availability check due',
  hidden: 'Hidden until confirmed',
};

const STATUS = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  withdrawn: 'Withdrawn',
  sold: 'Sold',
};

const PROPERTIES: Unit = ['property', 'properties'];
const PROJECTS: Unit = ['project', 'projects'];

const point = (
  key: string,
  label: string,
  { properties, projects }: { properties: number; projects: number },
): Point => ({
  key,
  label,
  value: properties + projects,
  note: `${amount(properties, PROPERTIES)}, ${amount(projects, PROJECTS)}`,
});

const EMPTY = 'There are no listings yet.';

/** Listings by freshness and by status. */
export function ListingCharts({ listings }: { listings: Listings | null }) {
  const fresh = (listings?.by_freshness ?? []).map((one) => point(one.freshness, FRESHNESS[one.freshness], one));
  const status = (listings?.by_status ?? []).map((one) => point(one.status, STATUS[one.status], one));
  const withCountTime = (sentence: string) =>
    listings ? `${sentence} Counted ${timeText(listings.counted_at)}.` : sentence;
  const empty = listings ? EMPTY : 'Listings have not been counted yet. Check again in a few minutes.';
  return (
    <>
      <ChartFigure
        title="Freshness of listings"
        summary={withCountTime(freshnessSentence(fresh))}
        points={fresh}
        heads={['State', 'Listings']}
        empty={empty}
      >
        <BarList label="Freshness of listings" points={fresh} unit={LISTINGS} />
      </ChartFigure>
      <ChartFigure
        title="Listings by status"
        summary={withCountTime(statusSentence(status))}
        points={status}
        heads={['Status', 'Listings']}
        empty={empty}
      >
        <BarList label="Listings by status" points={status} unit={LISTINGS} />
      </ChartFigure>
    </>
  );
}

/** The most viewed pages, and searches without results. */
export function VisitCharts({ pages, missed_searches }: Pick<DashboardAnswer, 'pages' | 'missed_searches'>) {
  const seen: Point[] = pages.map(({ path, views }) => ({
    key: path,
    label: path === '/' ? 'Home page' : path,
    value: views,
    to: path,
  }));
  const zeroResults: Point[] = missed_searches.map(({ words, times }) => ({ key: words, label: words, value: times }));
  return (
    <>
      <ChartFigure
        title="Most viewed pages"
        summary={pagesSentence(seen)}
        points={seen}
        heads={['Page', 'Views']}
        empty="No page views in this period."
      >
        <BarList label="Most viewed pages" points={seen} unit={VIEWS} />
      </ChartFigure>
      <ChartFigure
        title="Searches without results"
        summary={zeroResultSentence(zeroResults)}
        points={zeroResults}
        heads={['Search term', 'Searches']}
        empty="No searches without results in this period."
      >
        <BarList label="Searches without results" points={zeroResults} unit={SEARCHES} />
      </ChartFigure>
    </>
  );
}
