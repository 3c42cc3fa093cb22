import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import {
  APPLICATION_STATUS_LABELS,
  type ApplicationEmailKind,
  type ApplicationStatus,
  RetentionInput,
  type StaffApplication,
} from '#contract';
import { dayText, timeText } from '#contract/india-time.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input, Select } from '#ui/input.tsx';
import { linkClass } from '#ui/link.tsx';
import { KeyHints, useLetterKeys } from '../engine/keyboard.tsx';
import { ICONS } from '../icons.ts';
import { ConsentFact, EventList, Fact, NoteForm } from '../shared/facts.tsx';
import { useUnsavedText } from '../unsaved/use-unsaved.ts';
import { DocumentState, experienceText, StatusMarker } from './application-list.tsx';
import { EmailDialog } from './email-dialog.tsx';
import { useApplication, useApplicationChanges } from './use-application.ts';

/** Shows how long the application is retained, and extends it if a reason is entered. */
export function RetentionForm({ application: { id, retain_until } }: { application: StaffApplication }) {
  const { extendRetention } = useApplicationChanges(id);
  const box = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState('');
  const reason = useUnsavedText(`application/${id}/retention`);
  const [errors, setErrors] = useState<Record<string, string>>({});
  useEffect(() => {
    if (open) box.current?.focus();
  }, [open]);
  const save = async () => {
    const checked = RetentionInput.safeParse({ retain_until: day, reason: reason.value });
    const issues = checked.error?.issues.toReversed() ?? [];
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (!checked.success || !(await extendRetention(checked.data))) return;
    reason.clear();
    setOpen(false);
  };
  return (
    <div className="grid gap-2">
      <p className="text-small text-ink-3">
        Kept until <span className="font-semibold text-ink">{dayText(retain_until)}</span>, then deleted with its
        document.
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
              <Input
                {...control}
                maxLength={500}
                value={reason.value}
                onChange={(event) => reason.set(event.target.value)}
              />
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

const KILOBYTE = 1024;

const sizeText = (bytes: number | null): string =>
  bytes === null
    ? ''
    : bytes < KILOBYTE * KILOBYTE
      ? `${Math.ceil(bytes / KILOBYTE)} KB`
      : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;

const WITHHELD = {
  pending: 'You can download it once the virus scan is complete.',
  rejected: 'It cannot be downloaded.',
};

/** The document of an application, with a download link once it has passed the virus scan. */
function DocumentCard({ application: { id, document } }: { application: StaffApplication }) {
  const { name, byte_size, state } = document;
  return (
    <div className="grid gap-2 rounded-md border border-line p-3">
      <p className="font-semibold wrap-anywhere text-ink">{name}</p>
      <p className="flex flex-wrap gap-x-3 text-small text-ink-3">
        {sizeText(byte_size)} <DocumentState state={state} />
      </p>
      {state === 'ready' ? (
        <a
          className={buttonClass({ variant: 'soft' })}
          href={`/api/v1/admin/application/${id}/document`}
          data-key="download"
          download
        >
          <Icon name={ICONS.arrowDown} size="sm" />
          Download
        </a>
      ) : (
        <p className="text-small text-ink-3">{WITHHELD[state]}</p>
      )}
    </div>
  );
}

function Others({ others }: Pick<StaffApplication, 'others'>) {
  return (
    <ul className="grid gap-1">
      {others.map(({ id, job, status, createdAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3">
          <Link className={`${linkClass} inline-flex min-h-11 items-center md:min-h-0`} to={`?open=${id}`}>
            {job.job_title}, {timeText(createdAt)}
          </Link>
          <StatusMarker status={status} />
        </li>
      ))}
    </ul>
  );
}

/** Ten digits are an Indian number; longer ones already include the country code. */
export const mobileText = (digits: string): string =>
  digits.length === 10 ? `+91 ${digits}` : `+${digits}`.replace(/^\+91(?=\d{10}$)/, '+91 ');

/** The applicant, the job, their answers and their consent. */
function ApplicationFacts({ application }: { application: StaffApplication }) {
  const { about_yourself, consent, email, experience, gender, job, linkedin, location, mobile, others, role, status } =
    application;
  return (
    <section aria-label="Application" className="grid content-start gap-4">
      {about_yourself && (
        <p className="rounded-md bg-sunken p-4 wrap-anywhere whitespace-pre-line text-ink">{about_yourself}</p>
      )}
      <dl className="grid gap-2">
        <Fact label="Status">
          <StatusMarker status={status} />
        </Fact>
        <Fact label="Job">{job.job_title}</Fact>
        <Fact label="Role chosen by applicant">{role}</Fact>
        <Fact label="Experience">{experienceText(experience)}</Fact>
        <Fact label="Location">{location}</Fact>
        <Fact label="Mobile">
          <a className={linkClass} href={`tel:${mobileText(mobile).replace(' ', '')}`}>
            {mobileText(mobile)}
          </a>
        </Fact>
        <Fact label="Email">
          <a className={linkClass} href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        {linkedin && (
          <Fact label="LinkedIn">
            <a className={linkClass} href={linkedin} target="_blank" rel="noreferrer">
              {linkedin.replace(/^https:\/\/(?:www\.)?/, '')}
            </a>
          </Fact>
        )}
        <Fact label="Gender">{gender}</Fact>
        <ConsentFact consent={consent} />
        {others.length > 0 && (
          <Fact label="Other applications">
            <Others others={others} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

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
            onChange={(event) => void change({ status: event.target.value as ApplicationStatus })}
          >
            {Object.entries(APPLICATION_STATUS_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <NoteForm key={application.id} about={`application/${application.id}`} onAdd={note} />
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
      description={application ? `Received ${timeText(application.createdAt)}` : 'Loading...'}
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
        <div ref={parts} className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-last-85 md:grid-rows-head">
          <ApplicationFacts application={application} />
          <Steps application={application} />
          <div className="grid content-start gap-4">
            <EventList events={application.events} />
            <KeyHints hints={{ s: 'status', n: 'note', d: 'download', i: 'invite', r: 'reject', Esc: 'close' }} />
          </div>
          {emailKind && (
            <EmailDialog application={application} kind={emailKind} onClose={() => setEmailKind(undefined)} />
          )}
        </div>
      )}
    </Dialog>
  );
}
