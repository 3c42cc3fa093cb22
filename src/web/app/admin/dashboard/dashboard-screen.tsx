import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type DashboardAnswer, DashboardQuery } from '#contract';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { staffCall } from '../data/staff-call.ts';
import { EnquiryCharts } from './enquiry-charts.tsx';
import { ListingCharts } from './listing-charts.tsx';
import { PeriodSwitch } from './period-switch.tsx';
import { StatTiles } from './stat-tiles.tsx';
import { VisitCharts } from './visit-charts.tsx';

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
export function DashboardScreen() {
  const [search] = useSearchParams();
  const { days } = DashboardQuery.parse({ days: search.get('days') ?? undefined });
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['staff', 'dashboard', days],
    queryFn: ({ signal }) => staffCall<DashboardAnswer>(`/dashboard?days=${days}`, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-[1.875rem]">Dashboard</h1>
        <PeriodSwitch days={days} />
      </div>
      <p role="status" className="sr-only">
        {data && !isPlaceholderData ? `Figures of the last ${data.days} days` : 'Loading...'}
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
