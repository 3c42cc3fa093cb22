import { type ReactNode, useState } from 'react';
import { timeText } from '#contract/india-time.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select, Textarea } from '#ui/input.tsx';
import { useSubmitKeys } from '../engine/keyboard.tsx';
import { useKeptNotice, useUnsavedText } from '../unsaved/use-unsaved.ts';

/** A label and its value, inside a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-first-24 gap-3">
      <dt className="text-ink-3">{label}</dt>
      <dd className="wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}

/** The purposes of a consent as a phrase: 'Terms and contact'. */
export function purposesText(purposes: string[]): string {
  const phrase = new Intl.ListFormat('en-GB').format(purposes);
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

interface Consent {
  purposes: string[];
  notice_version: string;
  agreed_at: string;
  withdrawn_at: string | null;
}

/** What a person agreed to and when, with the notice that they read. */
export const ConsentFact = ({
  consent: { purposes, notice_version, agreed_at, withdrawn_at },
}: {
  consent: Consent;
}) => (
  <Fact label="Consent">
    {`${purposesText(purposes)}, given ${timeText(agreed_at)} (notice ${notice_version})`}
    {withdrawn_at && <strong className="block text-danger">Withdrawn {timeText(withdrawn_at)}</strong>}
  </Fact>
);

interface FilterSelectProps {
  label: string;
  /** The label of the option without a filter. */
  every: string;
  value: string | undefined;
  options: (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

/** Filters a list by one value. A value from an old URL that is not an option is shown as it is. */
export function FilterSelect({ label, every, value = '', options, onChoose }: FilterSelectProps) {
  const isOption = value === '' || options.some(([each]) => each === value);
  return (
    <Select
      aria-label={label}
      value={value}
      className="min-h-11! text-compact! md:w-auto! md:max-w-48"
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{every}</option>
      {[...(isOption ? [] : [[value, value]]), ...options].map(([each, optionLabel]) => (
        <option key={each} value={each}>
          {optionLabel}
        </option>
      ))}
    </Select>
  );
}

interface NoteFormProps {
  /** The record, under which a note that is not added yet is kept. */
  about: string;
  /** Returns whether the note was stored. */
  onAdd: (body: string) => Promise<boolean>;
}

/** A note for the history. Ctrl or ⌘ with Enter adds it. A note that is not added is there again the next time. */
export function NoteForm({ about, onAdd }: NoteFormProps) {
  const note = useUnsavedText(`note/${about}`);
  const [busy, setBusy] = useState(false);
  const isEmpty = note.value.trim() === '';
  useKeptNotice(!isEmpty, 'Your note is kept until you add it.');
  const add = async () => {
    if (isEmpty || busy) return;
    setBusy(true);
    if (await onAdd(note.value)) note.clear();
    setBusy(false);
  };
  useSubmitKeys(() => void add());
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Field label="Note" hint={note.restoredAt && `Not added yet, from ${timeText(new Date(note.restoredAt))}`}>
        {(control) => (
          <Textarea
            {...control}
            name="note"
            rows={3}
            maxLength={4000}
            value={note.value}
            onChange={(event) => note.set(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" busy={busy} busyLabel="Adding" disabled={isEmpty}>
        Add note
      </Button>
    </form>
  );
}

interface TimelineEntry {
  id: number;
  body: string;
  /** What kind of entry it is, in bold before its text. */
  head?: string | undefined;
  actor: { full_name: string } | null;
  createdAt: string;
}

/** The timeline of a record, newest first. */
export function EventList({ events }: { events: TimelineEntry[] }) {
  return (
    <section aria-label="History" className="grid gap-2">
      <h3 className="text-subheading">History</h3>
      {events.length === 0 && <p className="text-ink-3">No activity yet</p>}
      <ol className="grid gap-3">
        {events.map(({ id, body, head, actor, createdAt }) => (
          <li key={id} className="border-l-2 border-line pl-3">
            {head && <p className="font-semibold text-ink">{head}</p>}
            {body && <p className="wrap-anywhere whitespace-pre-line text-ink">{body}</p>}
            <p className="text-note text-ink-3">
              {timeText(createdAt)}
              {actor && `, ${actor.full_name}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
