import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/input.tsx';
import { useSubmitKeys } from '../engine/use-submit-keys.ts';

interface NoteFormProps {
  /** Returns whether the note was stored. */
  onAdd: (body: string) => Promise<boolean>;
  /** Additional fields of the note. */
  children?: ReactNode;
}

/** A note for the history. Ctrl or ⌘ with Enter adds it. */
export function NoteForm({ onAdd, children }: NoteFormProps) {
  const [body, setBody] = useState('');
  const [busy, setBusy] = useState(false);
  const add = async () => {
    if (body.trim() === '' || busy) return;
    setBusy(true);
    if (await onAdd(body)) setBody('');
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
      <Field label="Note">
        {(control) => (
          <Textarea
            {...control}
            name="note"
            rows={3}
            maxLength={4000}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
        )}
      </Field>
      {children}
      <Button type="submit" variant="outline" busy={busy} busyLabel="Adding" disabled={body.trim() === ''}>
        Add note
      </Button>
    </form>
  );
}
