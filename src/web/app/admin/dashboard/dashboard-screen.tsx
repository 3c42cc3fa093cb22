import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { DASHBOARD_DAYS, type DashboardAnswer, DashboardQuery } from '#contract';
import { describeReplyTime } from '#contract/content/office.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/loading.tsx';
import { staffCall } from '../data/staff-call.ts';
import { duration } from '../duration.ts';
import { EnquiryCharts, ListingCharts, VisitCharts } from './charts.tsx';
import { comparison } from './points.ts';

interface TileProps {
  label: string;
  value: string;
  children: ReactNode;
  /** The list where staff can act on the number. */
  to?: string;
  urgent?: boolean;
}

function Tile({ label, value, children, to, urgent = false }: TileProps) {
  return (
    <li className="relative grid content-start gap-1 rounded-lg border border-line bg-surface p-4 admin:p-5">
      <h2 className="font-sans text-sm font-medium tracking-normal text-ink-3">
        {to === undefined ? (
          label
        ) : (
          <Link
            to={to}
            className="text-link underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline focus-visible:underline"
          >
            {label}
          </Link>
        )}
      </h2>
      <p className={classNames('font-display text-3xl', urgent ? 'text-danger' : 'text-ink')}>{value}</p>
      <p className="text-sm text-ink-3">{children}</p>
    </li>
  );
}

type Enquiries = NonNullable<DashboardAnswer['enquiries']>;

/** The four key figures for sales, each with an explanation. */
function StatTiles({ enquiries, days }: { enquiries: Enquiries; days: number }) {
  const { replies, waiting, overdue } = enquiries;
  const target = `${describeReplyTime(replies.target_minutes)} of office time`;
  const share = replies.total === 0 ? 0 : Math.round((100 * replies.in_time) / replies.total);
  return (
    <ul className="grid gap-4 min-[360px]:grid-cols-2 min-[1200px]:grid-cols-4">
      <Tile label="Enquiries" value={indianNumber(enquiries.total)}>
        {comparison(enquiries, days)}
      </Tile>
      <Tile label="New" value={indianNumber(waiting)} to="/admin/enquiries?view=new">
        {waiting === 0 ? 'No one is waiting for a first reply' : 'Waiting for a first reply'}
      </Tile>
      <Tile label="Overdue" value={indianNumber(overdue)} to="/admin/enquiries?view=overdue" urgent={overdue > 0}>
        {overdue === 0 ? 'Nothing is overdue' : `No reply within ${target}, or follow-up overdue`}
      </Tile>
      <Tile
        label="Median first reply (office time)"
        value={replies.median_minutes === null ? '–' : duration(replies.median_minutes)}
      >
        {replies.total === 0 ? 'No replies in this period' : `${share}% within ${target}`}
      </Tile>
    </ul>
  );
}

/** Links for the last week, month or quarter; the current period is in the URL. */
function PeriodSwitch({ days }: { days: number }) {
  return (
    <nav aria-label="Period" className="flex flex-wrap gap-2">
      {DASHBOARD_DAYS.map((choice) => (
        <Link
          key={choice}
          to={`?days=${choice}`}
          preventScrollReset
          aria-current={choice === days || undefined}
          className={classNames(
            'inline-flex h-11 items-center rounded-full border px-4 text-small font-medium transition-colors duration-(--duration-fast)',
            choice === days
              ? 'border-primary bg-primary text-on-primary'
              : 'border-line-strong bg-surface text-ink hover:border-primary hover:bg-primary-soft hover:text-primary',
          )}
        >
          {choice} days
        </Link>
      ))}
    </nav>
  );
}

function Loading() {
  return (
    <div className="grid gap-4 min-[1000px]:grid-cols-2">
      <Skeleton className="col-span-full h-32" />
      <Skeleton className="col-span-full h-72" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </div>
  );
}

function Figures({ answer }: { answer: DashboardAnswer }) {
  const { days, enquiries, listings, pages, missed_searches } = answer;
  return (
    <div className="grid gap-4">
      {enquiries && <StatTiles enquiries={enquiries} days={days} />}
      <div className="grid gap-4 min-[1000px]:grid-cols-2">
        {/* The key resets the charts, because a selection in one period has no meaning in another. */}
        {enquiries && <EnquiryCharts key={days} enquiries={enquiries} />}
        <VisitCharts key={`visits ${days}`} pages={pages} missed_searches={missed_searches} />
        <ListingCharts listings={listings} />
      </div>
    </div>
  );
}

/** The dashboard for the period in the URL; staff who may not see enquiries see the rest. */
export default function DashboardScreen() {
  const [search] = useSearchParams();
  const { days } = DashboardQuery.parse({ days: search.get('days') ?? undefined });
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['staff', 'dashboard', days],
    queryFn: ({ signal }) => staffCall('GET /dashboard', { days }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-headline">Dashboard</h1>
        <PeriodSwitch days={days} />
      </div>
      <p role="status" className="sr-only">
        {data && !isPlaceholderData ? `Figures for the last ${data.days} days` : 'Loading...'}
      </p>
      <div aria-busy={!data || isPlaceholderData}>
        {data && <Figures answer={data} />}
        {!data && !isError && <Loading />}
        {!data && isError && (
          <div role="alert" className="grid justify-items-start gap-3">
            Something went wrong
            <Button variant="outline" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
