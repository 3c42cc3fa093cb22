import { useState } from 'react';
import {
  APPLICATION_STATUS_LABELS,
  type ApplicationEmailInput,
  type ApplicationEmailKind,
  type StaffApplication,
} from '#contract';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input, Textarea } from '#ui/input.tsx';
import { useUnsaved } from '../unsaved/use-unsaved.ts';
import { useApplicationChanges, useEmailDraft } from './use-application.ts';

const FORM = 'letter';

const KINDS = {
  invitation: { title: (name: string) => `Invitation email to ${name}`, send: 'Send invitation', status: 'interview' },
  rejection: { title: (name: string) => `Rejection email to ${name}`, send: 'Send rejection', status: 'rejected' },
} as const;

interface EmailFieldsProps {
  message: ApplicationEmailInput;
  onChange: (message: ApplicationEmailInput) => void;
}

function EmailFields({ message, onChange }: EmailFieldsProps) {
  return (
    <>
      <Field label="Subject">
        {(control) => (
          <Input
            {...control}
            required
            maxLength={150}
            value={message.subject}
            onChange={(event) => onChange({ ...message, subject: event.target.value })}
          />
        )}
      </Field>
      <Field label="Message">
        {(control) => (
          <Textarea
            {...control}
            required
            rows={14}
            maxLength={5000}
            value={message.body}
            onChange={(event) => onChange({ ...message, body: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

interface EmailDialogProps {
  application: StaffApplication;
  kind: ApplicationEmailKind;
  onClose: () => void;
}

const isEmail = (value: unknown): value is ApplicationEmailInput =>
  typeof value === 'object' && value !== null && 'subject' in value && 'body' in value;

/** Lets staff read and edit an email to the applicant before it is sent. */
export function EmailDialog({ application, kind, onClose }: EmailDialogProps) {
  const { id, full_name, email } = application;
  const { title, send: sendLabel, status } = KINDS[kind];
  const draft = useEmailDraft(id, kind);
  const { send } = useApplicationChanges(id);
  const edited = useUnsaved<ApplicationEmailInput | null>(`application/${id}/${kind}`, null, isEmail);
  const [busy, setBusy] = useState(false);
  const message = edited.value ?? draft;
  const submit = async () => {
    if (!message || busy) return;
    setBusy(true);
    const sent = await send(message);
    setBusy(false);
    if (!sent) return;
    edited.clear();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="filters"
      title={title(full_name)}
      description={`An email to ${email}. Sending it sets the status to ${APPLICATION_STATUS_LABELS[status]}.`}
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
            disabled={!message}
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
        {message ? <EmailFields message={message} onChange={edited.set} /> : <p className="text-ink-3">Loading...</p>}
      </form>
    </Dialog>
  );
}
