import { type FormEvent, useState } from 'react';
import type { StaffContact, StaffEnquiry } from '#contract';
import { roleMay } from '#contract/people/permissions.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { linkClass } from '#ui/link.tsx';
import { focusAtOnce } from '../bulk/focus-at-once.ts';
import { useStaff } from '../shell/session.ts';
import { MatchingHomesList } from './matching-homes.tsx';
import { useContact, useContactChanges } from './use-contact.ts';
import { VisitList } from './visit-list.tsx';
import { Wishes } from './wishes.tsx';

interface PartProps {
  contact: StaffContact;
  mayChange: boolean;
}

function AddPoint({ id, onDone }: { id: number; onDone: () => void }) {
  const { addPoint } = useContactChanges();
  const [value, setValue] = useState('');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (await addPoint(id, value)) onDone();
  };
  return (
    <form noValidate className="flex flex-wrap items-end gap-2" onSubmit={(event) => void save(event)}>
      <Field label="Phone or email" className="min-w-48 flex-1">
        {(control) => (
          <Input
            {...control}
            ref={focusAtOnce}
            maxLength={200}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outline">
        Add
      </Button>
      <Button variant="ghost" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}

/** All phone numbers and email addresses of a person. */
export function ContactPoints({ contact: { id, points }, mayChange }: PartProps) {
  const [adding, setAdding] = useState(false);
  const { removePoint } = useContactChanges();
  return (
    <section aria-label="Phone numbers and emails" className="grid gap-2">
      <ul className="grid gap-1">
        {points.map(({ id: pointId, kind, value, is_added }) => (
          <li key={pointId} className="flex min-h-9 flex-wrap items-center gap-x-3 wrap-anywhere">
            <a className={linkClass} href={`${kind === 'phone' ? 'tel' : 'mailto'}:${value.replaceAll(' ', '')}`}>
              {value}
            </a>
            {is_added && mayChange && (
              <Button size="sm" variant="ghost" onClick={() => void removePoint(id, pointId)}>
                Remove<span className="sr-only"> {value}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayChange &&
        (adding ? (
          <AddPoint id={id} onDone={() => setAdding(false)} />
        ) : (
          <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => setAdding(true)}>
            Add phone or email
          </Button>
        ))}
    </section>
  );
}

/** Other contacts that are likely the same person, each joined by one press. */
export function PerhapsSame({ contact: { id, perhaps_same }, mayChange }: PartProps) {
  const { merge } = useContactChanges();
  if (perhaps_same.length === 0 || !mayChange) return null;
  return (
    <section aria-label="Perhaps the same person" className="grid gap-2 rounded-md bg-warning-soft p-3">
      <p className="text-ink">They share a phone number or an email. The same person?</p>
      <ul className="grid gap-2">
        {perhaps_same.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center justify-between gap-2">
            {other.full_name}
            <Button size="sm" variant="outline" onClick={() => void merge(id, other.id)}>
              Join<span className="sr-only"> with {other.full_name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What we know of the person of an enquiry: wishes, homes that fit, and visits. */
export function ContactParts({ contactId, enquiry }: { contactId: number; enquiry: StaffEnquiry }) {
  const contact = useContact(contactId);
  const mayChange = roleMay(useStaff().role, 'leads:change');
  if (!contact) return null;
  const part = { contact, mayChange };
  const canBeSent = mayChange && enquiry.consent.withdrawn_at === null;
  return (
    <>
      <PerhapsSame {...part} />
      <Wishes {...part} />
      <VisitList visits={contact.visits} mayChange={mayChange} />
      <MatchingHomesList contactId={contactId} enquiry={canBeSent ? enquiry : undefined} />
    </>
  );
}
