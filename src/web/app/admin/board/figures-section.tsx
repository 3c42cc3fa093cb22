import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ENQUIRY_SOURCE_LABELS, FIGURE_DAYS, FigureQuery, type LeadFigures } from '#contract';
import { getScope } from '#contract/people/permissions.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/input.tsx';
import { Skeleton } from '#ui/loading.tsx';
import { staffCall } from '../data/staff-call.ts';
import { ViewButton } from '../engine/screen-head.tsx';
import { useUrlQuery } from '../engine/url-state.ts';
import { useStaff } from '../shell/session.ts';
import { AgeingChart } from './ageing-chart.tsx';
import { FiguresTable } from './figures-table.tsx';

const GROUPS = { person: 'Person', source: 'Source' } as const;

type Named = Pick<LeadFigures['rows'][number], 'person' | 'source'>;

const getPersonName = ({ person }: Named): string => person?.full_name ?? 'Unassigned';
const getSourceLabel = ({ source }: Named): string =>
  source === null ? 'Unknown' : (ENQUIRY_SOURCE_LABELS[source] ?? source);

/** How leads are dealt with, by person or by source; users who see only their own leads see only their own figures. */
export function FiguresSection() {
  const staff = useStaff();
  const { search, set } = useUrlQuery();
  const { by, days } = FigureQuery.parse({ by: search.get('by') ?? undefined, days: search.get('days') ?? undefined });
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['staff', 'enquiry', 'figures', by, days],
    queryFn: ({ signal }) => staffCall('GET /enquiry/figures', { by, days }, { signal }),
    placeholderData: keepPreviousData,
  });
  const isOwn = getScope(staff.role, 'leads') === 'own';
  const title = by === 'source' ? 'By source' : isOwn ? 'My figures' : 'By person';
  // Of the answer, which can still be the one before.
  const shown = data?.by ?? by;
  const names = { getName: shown === 'source' ? getSourceLabel : getPersonName, heading: GROUPS[shown] };
  return (
    <section aria-labelledby="figures" className="mt-6" aria-busy={!data || isPlaceholderData}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 id="figures" className="mr-auto text-title">
          {title}
        </h2>
        <div role="group" aria-label="Figures by" className="flex gap-2">
          {Object.entries(GROUPS).map(([name, label]) => (
            <ViewButton key={name} chosen={name === by} onChoose={() => set({ by: name === 'person' ? '' : name })}>
              {label}
            </ViewButton>
          ))}
        </div>
        <Select
          aria-label="Period"
          value={days}
          className="min-h-11! w-auto! text-compact!"
          onChange={(event) => set({ days: event.target.value })}
        >
          {FIGURE_DAYS.map((each) => (
            <option key={each} value={each}>
              Last {each} days
            </option>
          ))}
        </Select>
      </div>
      {!data && !isError && <Skeleton className="h-60" />}
      {!data && isError && (
        <div role="alert" className="grid justify-items-start gap-3">
          Something went wrong
          <Button variant="outline" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data && (
        <>
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-last-96">
            <FiguresTable answer={data} {...names} />
            <AgeingChart rows={data.ageing} {...names} />
          </div>
          <p className="mt-2 text-note text-ink-3">
            Replies in office time. Contacts and visits count for the colleague who made them, the rest for the one who
            has the lead. Fake leads are left out, and counted beside the others.
          </p>
        </>
      )}
    </section>
  );
}
