import { type FormEvent, useState } from 'react';
import {
  CHANNEL_LABELS,
  CHANNEL_OUTCOMES,
  type ContactChannel,
  type ContactOutcome,
  fillTemplate,
  NEXT_STEP_LABELS,
  type NextStepKind,
  OUTCOME_LABELS,
  type StaffEnquiry,
  validateContact,
} from '#contract';
import { fromTimeInput, timeText, toTimeInput } from '#contract/india-time.ts';
import { Field } from '#ui/field.tsx';
import { Input, Select, Textarea } from '#ui/input.tsx';
import { PillGroup } from '#ui/pills.tsx';
import { useSubmitKeys } from '../engine/keyboard.tsx';
import { useStaff } from '../shell/session.ts';
import { useKeptNotice, useUnsavedText } from '../unsaved/use-unsaved.ts';
import { getPresets } from './next-step-presets.ts';
import { useEnquiryChanges, useReplyTemplates } from './use-enquiry.ts';

const CHANNELS = Object.entries(CHANNEL_LABELS).map(([value, label]) => ({ value, label }));
const STEPS = Object.entries(NEXT_STEP_LABELS);

/** Values of the choice of a next step that are no time. */
const PICKED = 'picked';
const NOTHING = 'nothing';

interface NextStepFieldsProps {
  enquiry: StaffEnquiry;
  /** One of the times on offer, or one of the values above; empty leaves the next step as it is. */
  chosen: string;
  onChoose: (chosen: string) => void;
  picked: string;
  onPick: (time: string) => void;
  kind: NextStepKind;
  onKind: (kind: NextStepKind) => void;
  error: string | undefined;
}

/** When to be in touch again, and for what. */
function NextStepFields({ enquiry, chosen, onChoose, picked, onPick, kind, onKind, error }: NextStepFieldsProps) {
  // The times on offer do not move while the form is open.
  const [presets] = useState(() => getPresets(new Date()));
  const { next_follow_up_at: planned, next_step } = enquiry;
  const options = [
    ...presets.map(({ label, at }) => ({ value: at, label })),
    { value: PICKED, label: 'Pick…' },
    ...(planned ? [{ value: NOTHING, label: 'None' }] : []),
  ];
  const isPlanning = chosen !== '' && chosen !== NOTHING;
  return (
    <div className="grid gap-2">
      <PillGroup
        legend="Next step"
        name="next"
        options={options}
        value={[chosen]}
        onChange={([next = '']) => onChoose(next)}
      />
      {planned && chosen === '' && (
        <p className="text-sm text-ink-3">
          Planned: {next_step ? NEXT_STEP_LABELS[next_step] : 'follow-up'} on {timeText(planned)}
        </p>
      )}
      {chosen === PICKED && (
        <Field label="Date and time" hint="India time" error={error}>
          {(control) => (
            <Input {...control} type="datetime-local" value={picked} onChange={(event) => onPick(event.target.value)} />
          )}
        </Field>
      )}
      {isPlanning && (
        <Field label="What for" hint="We email a reminder to the assigned colleague." className="mt-1">
          {(control) => (
            <Select {...control} value={kind} onChange={(event) => onKind(event.target.value as NextStepKind)}>
              {STEPS.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}

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
  const note = useUnsavedText(`note/enquiry/${id}`);
  const [outcome, setOutcome] = useState<ContactOutcome>();
  const [next, setNext] = useState('');
  const [picked, setPicked] = useState(() => toTimeInput(enquiry.next_follow_up_at));
  const [kind, setKind] = useState<NextStepKind>('call');
  const [error, setError] = useState<{ field?: string | undefined; message: string }>();
  useKeptNotice(note.value.trim() !== '', 'Your note is kept until you save it.');

  const outcomes = CHANNEL_OUTCOMES[channel];
  // Another channel may not have the outcome that was chosen.
  const chosen = outcome && outcomes.includes(outcome) ? outcome : undefined;
  const getNext = () => {
    if (next === '') return undefined;
    const at = next === PICKED ? fromTimeInput(picked) : next;
    return next === NOTHING || at === null ? null : { kind, at };
  };
  const save = async () => {
    if (busy) return;
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
        error={error?.field === 'next' ? error.message : undefined}
      />
    </form>
  );
}
