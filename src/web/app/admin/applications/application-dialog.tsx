import { useRef, useState } from 'react';
import {
  APPLICATION_STATUS_LABELS,
  type ApplicationEmailInput,
  type ApplicationEmailKind,
  type StaffApplication,
} from '#contract';
import { Button } from '#ui/button.tsx';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/input.tsx';
import { KeyHints } from '../engine/key-hints.tsx';
import { useLetterKeys } from '../engine/use-letter-keys.ts';
import { indiaTime } from '../india-clock.ts';
import { EventList } from '../shared/event-list.tsx';
import { NoteForm } from '../shared/note-form.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { DocumentCard } from './document-card.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { RetentionForm } from './retention-form.tsx';
import { useApplication, useApplicationChanges } from './use-application.ts';

/** The document, status, note and retention controls of an application. */
function Steps({ application }: { application: StaffApplication }) {
  const { change, note } = useApplicationChanges(application.id);
  return (
    <div className="grid content-start gap-4 md:col-start-2 md:row-span-2 md:row-start-1">
      <DocumentCard application={application} />
      <Field label="Status">
        {(control) => (
          <Select
            {...control}
            name="status"
            value={application.status}
            onChange={(event) => void change(event.target.value)}
          >
            {Object.entries(APPLICATION_STATUS_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <NoteForm onAdd={note} />
      <RetentionForm key={application.retain_until} application={application} />
    </div>
  );
}

interface ApplicationDialogProps {
  id: number;
  onClose: () => void;
}

/** One application in full, with all its actions. */
export function ApplicationDialog({ id, onClose }: ApplicationDialogProps) {
  const application = useApplication(id, onClose);
  const [emailKind, setEmailKind] = useState<ApplicationEmailKind>();
  const [written, setWritten] = useState<Partial<Record<ApplicationEmailKind, ApplicationEmailInput | undefined>>>({});
  const parts = useRef<HTMLDivElement>(null);
  const part = (selector: string) => parts.current?.querySelector<HTMLElement>(selector);
  useLetterKeys(
    {
      s: () => part('[name=status]')?.focus(),
      n: () => part('[name=note]')?.focus(),
      d: () => part('[data-key=download]')?.click(),
      i: () => setEmailKind('invitation'),
      r: () => setEmailKind('rejection'),
    },
    application !== undefined && emailKind === undefined,
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title={application?.full_name ?? 'Application'}
      description={application ? `Received ${indiaTime(application.createdAt)} (India time)` : 'Loading...'}
      footer={
        application && (
          <>
            <Button className="max-md:flex-1" onClick={() => setEmailKind('invitation')}>
              <Icon name={CONTACT_ICONS.mail} size="sm" />
              Invite
            </Button>
            <Button variant="outline" className="max-md:flex-1 md:mr-auto" onClick={() => setEmailKind('rejection')}>
              Reject
            </Button>
          </>
        )
      }
    >
      {application && (
        <div
          ref={parts}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_340px] md:grid-rows-[auto_1fr]"
        >
          <ApplicationFacts application={application} />
          <Steps application={application} />
          <div className="grid content-start gap-4">
            <EventList events={application.events} />
            <KeyHints hints={{ s: 'status', n: 'note', d: 'download', i: 'invite', r: 'reject', Esc: 'close' }} />
          </div>
          {emailKind && (
            <EmailDialog
              application={application}
              kind={emailKind}
              changed={written[emailKind]}
              onChange={(draft) => setWritten({ ...written, [emailKind]: draft })}
              onClose={() => setEmailKind(undefined)}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
