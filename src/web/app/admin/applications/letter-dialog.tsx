import { useState } from 'react';
import { APPLICATION_STATUS_LABELS, type LetterInput, type LetterKind, type StaffApplication } from '#contract';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useApplicationChanges, useLetterDraft } from './use-application.ts';

const FORM = 'letter';

const KINDS = {
  invitation: { title: 'Invitation', send: 'Send invitation', status: 'interview' },
  rejection: { title: 'Rejection', send: 'Send rejection', status: 'rejected' },
} as const;

interface EmailFieldsProps {
  letter: LetterInput;
  onChange: (letter: LetterInput) => void;
}

function EmailFields({ letter, onChange }: EmailFieldsProps) {
  return (
    <>
      <Field label="Subject">
        {(control) => (
          <Input
            {...control}
            required
            maxLength={150}
            value={letter.subject}
            onChange={(event) => onChange({ ...letter, subject: event.target.value })}
          />
        )}
      </Field>
      <Field label="Text">
        {(control) => (
          <Textarea
            {...control}
            required
            rows={14}
            maxLength={5000}
            value={letter.body}
            onChange={(event) => onChange({ ...letter, body: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

interface LetterDialogProps {
  application: StaffApplication;
  kind: LetterKind;
  /** What somebody has made of the words before, so that nothing is lost by closing it. */
  changed: LetterInput | undefined;
  onChange: (letter: LetterInput | undefined) => void;
  onClose: () => void;
}

/** A letter to the applicant, to be read and changed before it goes out. */
export function LetterDialog({ application, kind, changed, onChange, onClose }: LetterDialogProps) {
  const { id, full_name, email } = application;
  const { title, send: sendLabel, status } = KINDS[kind];
  const draft = useLetterDraft(id, kind);
  const { send } = useApplicationChanges(id);
  const [busy, setBusy] = useState(false);
  const letter = changed ?? draft;
  const submit = async () => {
    if (!letter || busy) return;
    setBusy(true);
    const sent = await send(letter);
    setBusy(false);
    if (!sent) return;
    onChange(undefined);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="filters"
      title={`${title} to ${full_name}`}
      description={`A mail to ${email}. Sending it sets the status to ${APPLICATION_STATUS_LABELS[status]}.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant={kind === 'rejection' ? 'danger' : 'primary'}
            busy={busy}
            busyLabel="Sending"
            disabled={!letter}
          >
            {sendLabel}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {letter ? <EmailFields letter={letter} onChange={onChange} /> : <p className="text-ink-3">Loading...</p>}
      </form>
    </Dialog>
  );
}
