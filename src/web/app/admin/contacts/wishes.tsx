import { type FormEvent, useState } from 'react';
import type { StaffContact } from '#contract';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input, Textarea } from '#ui/input.tsx';
import { focusAtOnce } from '../bulk/focus-at-once.ts';
import { useUnsavedText } from '../unsaved/use-unsaved.ts';
import { useContactChanges } from './use-contact.ts';

interface WishesProps {
  contact: StaffContact;
  mayChange: boolean;
}

const MAX_SENTENCE = 200;

/** What a person looks for, as a sentence that the search reads, and what only colleagues read. */
function WishesForm({ contact, onDone }: { contact: StaffContact; onDone: () => void }) {
  const { id } = contact;
  const { change } = useContactChanges();
  const wishes = useUnsavedText(`contact/${id}/wishes`, contact.wishes);
  const about = useUnsavedText(`contact/${id}/about`, contact.about);
  const [busy, setBusy] = useState(false);
  const finish = () => {
    wishes.clear();
    about.clear();
    onDone();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const saved = await change(id, { wishes: wishes.value, about: about.value });
    setBusy(false);
    if (saved) finish();
  };
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void save(event)}>
      <Field label="Looking for" hint="As in the search: 3 BHK in Whitefield up to 1.6 Cr, ready to move">
        {(control) => (
          <Input
            {...control}
            ref={focusAtOnce}
            maxLength={MAX_SENTENCE}
            value={wishes.value}
            onChange={(event) => wishes.set(event.target.value)}
          />
        )}
      </Field>
      <Field label="About" optional hint="Loan, family, when they can be reached">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1000}
            value={about.value}
            onChange={(event) => about.set(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={busy} busyLabel="Saving">
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={finish}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** How the search understands the wishes. */
function ReadingLine({ contact: { id, places, reading }, mayChange }: WishesProps) {
  const { change } = useContactChanges();
  return (
    <>
      {reading.labels.length > 0 && (
        <ul aria-label="Understood as" className="flex flex-wrap gap-1.5">
          {reading.labels.map((label) => (
            <li key={label} className="rounded-full bg-primary-soft px-2.5 py-0.5 text-sm text-primary">
              {label}
            </li>
          ))}
        </ul>
      )}
      {reading.not_understood.length > 0 && (
        <p className="text-sm text-warning">Not understood: {reading.not_understood.join(', ')}</p>
      )}
      {mayChange &&
        reading.questions.map(({ text, options }) => (
          <div key={text} className="flex flex-wrap items-center gap-2 text-sm">
            <span>{text === null ? 'Which area?' : `Which ${text}?`}</span>
            {options.map(({ key, name, note }) => (
              <Button
                key={key}
                size="sm"
                variant="outline"
                onClick={() => void change(id, { places: [...places, key] })}
              >
                {note === '' ? name : `${name}, ${note}`}
              </Button>
            ))}
          </div>
        ))}
    </>
  );
}

export function Wishes({ contact, mayChange }: WishesProps) {
  const [editing, setEditing] = useState(false);
  const { about, wishes } = contact;
  return (
    <section aria-label="Budget and wishes" className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-subheading">Budget and wishes</h3>
        {mayChange && !editing && (
          <Button size="sm" variant="ghost" onClick={() => setEditing(true)}>
            {wishes === '' && about === '' ? 'Add' : 'Edit'}
            <span className="sr-only"> budget and wishes</span>
          </Button>
        )}
      </div>
      {editing ? (
        <WishesForm contact={contact} onDone={() => setEditing(false)} />
      ) : (
        <>
          <p className="wrap-anywhere text-ink">{wishes || 'Not known yet'}</p>
          <ReadingLine contact={contact} mayChange={mayChange} />
          {about && <p className="wrap-anywhere whitespace-pre-line text-ink-3">{about}</p>}
        </>
      )}
    </section>
  );
}
