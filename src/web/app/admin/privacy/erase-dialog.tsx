import { useState } from 'react';
import { ERASE_WORD, type EraseInput, type PersonSummary } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

const recordCount = (count: number): string => (count === 1 ? '1 record' : `${indianNumber(count)} records`);
const emailCount = (count: number): string => (count === 1 ? '1 email' : `${indianNumber(count)} emails`);

const erasureText = (records: number, emails: number): string =>
  `This removes ${recordCount(records)} and ${emailCount(emails)} with their notes, files and values in the history. You cannot undo this.`;

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
          <p className="text-danger">Not included, although these records mention it: {related.join(', ')}</p>
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
