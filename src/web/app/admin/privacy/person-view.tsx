import { useState } from 'react';
import { ERASE_WORD, type EraseInput, type PersonSummary } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { indianNumber } from '#contract/indian-number.ts';
import { Chip, Marker } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { Panel } from '#ui/panel.tsx';
import { purposesText } from '../shared/facts.tsx';

type Held = PersonSummary['enquiries'][number];

/** An identifier as text: 'some_name' becomes 'Some name'. */
const humanize = (name: string): string => {
  const plain = name.replaceAll(/[-_]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** States that their name alone does not explain. */
const STATES: Record<string, string> = { pending_email: 'Email not confirmed', pending: 'Not confirmed yet' };

const stepCount = (count: number): string => (count === 1 ? '1 step' : `${indianNumber(count)} steps`);
const fileCount = (count: number): string => (count === 1 ? '1 file' : `${indianNumber(count)} files`);

const attachedText = ({ events, files }: Held): string =>
  [events > 0 && stepCount(events), files > 0 && fileCount(files)].filter(Boolean).join(', ');

/** The records of one kind that are held about a person. */
function HeldGroup({ title, records, total }: { title: string; records: Held[]; total: number }) {
  if (total === 0) return null;
  return (
    <Panel className="grid content-start gap-3 p-4">
      <h2 className="text-subheading">
        {title} <span className="font-regular text-ink-3">{indianNumber(total)}</span>
      </h2>
      <ul className="grid gap-3">
        {records.map((record) => (
          <li key={record.id} className="border-l-2 border-line pl-3">
            <p className="line-clamp-2 font-medium wrap-anywhere text-ink">{record.title}</p>
            <p className="text-small wrap-anywhere text-ink-2">
              {[record.name, record.email || '—', record.phone].filter(Boolean).join(', ')}
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-note text-ink-3">
              <Marker tone="info">{STATES[record.state] ?? humanize(record.state)}</Marker>
              {timeText(record.createdAt)}
              <span>{attachedText(record)}</span>
            </p>
          </li>
        ))}
      </ul>
      {records.length < total && <p className="text-ink-3">Showing the newest {indianNumber(records.length)} only.</p>}
    </Panel>
  );
}

type Consent = PersonSummary['consents'][number];

const FORMS = { enquiry: 'Enquiry', application: 'Application', posting: 'Posted property', newsletter: 'Newsletter' };

const WITHDRAWN = 'Withdrawn';

const COLUMNS: Record<string, (consent: Consent) => string> = {
  'Given with': ({ given_with }) => FORMS[given_with],
  Notice: ({ notice_version }) => notice_version,
  Purposes: ({ purposes }) => purposesText(purposes),
  Agreed: ({ agreed_at }) => timeText(agreed_at),
  'Network address': ({ ip, user_agent }) => [ip, user_agent].filter(Boolean).join(', ') || 'Unknown',
  [WITHDRAWN]: ({ withdrawn_at }) => (withdrawn_at ? timeText(withdrawn_at) : 'No'),
};

const HEAD = 'px-3 py-2 text-left text-note font-semibold whitespace-nowrap text-ink-3';
/** On phones a row is a block, with each value beside the name of its column. */
const CELL =
  'px-3 py-2 align-top wrap-break-word max-admin:grid max-admin:grid-cols-first-24 max-admin:px-0 max-admin:py-0.5 max-admin:before:text-ink-3 max-admin:before:content-[attr(data-label)]';

type OnWithdraw = (enquiryId: number) => void;

/** Other consents have an email address, whose owner withdraws them with a link. */
const canWithdraw = ({ given_with, withdrawn_at }: Consent): boolean => given_with === 'enquiry' && !withdrawn_at;

interface ConsentLogProps extends Pick<PersonSummary, 'consents'> {
  onWithdraw: OnWithdraw;
}

/** The consents of a person: notice, purpose, time, source and withdrawal. */
function ConsentLog({ consents, onWithdraw }: ConsentLogProps) {
  if (consents.length === 0) return null;
  return (
    <Panel className="grid gap-2 p-4">
      <h2 id="consent-log" className="text-subheading">
        Consent log
      </h2>
      <table aria-labelledby="consent-log" className="w-full text-small max-admin:block">
        <thead className="max-admin:sr-only">
          <tr className="border-b border-line">
            {Object.keys(COLUMNS).map((label) => (
              <th key={label} scope="col" className={HEAD}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-admin:block">
          {consents.map((consent) => (
            <tr
              key={`${consent.given_with}${consent.record_id}`}
              className="border-b border-line last:border-0 max-admin:block max-admin:py-2"
            >
              {Object.entries(COLUMNS).map(([label, of]) => (
                <td key={label} data-label={label} className={CELL}>
                  <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
                    {of(consent)}
                    {label === WITHDRAWN && canWithdraw(consent) && (
                      <Button
                        variant="outline"
                        size="sm"
                        aria-label={`Withdraw consent of ${timeText(consent.agreed_at)}`}
                        onClick={() => onWithdraw(consent.record_id)}
                      >
                        Withdraw
                      </Button>
                    )}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

const isHeld = ({ totals }: PersonSummary): boolean => Object.values(totals).some((count) => count > 0);

function Mails({ mails, totals }: Pick<PersonSummary, 'mails' | 'totals'>) {
  if (totals.mails === 0) return null;
  return (
    <Panel className="grid content-start gap-3 p-4">
      <h2 className="text-subheading">
        Emails <span className="font-regular text-ink-3">{indianNumber(totals.mails)}</span>
      </h2>
      <ul className="grid gap-1 text-small">
        {mails.map(({ id, template, createdAt, sent_at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-3">
            {humanize(template)}
            <span className="text-ink-3">{sent_at ? timeText(createdAt) : 'Not sent yet'}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const staffText = (names: string): string =>
  `These contact details belong to a staff account (${names}). Manage it under Users.`;

interface PersonViewProps {
  person: PersonSummary;
  /** Searches for these contacts instead. */
  onContacts: (contacts: string[]) => void;
  onWithdraw: OnWithdraw;
}

/** Everything held about a person, in groups. */
export function PersonView({ person, onContacts, onWithdraw }: PersonViewProps) {
  const { contacts, related, staff, totals } = person;
  return (
    <div className="grid grid-cols-1 gap-4">
      <section aria-label="Contacts" className="flex flex-wrap items-center gap-2">
        {contacts.map((contact) => (
          <Chip
            key={contact}
            removeLabel={`Exclude ${contact}`}
            onRemove={() => onContacts(contacts.filter((other) => other !== contact))}
          >
            {contact}
          </Chip>
        ))}
        {related.map((contact) => (
          <Button key={contact} variant="outline" onClick={() => onContacts([...contacts, contact])}>
            <Icon name="plus" size="sm" />
            Include {contact}
          </Button>
        ))}
      </section>
      {staff.length > 0 && <p>{staffText(staff.map(({ full_name }) => full_name).join(', '))}</p>}
      {!isHeld(person) && <p className="text-lead text-ink">We hold no data for these contact details.</p>}
      <div className="grid grid-cols-1 gap-4 admin-wide:grid-cols-2">
        <HeldGroup title="Enquiries" records={person.enquiries} total={totals.enquiries} />
        <HeldGroup title="Applications" records={person.applications} total={totals.applications} />
        <HeldGroup title="Posted properties" records={person.postings} total={totals.postings} />
        <HeldGroup title="Newsletter" records={person.subscriptions} total={totals.subscriptions} />
        <Mails mails={person.mails} totals={totals} />
      </div>
      <ConsentLog consents={person.consents} onWithdraw={onWithdraw} />
      {totals.history > 0 && (
        <p className="text-ink-3">
          {totals.history === 1
            ? '1 history entry is about these records.'
            : `${indianNumber(totals.history)} history entries are about these records.`}
        </p>
      )}
    </div>
  );
}

const recordCount = (count: number): string => (count === 1 ? '1 record' : `${indianNumber(count)} records`);
const emailCount = (count: number): string => (count === 1 ? '1 email' : `${indianNumber(count)} emails`);

/** What erasing a person removes; a single record has its own notes, files and history. */
export const erasureText = (records: number, emails: number): string => {
  if (emails > 0)
    return `This erases ${recordCount(records)} and ${emailCount(emails)}, including notes, files and history. This cannot be undone.`;
  return records === 1
    ? 'This erases 1 record, including its notes, files and history. This cannot be undone.'
    : `This erases ${recordCount(records)}, including their notes, files and history. This cannot be undone.`;
};

interface EraseDialogProps {
  person: PersonSummary;
  erase: (confirmation: EraseInput['confirmation']) => Promise<void>;
  onClose: () => void;
}

/** A typed word is required before a person is erased, because erasure cannot be undone. */
export function EraseDialog({ person: { contacts, totals, related }, erase, onClose }: EraseDialogProps) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState(false);
  const submit = async () => {
    if (typed !== ERASE_WORD) return setWrong(true);
    setBusy(true);
    await erase(typed);
    setBusy(false);
  };
  const { enquiries, applications, postings, subscriptions, mails } = totals;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Erase this person"
      description={contacts.join(', ')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form="erase-person" busy={busy} busyLabel="Erasing">
            Erase permanently
          </Button>
        </>
      }
    >
      <form
        id="erase-person"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{erasureText(enquiries + applications + postings + subscriptions, mails)}</p>
        {related.length > 0 && (
          <p className="text-danger">Not included, but found in these records: {related.join(', ')}</p>
        )}
        <Field
          label={`Type ${ERASE_WORD} to confirm`}
          error={wrong && typed !== ERASE_WORD ? `Please type ${ERASE_WORD}` : undefined}
        >
          {(control) => (
            <Input
              {...control}
              data-first-focus
              autoComplete="off"
              autoCapitalize="characters"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
