import { type FormEvent, useState } from 'react';
import { type StaffVisit, VISIT_STATUS_LABELS } from '#contract';
import { fromTimeInput, timeText, toTimeInput } from '#contract/india-time.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { focusAtOnce } from '../bulk/focus-at-once.ts';
import { useNow } from '../shared/use-now.ts';
import { useContactChanges } from './use-contact.ts';

/** A new time and place for a planned visit. */
export function MoveForm({ visit, onDone }: { visit: StaffVisit; onDone: () => void }) {
  const { changeVisit } = useContactChanges();
  const [at, setAt] = useState(toTimeInput(visit.at));
  const [place, setPlace] = useState(visit.place);
  const [error, setError] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const time = fromTimeInput(at);
    if (time === null) return setError('Please choose a date and time');
    if (await changeVisit(visit.id, { at: time, place }, 'Visit moved')) onDone();
  };
  return (
    <form noValidate className="grid gap-3 pt-1" onSubmit={(event) => void save(event)}>
      <Field label="Date and time" hint="India time" error={error}>
        {(control) => (
          <Input
            {...control}
            ref={focusAtOnce}
            type="datetime-local"
            value={at}
            onChange={(event) => setAt(event.target.value)}
          />
        )}
      </Field>
      <Field label="Place">
        {(control) => (
          <Input {...control} maxLength={200} value={place} onChange={(event) => setPlace(event.target.value)} />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm">
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface VisitProps {
  visit: StaffVisit;
  mayChange: boolean;
}

/** What can be done with a planned visit. */
export function VisitActions({ visit: { id, at }, onMove }: { visit: StaffVisit; onMove: () => void }) {
  const { changeVisit } = useContactChanges();
  const end = (status: 'cancelled' | 'done' | 'missed', done: string) => void changeVisit(id, { status }, done);
  const small = { size: 'sm', variant: 'outline' } as const;
  const hasBegun = Date.parse(at) <= useNow();
  return (
    <div className="flex flex-wrap gap-2">
      {hasBegun && (
        <>
          <Button {...small} onClick={() => end('done', 'Visit done')}>
            Done
          </Button>
          <Button {...small} onClick={() => end('missed', 'Written down')}>
            Did not come
          </Button>
        </>
      )}
      <Button {...small} onClick={onMove}>
        Move
      </Button>
      <Button {...small} onClick={() => end('cancelled', 'Visit cancelled')}>
        Cancel visit
      </Button>
      <a className={buttonClass({ size: 'sm', variant: 'ghost' })} href={`/api/v1/admin/visit/${id}/calendar`} download>
        Calendar file
      </a>
    </div>
  );
}

function Visit({ visit, mayChange }: VisitProps) {
  const [moving, setMoving] = useState(false);
  const { at, is_told, place, status, with: guide } = visit;
  const isPlanned = status === 'planned';
  return (
    <li className="grid gap-1.5 border-l-2 border-line pl-3">
      <p className="font-semibold text-ink">
        {timeText(at)}
        {!isPlanned && <span className="font-normal text-ink-3">, {VISIT_STATUS_LABELS[status].toLowerCase()}</span>}
      </p>
      <p className="wrap-anywhere text-ink">
        {place}
        {guide && <span className="text-ink-3">, with {guide.full_name}</span>}
      </p>
      {isPlanned && (
        <p className="text-sm text-ink-3">
          {is_told ? 'The visitor has it by email and gets a reminder.' : 'The visitor was not emailed.'}
        </p>
      )}
      {isPlanned &&
        mayChange &&
        (moving ? (
          <MoveForm visit={visit} onDone={() => setMoving(false)} />
        ) : (
          <VisitActions visit={visit} onMove={() => setMoving(true)} />
        ))}
    </li>
  );
}

/** The visits of a person, the planned one first. */
export function VisitList({ visits, mayChange }: { visits: StaffVisit[]; mayChange: boolean }) {
  if (visits.length === 0) return null;
  const inOrder = visits.toSorted(
    (one, other) =>
      Number(other.status === 'planned') - Number(one.status === 'planned') || other.at.localeCompare(one.at),
  );
  return (
    <section aria-label="Visits" className="grid gap-2">
      <h3 className="text-subheading">Visits</h3>
      <ul className="grid gap-3">
        {inOrder.map((visit) => (
          <Visit key={visit.id} visit={visit} mayChange={mayChange} />
        ))}
      </ul>
    </section>
  );
}
