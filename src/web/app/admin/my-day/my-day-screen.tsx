import { useQuery } from '@tanstack/react-query';
import type { MyDay } from '#contract';
import { indiaDay } from '#contract/india-time.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { roleMay } from '#contract/people/permissions.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/loading.tsx';
import { formatLongDay } from '../dashboard/points.ts';
import { staffCall } from '../data/staff-call.ts';
import { duration } from '../duration.ts';
import { EnquiryDialog } from '../enquiries/enquiry-dialog.tsx';
import { toClock } from '../shared/day-time.ts';
import { useOpenRow } from '../shared/use-admin-record.ts';
import { useNow } from '../shared/use-now.ts';
import { useStaff } from '../shell/session.ts';
import { AddLeadBar } from './add-lead-bar.tsx';
import { DayVisits } from './day-visits.tsx';
import { NewLeads } from './new-leads.tsx';
import { NextSteps } from './next-steps.tsx';
import { WaitingPanels } from './waiting-panels.tsx';

type LeadDay = NonNullable<MyDay['leads']>;

const TILE = 'grid content-start gap-0.5 bg-surface px-4 py-2.5';

interface CountTileProps {
  label: string;
  count: number;
  /** The part of the page that it counts. */
  to: string;
  isLate?: boolean;
}

const CountTile = ({ label, count, to, isLate = false }: CountTileProps) => (
  <li className="flex *:flex-1">
    <a className={classNames(TILE, 'hover:bg-primary-soft focus-visible:-outline-offset-2')} href={to}>
      <b className={classNames('text-xl font-semibold', isLate && count > 0 ? 'text-danger' : 'text-ink')}>
        {indianNumber(count)}
      </b>
      <span className="text-sm text-ink-3">{label}</span>
    </a>
  </li>
);

/** The numbers of the day, each leading to its part of the page, and how soon the user replied lately. */
function Glance({ day: { counts, replies, visits } }: { day: LeadDay }) {
  const median = replies.median_minutes;
  return (
    <ul
      aria-label="Today at a glance"
      className="mb-4 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line *:last:bg-surface admin:grid-cols-5 max-admin:*:last:col-span-2"
    >
      <CountTile label="Overdue" count={counts.overdue} to={counts.overdue > 0 ? '#overdue' : '#steps'} isLate />
      <CountTile label="Due today" count={counts.today} to={counts.today > 0 ? '#today' : '#steps'} />
      <CountTile label="New leads" count={counts.new} to="#new" />
      <CountTile label="Visits today" count={visits.length} to="#visits" />
      <li className={TILE}>
        <b className="text-xl font-semibold text-ink">{median === null ? '–' : duration(median)}</b>
        <span className="text-sm text-ink-3">My median first reply, 30 days</span>
      </li>
    </ul>
  );
}

interface LeadPartsProps {
  day: MyDay & { leads: LeadDay };
  now: number;
}

/** The day of those who work on leads. */
function LeadParts({ day, now }: LeadPartsProps) {
  const { id, show } = useOpenRow();
  const { role } = useStaff();
  return (
    <>
      <Glance day={day.leads} />
      {roleMay(role, 'leads:change') && <AddLeadBar />}
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-last-96">
        <NextSteps day={day.leads} now={now} onOpen={show} />
        <div className="grid gap-4">
          <NewLeads day={day.leads} now={now} onOpen={show} />
          <DayVisits visits={day.leads.visits} />
          <WaitingPanels day={day} now={now} />
        </div>
      </div>
      {id !== undefined && <EnquiryDialog key={id} id={id} onClose={() => show(undefined)} />}
    </>
  );
}

const hasLeads = (day: MyDay): day is LeadPartsProps['day'] => day.leads !== null;

function DayHead({ day, now }: { day: MyDay | undefined; now: number }) {
  const { open_until, replies } = day?.leads ?? {};
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h1 className="text-headline">My day</h1>
      {replies && (
        <p className="text-small text-ink-3 max-admin:sr-only">
          {open_until ? `Office open until ${toClock(open_until)}. ` : 'The office is closed now. '}
          Reply target {duration(replies.target_minutes)}.
        </p>
      )}
      <p className="w-full text-small text-ink-3">{formatLongDay(indiaDay(new Date(now)))}</p>
    </div>
  );
}

/** What the signed-in user has to do today, as far as the role sees it. */
export default function MyDayScreen() {
  const now = useNow();
  const { data, isError, refetch } = useQuery({
    // Among the calls about enquiries, so that it follows their changes.
    queryKey: ['staff', 'enquiry', 'my-day'],
    queryFn: ({ signal }) => staffCall('GET /my-day', undefined, { signal }),
  });
  return (
    <div aria-busy={!data && !isError}>
      <DayHead day={data} now={now} />
      {!data && !isError && <Skeleton className="h-96" />}
      {!data && isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          Something went wrong
          <Button variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data &&
        (hasLeads(data) ? (
          <LeadParts day={data} now={now} />
        ) : (
          <div className="grid max-w-cover gap-4">
            <WaitingPanels day={data} now={now} />
          </div>
        ))}
    </div>
  );
}
