import { useState } from 'react';
import { type DayVisit, VISIT_STATUS_LABELS } from '#contract';
import { MoveForm, VisitActions } from '../contacts/visit-list.tsx';
import { toClock } from '../shared/day-time.ts';
import { useStaff } from '../shell/session.ts';
import { DayPanel, Nothing } from './day-parts.tsx';

/** Who comes, and who else shows the home. */
function getPeople({ full_name, phone, with: guide }: DayVisit, ownId: number): string {
  const visitor = `${full_name}, ${phone}`;
  return guide && guide.id !== ownId ? `${visitor}, with ${guide.full_name}` : visitor;
}

function VisitRow({ visit }: { visit: DayVisit }) {
  const { id } = useStaff();
  const [moving, setMoving] = useState(false);
  const { at, is_told, may_change, place, status } = visit;
  const isPlanned = status === 'planned';
  return (
    <li className="grid grid-cols-first-15 gap-x-2 border-t border-line px-4 py-3">
      <p className="font-semibold text-ink">{toClock(at)}</p>
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold wrap-anywhere text-ink">{place}</p>
        <p className="text-note wrap-anywhere text-ink-3">{getPeople(visit, id)}</p>
        <p className="text-note text-ink-3">
          {isPlanned ? (is_told ? 'Has the time by email' : 'Not told by email') : VISIT_STATUS_LABELS[status]}
        </p>
        {isPlanned &&
          may_change &&
          (moving ? (
            <MoveForm visit={visit} onDone={() => setMoving(false)} />
          ) : (
            <VisitActions visit={visit} onMove={() => setMoving(true)} />
          ))}
      </div>
    </li>
  );
}

/** The visits of today that the user makes, or that people of the user's leads make. */
export const DayVisits = ({ visits }: { visits: DayVisit[] }) => (
  <DayPanel id="visits" title="Today’s visits" count={visits.length}>
    {visits.length === 0 && <Nothing>No visits today.</Nothing>}
    <ul>
      {visits.map((visit) => (
        <VisitRow key={visit.id} visit={visit} />
      ))}
    </ul>
  </DayPanel>
);
