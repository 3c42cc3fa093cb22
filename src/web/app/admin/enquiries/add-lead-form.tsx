import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import {
  type ContactLookup,
  ENQUIRY_SOURCE_LABELS,
  HAND_SOURCES,
  type HandSource,
  NewLeadInput,
  readContactPoint,
} from '#contract';
import { dayText } from '#contract/india-time.ts';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Input, Select } from '#ui/input.tsx';
import { linkClass } from '#ui/link.tsx';
import { focusAtOnce } from '../bulk/focus-at-once.ts';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { firstIssues } from '../engine/first-issues.ts';
import { useRefresh } from '../engine/use-record.ts';
import { useSettled } from '../engine/use-settled.ts';

const PAUSE_MS = 200;
const WISHES_SAMPLE = '3 BHK in Whitefield up to 1.6 Cr';
const EMPTY = { phone: '', full_name: '', email: '', wishes: '' };
type Draft = typeof EMPTY & { source: string };

/** Who has the number that is being typed, once it is complete. */
function useKnownContact(phone: string): ContactLookup['contact'] {
  const settled = useSettled(phone, PAUSE_MS);
  const isComplete = readContactPoint(settled) !== undefined;
  const { data } = useQuery({
    queryKey: ['staff', 'contact', 'lookup', settled],
    queryFn: ({ signal }) => staffCall('GET /contact/lookup', { value: settled }, { signal }),
    enabled: isComplete,
    gcTime: 0,
  });
  return isComplete && settled === phone ? (data?.contact ?? null) : null;
}

/** Tells whose number it is; of the lead of a colleague only that it exists. */
function KnownContact({ contact }: { contact: NonNullable<ContactLookup['contact']> }) {
  const { id, full_name, enquiries, last_enquiry_at, with: owners } = contact;
  const others = new Intl.ListFormat('en-IN').format(owners.map((owner) => owner.full_name));
  const count = enquiries === 1 ? '1 enquiry' : `${enquiries} enquiries`;
  const since = last_enquiry_at === null ? '' : `, the last on ${dayText(last_enquiry_at)}`;
  return (
    <>
      {full_name === null ? 'This number is known' : `This is ${full_name}`}: {count}
      {since}
      {others && `, with ${others}`}. The new one joins them.{' '}
      {id !== null && (
        <Link className={linkClass} to={`/admin/contacts?open=${id}`}>
          Open contact
        </Link>
      )}
    </>
  );
}

interface AddLeadFormProps {
  id: string;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  /** How the person came, at first. */
  source?: HandSource;
  /** Called with the id of the lead that was stored. */
  onAdded: (id: number) => void;
  /** The button of a form that is a bar of a page: most of its fields are in one line, without an email. */
  barButton?: ReactNode;
}

/** A lead that staff enter: the number first, because it tells whether the person is known. */
export function AddLeadForm({ id, busy, onBusy, source = 'walk-in', onAdded, barButton }: AddLeadFormProps) {
  const refresh = useRefresh({ path: 'enquiry' });
  const refreshContacts = useRefresh({ path: 'contact' });
  const [draft, setDraft] = useState<Draft>({ ...EMPTY, source });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const contact = useKnownContact(draft.phone);
  const isBar = barButton !== undefined;
  const set = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const full_name = draft.full_name || (contact?.full_name ?? '');
    const checked = NewLeadInput.safeParse({ ...draft, full_name });
    setErrors(firstIssues(checked.error));
    if (!checked.success) return;
    onBusy(true);
    try {
      const added = await staffCall('POST /enquiry', { body: checked.data });
      announceSuccess(added.is_known ? 'Lead added to a known contact' : 'Lead added');
      setDraft({ ...EMPTY, source });
      onAdded(added.id);
      await Promise.all([refresh(), refreshContacts()]);
    } catch (error) {
      announceFailure(error);
    } finally {
      onBusy(false);
    }
  };
  const known = contact && <KnownContact contact={contact} />;
  return (
    <form
      id={id}
      noValidate
      aria-label="Add lead"
      className={classNames(
        'grid gap-4',
        isBar && 'grid-cols-[10rem_minmax(0,1fr)_9rem_minmax(0,1.6fr)_auto] items-start gap-2.5!',
      )}
      onSubmit={(event) => void add(event)}
    >
      <Field label="Phone" error={errors['phone']} hint={!isBar && known}>
        {(control) => (
          <Input
            {...control}
            ref={isBar ? undefined : focusAtOnce}
            type="tel"
            autoComplete="off"
            maxLength={40}
            value={draft.phone}
            onChange={(event) => set({ phone: event.target.value })}
          />
        )}
      </Field>
      <Field label="Name" error={errors['full_name']}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={80}
            placeholder={contact?.full_name ?? undefined}
            value={draft.full_name}
            onChange={(event) => set({ full_name: event.target.value })}
          />
        )}
      </Field>
      <Field label="Came by">
        {(control) => (
          <Select {...control} value={draft.source} onChange={(event) => set({ source: event.target.value })}>
            {HAND_SOURCES.map((each) => (
              <option key={each} value={each}>
                {ENQUIRY_SOURCE_LABELS[each]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label="Looking for"
        optional
        hint={isBar ? undefined : `As in the search: ${WISHES_SAMPLE}`}
        error={errors['wishes']}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            placeholder={isBar ? WISHES_SAMPLE : undefined}
            value={draft.wishes}
            onChange={(event) => set({ wishes: event.target.value })}
          />
        )}
      </Field>
      {!isBar && (
        <Field label="Email" optional error={errors['email']}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="off"
              maxLength={200}
              value={draft.email}
              onChange={(event) => set({ email: event.target.value })}
            />
          )}
        </Field>
      )}
      {barButton}
      {isBar && (
        <p role="status" className="col-span-full text-small text-ink-3 empty:hidden">
          {known}
        </p>
      )}
    </form>
  );
}
