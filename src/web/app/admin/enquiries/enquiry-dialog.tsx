import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { CHANNEL_LABELS, type ContactChannel, OUTCOME_LABELS, type StaffEnquiry } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { linkClass } from '#ui/link.tsx';
import { ContactParts } from '../contacts/contact-parts.tsx';
import { KeyHints, useLetterKeys } from '../engine/keyboard.tsx';
import { ConsentFact, EventList, Fact } from '../shared/facts.tsx';
import { SidePanel } from '../shared/side-panel.tsx';
import { useStaff } from '../shell/session.ts';
import { EnquirySteps } from './enquiry-steps.tsx';
import { getSourceName, NextStep, StatusMarker } from './inbox.tsx';
import { LOG_FORM, LogContact } from './log-contact.tsx';
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
          <Link className={`${linkClass} block`} to={`/admin/enquiries?${listing.kind}_id=${listing.id}`}>
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
  const { city, consent, contact_id, country_code, email, fake, lost_reason, message, phone_number, status } = enquiry;
  return (
    <section aria-label="Enquiry" className="grid content-start gap-4">
      <p className="rounded-md bg-sunken p-4 wrap-anywhere whitespace-pre-line text-ink">{message || NONE}</p>
      <dl className="grid gap-2">
        <Fact label="Status">
          <span className="inline-flex flex-wrap items-center gap-2">
            <StatusMarker status={status} fake={fake} /> {fake === null && lost_reason} <NextStep enquiry={enquiry} />
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
      {contact_id !== null && (
        <Link className={`${linkClass} justify-self-start`} to={`/admin/contacts?open=${contact_id}`}>
          Open the contact
        </Link>
      )}
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
        {earlier.map(({ id, createdAt, full_name, message, listing, status, fake }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link className={`${linkClass} inline-flex min-h-11 items-center md:min-h-0`} to={opening(id)}>
              {timeText(createdAt)}, {full_name}
            </Link>
            <StatusMarker status={status} fake={fake} />
            <span className="line-clamp-1 text-ink-3 wrap-anywhere">{listing?.title ?? (message || NONE)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How a contact went: 'Call: no answer'. */
const describeContact = ({ contact }: StaffEnquiry['events'][number]): string | undefined =>
  contact ? `${CHANNEL_LABELS[contact.channel]}: ${OUTCOME_LABELS[contact.outcome].toLowerCase()}` : undefined;

/** The timeline of an enquiry, newest first, and earlier enquiries of the same person. */
function EnquiryHistory({ enquiry: { events, earlier, earlier_with } }: { enquiry: StaffEnquiry }) {
  const others = new Intl.ListFormat('en-IN').format(earlier_with.map(({ full_name }) => full_name));
  return (
    <>
      <EventList events={events.map((event) => ({ ...event, head: describeContact(event) }))} />
      {earlier.length > 0 && <Earlier earlier={earlier} />}
      {others && <p className="text-ink-3">This person also has earlier enquiries with {others}.</p>}
    </>
  );
}

interface ReachProps {
  enquiry: StaffEnquiry;
  /** The text that a message begins with. */
  message: string;
  /** Called when the user begins to call or to write. */
  onStart: (channel: ContactChannel) => void;
}

/** The links that call and write; a person who withdrew consent must not be contacted. */
function Reach({ enquiry: { consent, country_code, email, phone_number }, message, onStart }: ReachProps) {
  if (consent.withdrawn_at)
    return <p className="text-danger">Consent withdrawn: do not call or message this person.</p>;
  const number = country_code + phone_number;
  const text = encodeURIComponent(message);
  const outline = buttonClass({ variant: 'outline' });
  return (
    <div className="flex flex-wrap gap-2.5 max-md:w-full max-md:*:flex-auto">
      <a className={buttonClass({ variant: 'soft' })} href={`tel:${number}`} onClick={() => onStart('call')}>
        <Icon name={CONTACT_ICONS.phone} size="sm" />
        Call
      </a>
      <a
        className={outline}
        href={`https://wa.me/${number.replace('+', '')}${text && `?text=${text}`}`}
        target="_blank"
        rel="noreferrer"
        onClick={() => onStart('whatsapp')}
      >
        <Icon name={CONTACT_ICONS.whatsapp} size="sm" />
        WhatsApp
      </a>
      {email && (
        <a className={outline} href={`mailto:${email}${text && `?body=${text}`}`} onClick={() => onStart('email')}>
          <Icon name={CONTACT_ICONS.mail} size="sm" />
          <span className="max-md:sr-only">Email</span>
        </a>
      )}
    </div>
  );
}

/** The facts at the left and the steps at the right, where there is room for both. */
const COLUMNS = {
  dialog: { grid: 'md:grid-cols-last-85 md:grid-rows-head', steps: 'md:col-start-2 md:row-span-2 md:row-start-1' },
  panel: {
    grid: '@2xl:grid-cols-last-85 @2xl:grid-rows-head',
    steps: '@2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1',
  },
};

interface EnquiryDialogProps {
  id: number;
  onClose: () => void;
  /** Whether it is beside a list instead of over the page. */
  isBeside?: boolean;
}

/** One enquiry in full, with all its actions. */
export function EnquiryDialog({ id, onClose, isBeside = false }: EnquiryDialogProps) {
  const staff = useStaff();
  const enquiry = useEnquiry(id, onClose);
  const { change, startContact } = useEnquiryChanges();
  const [channel, setChannel] = useState<ContactChannel>('call');
  const [message, setMessage] = useState('');
  const [saving, setSaving] = useState(false);
  const steps = useRef<HTMLDivElement>(null);
  const focus = (name: string) => steps.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  useLetterKeys({
    a: () => void change(id, { assigned_to: staff.id }),
    s: () => focus('status'),
    n: () => focus('note'),
  });
  const columns = COLUMNS[isBeside ? 'panel' : 'dialog'];
  const frame = {
    title: enquiry?.full_name ?? 'Enquiry',
    description: enquiry ? `Received ${timeText(enquiry.createdAt)}` : 'Loading...',
    footer: enquiry && (
      // Nothing is at the other end, where messages appear.
      <div className="mr-auto flex gap-2.5 max-md:w-full max-md:flex-col-reverse">
        <Reach
          enquiry={enquiry}
          message={message}
          onStart={(started) => {
            setChannel(started);
            startContact(id, started);
          }}
        />
        <Button type="submit" form={LOG_FORM} busy={saving} busyLabel="Saving">
          Save contact
        </Button>
      </div>
    ),
    children: enquiry && (
      <div ref={steps} className={classNames('grid grid-cols-1 gap-x-8 gap-y-5', columns.grid)}>
        <EnquiryFacts enquiry={enquiry} />
        <div className={classNames('grid content-start gap-4', columns.steps)}>
          <EnquirySteps enquiry={enquiry} />
          <LogContact
            key={id}
            enquiry={enquiry}
            busy={saving}
            onBusy={setSaving}
            channel={channel}
            onChannel={setChannel}
            message={message}
            onMessage={setMessage}
          />
        </div>
        <div className="grid content-start gap-5">
          {enquiry.contact_id !== null && <ContactParts contactId={enquiry.contact_id} enquiry={enquiry} />}
          <EnquiryHistory enquiry={enquiry} />
          <KeyHints hints={{ a: 'assign to me', s: 'status', n: 'note', Esc: 'close' }} />
        </div>
      </div>
    ),
  };
  return isBeside ? (
    <SidePanel {...frame} onClose={onClose} />
  ) : (
    <Dialog open onOpenChange={onClose} width="wide" {...frame} />
  );
}
