import { useEffect, useRef, useState } from 'react';
import { RetentionInput, type StaffApplication } from '#contract';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useApplicationChanges } from './use-application.ts';

const long = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' });

/** Shows how long the application is retained, and extends it if a reason is entered. */
export function RetentionForm({ application: { id, retain_until } }: { application: StaffApplication }) {
  const { extendRetention } = useApplicationChanges(id);
  const box = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  useEffect(() => {
    if (open) box.current?.focus();
  }, [open]);
  const save = async () => {
    const checked = RetentionInput.safeParse({ retain_until: day, reason });
    const issues = checked.error?.issues.toReversed() ?? [];
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (checked.success && (await extendRetention(checked.data))) setOpen(false);
  };
  return (
    <div className="grid gap-2">
      <p className="text-small text-ink-3">
        Kept until <span className="font-semibold text-ink">{long.format(new Date(retain_until))}</span>, then deleted
        with its document.
      </p>
      {open ? (
        <form
          noValidate
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Field label="Keep until" error={errors.retain_until}>
            {(control) => (
              <Input {...control} ref={box} type="date" value={day} onChange={(event) => setDay(event.target.value)} />
            )}
          </Field>
          <Field label="Reason for keeping it longer" error={errors.reason}>
            {(control) => (
              <Input {...control} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
            )}
          </Field>
          <Button type="submit" variant="soft">
            Save
          </Button>
        </form>
      ) : (
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          Keep longer
        </Button>
      )}
    </div>
  );
}
