import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Textarea } from '#ui/textarea.tsx';
import { useSubmitKeys } from '../engine/use-submit-keys.ts';
import { useEnquiryChanges } from './use-enquiry.ts';

/** A note for the history. Ctrl or ⌘ with Enter adds it. */
export function NoteForm({ id }: { id: number }) {
  const { note } = useEnquiryChanges();
  const [body, setBody] = useState('');
  const [isContact, setIsContact] = useState(false);
  const [busy, setBusy] = useState(false);
  const add = async () => {
    if (body.trim() === '' || busy) return;
    setBusy(true);
    if (await note(id, { body, is_contact: isContact })) {
      setBody('');
      setIsContact(false);
    }
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
      <Checkbox checked={isContact} onChange={(event) => setIsContact(event.target.checked)}>
        I spoke or wrote to them
      </Checkbox>
      <Button type="submit" variant="outline" busy={busy} busyLabel="Adding" disabled={body.trim() === ''}>
        Add note
      </Button>
    </form>
  );
}
