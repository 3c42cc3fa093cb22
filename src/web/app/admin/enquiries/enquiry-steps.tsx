import { useEffect, useRef, useState } from 'react';
import { ENQUIRY_STATUS_LABELS, type EnquiryStatus, type StaffEnquiry, validateEnquiryChange } from '#contract';
import { fromTimeInput, toTimeInput } from '#contract/india-time.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import { useStaff } from '../shell/session.ts';
import { useUnsavedText } from '../unsaved/use-unsaved.ts';
import { useColleagues, useEnquiryChanges } from './use-enquiry.ts';

/** Changes the status; a lost enquiry needs a reason first. */
function StatusStep({ enquiry: { id, status } }: { enquiry: StaffEnquiry }) {
  const why = useRef<HTMLInputElement>(null);
  const { change } = useEnquiryChanges();
  const [losing, setLosing] = useState(false);
  const reason = useUnsavedText(`enquiry/${id}/lost`);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (losing) why.current?.focus();
  }, [losing]);
  const choose = (next: EnquiryStatus) => {
    setLosing(next === 'lost');
    if (next !== 'lost') void change(id, { status: next });
  };
  const lose = async () => {
    const [found] = validateEnquiryChange({ status: 'lost', lost_reason: reason.value.trim() });
    setError(found?.message);
    if (found || !(await change(id, { status: 'lost', lost_reason: reason.value }))) return;
    reason.clear();
    setLosing(false);
  };
  return (
    <>
      <Field label="Status">
        {(control) => (
          <Select
            {...control}
            name="status"
            value={losing ? 'lost' : status}
            onChange={(event) => choose(event.target.value as EnquiryStatus)}
          >
            {Object.entries(ENQUIRY_STATUS_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {losing && (
        <form
          noValidate
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void lose();
          }}
        >
          <Field label="Why was it lost?" error={error}>
            {(control) => (
              <Input
                {...control}
                ref={why}
                maxLength={500}
                value={reason.value}
                onChange={(event) => reason.set(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" variant="danger">
            Mark as lost
          </Button>
        </form>
      )}
    </>
  );
}

interface StepProps {
  enquiry: StaffEnquiry;
}

function AssignStep({ enquiry: { id, assigned_to } }: StepProps) {
  const staff = useStaff();
  const colleagues = useColleagues();
  const { change } = useEnquiryChanges();
  const gone = assigned_to && !colleagues.some((colleague) => colleague.id === assigned_to.id);
  return (
    <div className="grid gap-2">
      <Field label="Assigned to">
        {(control) => (
          <Select
            {...control}
            value={assigned_to?.id ?? ''}
            onChange={(event) =>
              void change(id, { assigned_to: event.target.value === '' ? null : Number(event.target.value) })
            }
          >
            <option value="">Unassigned</option>
            {[...(gone ? [assigned_to] : []), ...colleagues].map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {colleague.full_name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {assigned_to?.id !== staff.id && (
        <Button variant="soft" size="sm" onClick={() => void change(id, { assigned_to: staff.id })}>
          Assign to me
        </Button>
      )}
    </div>
  );
}

function FollowUpStep({ enquiry: { id, next_follow_up_at } }: StepProps) {
  const { change } = useEnquiryChanges();
  const planned = toTimeInput(next_follow_up_at);
  const [chosen, setChosen] = useState(planned);
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void change(id, { next_follow_up_at: fromTimeInput(chosen) });
      }}
    >
      <Field label="Next follow-up" hint="India time. We email a reminder to the assigned colleague.">
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
      </Field>
      {chosen !== planned && (
        <Button type="submit" variant="soft" size="sm">
          Save follow-up
        </Button>
      )}
    </form>
  );
}

/** The status, follow-up and assignment controls of an enquiry. */
export function EnquirySteps({ enquiry }: StepProps) {
  return (
    <>
      <StatusStep enquiry={enquiry} />
      {enquiry.status !== 'won' && enquiry.status !== 'lost' && (
        <FollowUpStep key={enquiry.next_follow_up_at} enquiry={enquiry} />
      )}
      <AssignStep enquiry={enquiry} />
    </>
  );
}
