import { useState } from 'react';
import { FAKE_LEAD_LABELS, type StaffEnquiry } from '#contract';
import { Button } from '#ui/button.tsx';
import { FakeForm } from './fake-form.tsx';
import { useEnquiryChanges } from './use-enquiry.ts';

/** The number and the address of an enquiry, as a list. */
const listSenders = ({ country_code, email, phone_number }: StaffEnquiry): string =>
  new Intl.ListFormat('en-IN').format([
    ...(phone_number ? [`${country_code} ${phone_number}`] : []),
    ...(email ? [email] : []),
  ]);

/** Marks the lead as fake, or takes that back. */
export function FakeStep({ enquiry }: { enquiry: StaffEnquiry }) {
  const { id, fake } = enquiry;
  const { markFake } = useEnquiryChanges();
  const [isOpen, setIsOpen] = useState(false);
  if (fake !== null)
    return (
      <div className="flex w-full flex-wrap items-center justify-between gap-2 rounded-md bg-warning-soft px-4 py-2.5">
        <p className="text-ink">Marked as {FAKE_LEAD_LABELS[fake].toLowerCase()}, and left out of all figures.</p>
        <Button variant="outline" size="sm" onClick={() => void markFake(id, { fake: null })}>
          Not fake
        </Button>
      </div>
    );
  if (!isOpen)
    return (
      <Button variant="ghost" size="sm" onClick={() => setIsOpen(true)}>
        Mark as fake
      </Button>
    );
  return (
    <div className="w-full rounded-md border border-line p-4">
      <FakeForm
        senders={listSenders(enquiry)}
        onCancel={() => setIsOpen(false)}
        onMark={(mark) => {
          setIsOpen(false);
          void markFake(id, mark);
        }}
      />
    </div>
  );
}
