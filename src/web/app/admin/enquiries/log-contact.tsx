import { type FormEvent, useState } from 'react';
import {
  CHANNEL_LABELS,
  CHANNEL_OUTCOMES,
  type ContactChannel,
  type ContactOutcome,
  fillTemplate,
  type NextStepKind,
  OUTCOME_LABELS,
  type StaffEnquiry,
  type VisitPlan,
  validateContact,
} from '#contract';
import { fromTimeInput, timeText, toTimeInput } from '#contract/india-time.ts';
import { Field } from '#ui/field.tsx';
import { Select, Textarea } from '#ui/input.tsx';
import { PillGroup } from '#ui/pills.tsx';
import { useSubmitKeys } from '../engine/keyboard.tsx';
import { useStaff } from '../shell/session.ts';
import { useKeptNotice, useUnsavedText } from '../unsaved/use-unsaved.ts';
import { NextStepFields, NOTHING, PICKED } from './next-step-fields.tsx';
import { useEnquiryChanges, useReplyTemplates } from './use-enquiry.ts';

const CHANNELS = Object.entries(CHANNEL_LABELS).map(([value, label]) => ({ value, label }));
type TemplateFieldProps = Pick<LogContactProps, 'enquiry' | 'message' | 'onMessage'>;

/** Chooses a prepared message, with which WhatsApp or the email program opens. */
function TemplateField({ enquiry: { full_name, listing }, message, onMessage }: TemplateFieldProps) {
  const me = useStaff();
  const { templates, company } = useReplyTemplates();
  if (templates.length === 0) return null;
  const getFirst = (name: string) => name.trim().split(/\s+/)[0] ?? '';
  const values = {
    first_name: getFirst(full_name),
    my_name: getFirst(me.full_name),
    listing: listing?.title ?? 'a home',
    company,
  };
  const filled = templates.map(({ name, text }) => ({ name, text: fillTemplate(text, values) }));
  return (
    <Field label="Reply template" optional hint={message && <q className="whitespace-pre-line">{message}</q>}>
      {(control) => (
        <Select {...control} value={message} onChange={(event) => onMessage(event.target.value)}>
          <option value="">None</option>
          {filled.map(({ name, text }) => (
            <option key={name} value={text}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Where a visit is until it is agreed. */
const PLACE_UNKNOWN = 'To be agreed';

/** The form, for its button in the footer of the dialog. */
export const LOG_FORM = 'log-contact';

interface LogContactProps {
  enquiry: StaffEnquiry;
  busy: boolean;
  onBusy: (busy: boolean) => void;
  channel: ContactChannel;
  onChannel: (channel: ContactChannel) => void;
  /** The text that a message to the person begins with. */
  message: string;
  onMessage: (message: string) => void;
}

/** Logs how a contact went, a note and the next step, all saved at once; without an outcome it is only a note. */
export function LogContact({ enquiry, busy, onBusy, channel, onChannel, message, onMessage }: LogContactProps) {
  const { id } = enquiry;
  const { logContact } = useEnquiryChanges();
  const me = useStaff();
  const note = useUnsavedText(`note/enquiry/${id}`);
  const [outcome, setOutcome] = useState<ContactOutcome>();
  const [next, setNext] = useState('');
  const [picked, setPicked] = useState(() => toTimeInput(enquiry.next_follow_up_at));
  const [kind, setKind] = useState<NextStepKind>('call');
  const [visit, setVisit] = useState<VisitPlan>(() => ({
    place: enquiry.listing?.title ?? PLACE_UNKNOWN,
    with_id: enquiry.assigned_to?.id ?? me.id,
    is_told: enquiry.email !== '' && enquiry.consent.withdrawn_at === null,
  }));
  const [error, setError] = useState<{ field?: string | undefined; message: string }>();
  useKeptNotice(note.value.trim() !== '', 'Your note is kept until you save it.');

  const outcomes = CHANNEL_OUTCOMES[channel];
  // Another channel may not have the outcome that was chosen.
  const chosen = outcome && outcomes.includes(outcome) ? outcome : undefined;
  const getNext = () => {
    if (next === '') return undefined;
    const at = next === PICKED ? fromTimeInput(picked) : next;
    if (next === NOTHING || at === null) return null;
    return kind === 'visit' ? { kind, at, visit } : { kind, at };
  };
  const save = async () => {
    if (busy) return;
    const isVisit = next !== '' && next !== NOTHING && kind === 'visit';
    if (isVisit && visit.place.trim() === '') return setError({ field: 'next', message: 'Please enter where to meet' });
    if (next === PICKED && picked === '') return setError({ field: 'next', message: 'Please choose a date and time' });
    const log = { channel: chosen ? channel : null, outcome: chosen ?? null, note: note.value.trim(), next: getNext() };
    const [wrong] = validateContact(log);
    setError(wrong);
    if (wrong) return;
    onBusy(true);
    const saved = await logContact(id, log);
    onBusy(false);
    if (!saved) return;
    note.clear();
    setOutcome(undefined);
    setNext('');
  };
  useSubmitKeys(() => void save());
  return (
    <form
      id={LOG_FORM}
      noValidate
      aria-label="Log contact"
      className="grid gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      <PillGroup
        legend="Contact by"
        name="channel"
        options={CHANNELS}
        value={[channel]}
        onChange={([value]) => onChannel(value as ContactChannel)}
      />
      {(channel === 'whatsapp' || channel === 'email') && (
        <TemplateField enquiry={enquiry} message={message} onMessage={onMessage} />
      )}
      <PillGroup
        legend="How it went"
        name="outcome"
        options={outcomes.map((value) => ({ value, label: OUTCOME_LABELS[value] }))}
        value={chosen ? [chosen] : []}
        onChange={([value]) => setOutcome(value as ContactOutcome)}
      />
      <Field
        label="Note"
        hint={note.restoredAt && `Not saved yet, from ${timeText(new Date(note.restoredAt))}`}
        error={error?.field === 'note' ? error.message : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            name="note"
            rows={2}
            maxLength={4000}
            value={note.value}
            onChange={(event) => note.set(event.target.value)}
          />
        )}
      </Field>
      <NextStepFields
        enquiry={enquiry}
        chosen={next}
        onChoose={setNext}
        picked={picked}
        onPick={setPicked}
        kind={kind}
        onKind={setKind}
        visit={visit}
        onVisit={setVisit}
        error={error?.field === 'next' ? error.message : undefined}
      />
    </form>
  );
}
