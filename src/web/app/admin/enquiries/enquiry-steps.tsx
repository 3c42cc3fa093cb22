import { useState } from 'react';
import type { StaffEnquiry } from '#contract';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import { fromIndiaBox, toIndiaBox } from '../india-clock.ts';
import { useStaff } from '../shell/use-staff.ts';
import { StatusStep } from './status-step.tsx';
import { useColleagues, useEnquiryChanges } from './use-enquiry.ts';

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
            <option value="">Nobody</option>
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
  const planned = toIndiaBox(next_follow_up_at);
  const [chosen, setChosen] = useState(planned);
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void change(id, { next_follow_up_at: fromIndiaBox(chosen) });
      }}
    >
      <Field label="Next follow-up" hint="India time; a mail reminds whoever it is assigned to">
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
