import { useState } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import { NoteForm } from '../shared/note-form.tsx';
import { useEnquiryChanges } from './use-enquiry.ts';

/** A note on an enquiry, which can also record a contact. */
export function ContactNoteForm({ id }: { id: number }) {
  const { note } = useEnquiryChanges();
  const [isContact, setIsContact] = useState(false);
  const add = async (body: string) => {
    const added = await note(id, { body, is_contact: isContact });
    if (added) setIsContact(false);
    return added;
  };
  return (
    <NoteForm onAdd={add}>
      <Checkbox checked={isContact} onChange={(event) => setIsContact(event.target.checked)}>
        I spoke or wrote to them
      </Checkbox>
    </NoteForm>
  );
}
