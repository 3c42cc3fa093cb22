import { type FormEvent, useState } from 'react';
import { validateEnquiryChange } from '#contract';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

/** The usual reasons, each one press. */
const REASONS = ['Budget too low', 'Wrong place', 'Bought elsewhere', 'No answer'];

interface LostDialogProps {
  name: string;
  onLose: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a lead was lost: a usual reason in one press, or another one. */
export function LostDialog({ name, onLose, onClose }: LostDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lost_reason = reason.trim();
    const [found] = validateEnquiryChange({ status: 'lost', lost_reason });
    setError(found?.message);
    if (!found) onLose(lost_reason);
  };
  return (
    <Dialog open onOpenChange={onClose} title={`Why was ${name} lost?`} width="confirm">
      <div role="group" aria-label="Usual reasons" className="flex flex-wrap gap-2">
        {REASONS.map((usual) => (
          <Button key={usual} variant="outline" onClick={() => onLose(usual)}>
            {usual}
          </Button>
        ))}
      </div>
      <form noValidate className="grid gap-3" onSubmit={submit}>
        <Field label="Another reason" error={error}>
          {(control) => (
            <Input {...control} maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
          )}
        </Field>
        <Button type="submit" variant="danger" className="justify-self-end">
          Mark as lost
        </Button>
      </form>
    </Dialog>
  );
}
