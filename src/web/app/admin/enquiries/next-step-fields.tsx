import { useState } from 'react';
import { NEXT_STEP_LABELS, type NextStepKind, type StaffEnquiry, type VisitPlan } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import { PillGroup } from '#ui/pills.tsx';
import { getPresets } from './next-step-presets.ts';
import { useColleagues } from './use-enquiry.ts';

const STEPS = Object.entries(NEXT_STEP_LABELS);

/** Values of the choice of a next step that are no time. */
export const PICKED = 'picked';
export const NOTHING = 'nothing';

type VisitFieldsProps = Pick<NextStepFieldsProps, 'enquiry' | 'error' | 'onVisit' | 'visit'>;

/** Where and with whom a visit is, and whether the visitor is told by email. */
function VisitFields({ enquiry: { consent, email }, visit, onVisit, error }: VisitFieldsProps) {
  const colleagues = useColleagues();
  const mayTell = email !== '' && consent.withdrawn_at === null;
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-3">
      <Field label="Place" error={visit.place.trim() === '' ? error : undefined}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            value={visit.place}
            onChange={(event) => onVisit({ ...visit, place: event.target.value })}
          />
        )}
      </Field>
      <Field label="With">
        {(control) => (
          <Select
            {...control}
            value={visit.with_id}
            onChange={(event) => onVisit({ ...visit, with_id: Number(event.target.value) })}
          >
            {colleagues.map(({ id, full_name }) => (
              <option key={id} value={id}>
                {full_name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {mayTell && (
        <Checkbox checked={visit.is_told} onChange={(event) => onVisit({ ...visit, is_told: event.target.checked })}>
          Email the visitor, with a calendar entry and a reminder
        </Checkbox>
      )}
    </div>
  );
}

interface NextStepFieldsProps {
  enquiry: StaffEnquiry;
  /** One of the times on offer, or one of the values above; empty leaves the next step as it is. */
  chosen: string;
  onChoose: (chosen: string) => void;
  picked: string;
  onPick: (time: string) => void;
  kind: NextStepKind;
  onKind: (kind: NextStepKind) => void;
  visit: VisitPlan;
  onVisit: (visit: VisitPlan) => void;
  error: string | undefined;
}

/** When to be in touch again, and for what. */
export function NextStepFields({
  enquiry,
  chosen,
  onChoose,
  picked,
  onPick,
  kind,
  onKind,
  visit,
  onVisit,
  error,
}: NextStepFieldsProps) {
  // The times on offer do not move while the form is open.
  const [presets] = useState(() => getPresets(new Date()));
  const { next_follow_up_at: planned, next_step } = enquiry;
  const options = [
    ...presets.map(({ label, at }) => ({ value: at, label })),
    { value: PICKED, label: 'Pick…' },
    ...(planned ? [{ value: NOTHING, label: 'None' }] : []),
  ];
  const isPlanning = chosen !== '' && chosen !== NOTHING;
  return (
    <div className="grid gap-2">
      <PillGroup
        legend="Next step"
        name="next"
        options={options}
        value={[chosen]}
        onChange={([next = '']) => onChoose(next)}
      />
      {planned && chosen === '' && (
        <p className="text-sm text-ink-3">
          Planned: {next_step ? NEXT_STEP_LABELS[next_step] : 'follow-up'} on {timeText(planned)}
        </p>
      )}
      {chosen === PICKED && (
        <Field label="Date and time" hint="India time" error={error}>
          {(control) => (
            <Input {...control} type="datetime-local" value={picked} onChange={(event) => onPick(event.target.value)} />
          )}
        </Field>
      )}
      {isPlanning && (
        <Field
          label="What for"
          hint={kind === 'visit' ? undefined : 'We email a reminder to the assigned colleague.'}
          className="mt-1"
        >
          {(control) => (
            <Select {...control} value={kind} onChange={(event) => onKind(event.target.value as NextStepKind)}>
              {STEPS.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {isPlanning && kind === 'visit' && (
        <VisitFields enquiry={enquiry} visit={visit} onVisit={onVisit} error={error} />
      )}
    </div>
  );
}
