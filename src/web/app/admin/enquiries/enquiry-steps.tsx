import { useEffect, useRef, useState } from 'react';
import { ENQUIRY_STATUS_LABELS, type EnquiryStatus, type StaffEnquiry, validateEnquiryChange } from '#contract';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import { useStaff } from '../shell/session.ts';
import { useUnsavedText } from '../unsaved/use-unsaved.ts';
import { FakeStep } from './fake-step.tsx';
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
          className="order-last col-span-2 grid gap-2"
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
  const colleagues = useColleagues();
  const { change } = useEnquiryChanges();
  const gone = assigned_to && !colleagues.some((colleague) => colleague.id === assigned_to.id);
  return (
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
  );
}

function AssignToMe({ enquiry: { id, assigned_to } }: StepProps) {
  const staff = useStaff();
  const { change } = useEnquiryChanges();
  if (assigned_to?.id === staff.id) return null;
  return (
    <Button variant="soft" size="sm" className="grow" onClick={() => void change(id, { assigned_to: staff.id })}>
      Assign to me
    </Button>
  );
}

/** The status and the assignment of an enquiry. */
export const EnquirySteps = ({ enquiry }: StepProps) => (
  <div className="grid grid-cols-2 gap-3">
    <StatusStep enquiry={enquiry} />
    <AssignStep enquiry={enquiry} />
    <div className="col-span-2 flex flex-wrap gap-2">
      <AssignToMe enquiry={enquiry} />
      <FakeStep enquiry={enquiry} />
    </div>
  </div>
);
