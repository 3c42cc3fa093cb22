import { useEffect, useRef, useState } from 'react';
import { ENQUIRY_STATUS_LABELS, type StaffEnquiry, validateEnquiryChange } from '#contract';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import { useEnquiryChanges } from './use-enquiry.ts';

/** Changes the status; a lost enquiry needs a reason first. */
export function StatusStep({ enquiry: { id, status } }: { enquiry: StaffEnquiry }) {
  const why = useRef<HTMLInputElement>(null);
  const { change } = useEnquiryChanges();
  const [losing, setLosing] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (losing) why.current?.focus();
  }, [losing]);
  const choose = (next: string) => {
    setLosing(next === 'lost');
    if (next !== 'lost') void change(id, { status: next });
  };
  const lose = async () => {
    const [found] = validateEnquiryChange({ status: 'lost', lost_reason: reason.trim() });
    setError(found?.message);
    if (!found && (await change(id, { status: 'lost', lost_reason: reason }))) setLosing(false);
  };
  return (
    <>
      <Field label="Status">
        {(control) => (
          <Select
            {...control}
            name="status"
            value={losing ? 'lost' : status}
            onChange={(event) => choose(event.target.value)}
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
                value={reason}
                onChange={(event) => setReason(event.target.value)}
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
