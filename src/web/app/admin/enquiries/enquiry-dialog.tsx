import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { StaffEnquiry } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { buttonClass } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { linkClass } from '#ui/link.tsx';
import { KeyHints, useLetterKeys } from '../engine/keyboard.tsx';
import { ConsentFact, EventList, Fact, NoteForm } from '../shared/facts.tsx';
import { useStaff } from '../shell/session.ts';
import { EnquirySteps } from './enquiry-steps.tsx';
import { getSourceName, NextStep, StatusMarker } from './inbox.tsx';
import { useEnquiry, useEnquiryChanges } from './use-enquiry.ts';

/** A public page by its name, as a link if it still exists. */
const PageLink = ({ path, name }: { path: string | null; name: string }) =>
  path === null ? (
    name
  ) : (
    <a className={linkClass} href={path} target="_blank" rel="noreferrer">
      {name}
    </a>
  );

/** The listing of the enquiry and the page or button that it was sent from. */
function SourceFacts({ enquiry }: { enquiry: StaffEnquiry }) {
  const { listing, source_path } = enquiry;
  return (
    <>
      {listing && (
        <Fact label="About">
          <PageLink path={listing.path} name={listing.title} />
          <Link className={`${linkClass} block`} to={`?${listing.kind}_id=${listing.id}`}>
            All enquiries about this listing
          </Link>
        </Fact>
      )}
      <Fact label="Came from">
        <PageLink path={source_path} name={getSourceName(enquiry)} />
      </Fact>
    </>
  );
}

/** Shown for what a visitor left out. */
const NONE = '—';

/** The person, their request, its source and their consent. */
function EnquiryFacts({ enquiry }: { enquiry: StaffEnquiry }) {
  const { city, consent, country_code, email, lost_reason, message, phone_number, status } = enquiry;
  return (
    <section aria-label="Enquiry" className="grid content-start gap-4">
      <p className="rounded-md bg-sunken p-4 wrap-anywhere whitespace-pre-line text-ink">{message || NONE}</p>
      <dl className="grid gap-2">
        <Fact label="Status">
          <span className="inline-flex flex-wrap items-center gap-2">
            <StatusMarker status={status} /> {lost_reason} <NextStep enquiry={enquiry} />
          </span>
        </Fact>
        <SourceFacts enquiry={enquiry} />
        {city && <Fact label="City">{city}</Fact>}
        <Fact label="Phone">
          {country_code} {phone_number}
        </Fact>
        <Fact label="Email">
          {email ? (
            <a className={linkClass} href={`mailto:${email}`}>
              {email}
            </a>
          ) : (
            NONE
          )}
        </Fact>
        <ConsentFact consent={consent} />
      </dl>
    </section>
  );
}

function Earlier({ earlier }: Pick<StaffEnquiry, 'earlier'>) {
  const [search] = useSearchParams();
  const opening = (id: number) => `?${new URLSearchParams({ ...Object.fromEntries(search), open: String(id) })}`;
  return (
    <section aria-label="Earlier enquiries" className="grid gap-2">
      <h3 className="text-subheading">Earlier enquiries</h3>
      <ul className="grid gap-2">
        {earlier.map(({ id, createdAt, full_name, message, listing, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link className={`${linkClass} inline-flex min-h-11 items-center md:min-h-0`} to={opening(id)}>
              {timeText(createdAt)}, {full_name}
            </Link>
            <StatusMarker status={status} />
            <span className="line-clamp-1 text-ink-3 wrap-anywhere">{listing?.title ?? (message || NONE)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The timeline of an enquiry, newest first, and earlier enquiries of the same person. */
function EnquiryHistory({ enquiry: { events, earlier, earlier_with } }: { enquiry: StaffEnquiry }) {
  const others = new Intl.ListFormat('en-IN').format(earlier_with.map(({ full_name }) => full_name));
  return (
    <>
      <EventList events={events} />
      {earlier.length > 0 && <Earlier earlier={earlier} />}
      {others && <p className="text-ink-3">This person also has earlier enquiries with {others}.</p>}
    </>
  );
}

/** A note on an enquiry, which can also record a contact. */
function ContactNoteForm({ id }: { id: number }) {
  const { note } = useEnquiryChanges();
  const [isContact, setIsContact] = useState(false);
  const add = async (body: string) => {
    const added = await note(id, { body, is_contact: isContact });
    if (added) setIsContact(false);
    return added;
  };
  return (
    <NoteForm about={`enquiry/${id}`} onAdd={add}>
      <Checkbox checked={isContact} onChange={(event) => setIsContact(event.target.checked)}>
        Mark as contacted
      </Checkbox>
    </NoteForm>
  );
}

/** The call and message buttons; a person who withdrew consent must not be contacted. */
function Reach({ enquiry: { consent, country_code, phone_number } }: { enquiry: StaffEnquiry }) {
  if (consent.withdrawn_at)
    return <p className="mr-auto text-danger">Consent withdrawn: do not call or message this person.</p>;
  const number = country_code + phone_number;
  return (
    <>
      <a className={classNames(buttonClass(), 'max-md:flex-1')} href={`tel:${number}`}>
        <Icon name={CONTACT_ICONS.phone} size="sm" />
        Call
      </a>
      <a
        // `mr-auto` leaves space at the other end, where toasts appear.
        className={classNames(buttonClass({ variant: 'outline' }), 'max-md:flex-1 md:mr-auto')}
        href={`https://wa.me/${number.replace('+', '')}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name={CONTACT_ICONS.whatsapp} size="sm" />
        WhatsApp
      </a>
    </>
  );
}

interface EnquiryDialogProps {
  id: number;
  onClose: () => void;
}

/** One enquiry in full, with all its actions. */
export function EnquiryDialog({ id, onClose }: EnquiryDialogProps) {
  const staff = useStaff();
  const enquiry = useEnquiry(id, onClose);
  const { change } = useEnquiryChanges();
  const steps = useRef<HTMLDivElement>(null);
  const focus = (name: string) => steps.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  useLetterKeys({
    a: () => void change(id, { assigned_to: staff.id }),
    s: () => focus('status'),
    n: () => focus('note'),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title={enquiry?.full_name ?? 'Enquiry'}
      description={enquiry ? `Received ${timeText(enquiry.createdAt)}` : 'Loading...'}
      footer={enquiry && <Reach enquiry={enquiry} />}
    >
      {enquiry && (
        <div ref={steps} className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-last-85 md:grid-rows-head">
          <EnquiryFacts enquiry={enquiry} />
          <div className="grid content-start gap-4 md:col-start-2 md:row-span-2 md:row-start-1">
            <EnquirySteps enquiry={enquiry} />
            <ContactNoteForm key={id} id={id} />
          </div>
          <div className="grid content-start gap-4">
            <EnquiryHistory enquiry={enquiry} />
            <KeyHints hints={{ a: 'assign to me', s: 'status', n: 'note', Esc: 'close' }} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
