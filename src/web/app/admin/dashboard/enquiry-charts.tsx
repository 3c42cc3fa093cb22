import { type DashboardAnswer, ENQUIRY_SOURCE_LABELS } from '#contract';
import { BarList } from './bar-list.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { ColumnChart } from './column-chart.tsx';
import { formatLongDay, shortDay } from './days.ts';
import { ENQUIRIES, type Point } from './point.ts';
import { daysSentence, topSentence } from './sentences.ts';

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
    label: source === null ? 'Not known' : (ENQUIRY_SOURCE_LABELS[source] ?? source),
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
        empty="Nobody has asked anything in these days."
        className="col-span-full"
      >
        <ColumnChart label="Enquiries by day" points={days} unit={ENQUIRIES} under={({ key }) => shortDay(key)} />
      </ChartFigure>
      <ChartFigure
        title="Enquiries by source"
        summary={topSentence(sources, enquiries.total, 'Most come from')}
        points={sources}
        heads={['Source', 'Enquiries']}
        empty="Nobody has asked anything in these days."
      >
        <BarList label="Enquiries by source" points={sources} unit={ENQUIRIES} />
      </ChartFigure>
      <ChartFigure
        title="Enquiries by listing"
        summary={topSentence(listings, enquiries.total, 'Most are about')}
        points={listings}
        heads={['Listing', 'Enquiries']}
        empty="Nobody has asked about a listing in these days."
      >
        <BarList label="Enquiries by listing" points={listings} unit={ENQUIRIES} />
      </ChartFigure>
    </>
  );
}
