import { Link } from 'react-router';
import { ENQUIRY_SOURCE_LABELS, type StaffEnquiry } from '#contract';
import { linkClass } from '#ui/link.tsx';
import { indiaTime } from '../india-clock.ts';
import { Fact } from '../shared/fact.tsx';
import { NextStep } from './next-step.tsx';
import { StatusMarker } from './status-marker.tsx';

/** The listing or page of the enquiry, as a link if it is still public. */
function Seen({ enquiry: { listing, source_path } }: { enquiry: StaffEnquiry }) {
  const path = listing ? listing.path : source_path;
  const subject = listing?.title ?? source_path ?? 'Nothing in particular';
  return (
    <>
      {path === null ? (
        subject
      ) : (
        <a className={linkClass} href={path} target="_blank" rel="noreferrer">
          {subject}
        </a>
      )}
      {listing && (
        <Link className={`${linkClass} block`} to={`?${listing.kind}_id=${listing.id}`}>
          All enquiries about it
        </Link>
      )}
    </>
  );
}

/** The person, their request, its source and their consent. */
export function EnquiryFacts({ enquiry }: { enquiry: StaffEnquiry }) {
  const { city, consent, country_code, email, lost_reason, message, phone_number, source_button, status } = enquiry;
  return (
    <section aria-label="Enquiry" className="grid content-start gap-4">
      <p className="rounded-md bg-sunken p-4 wrap-anywhere whitespace-pre-line text-ink">{message}</p>
      <dl className="grid gap-2">
        <Fact label="Status">
          <span className="inline-flex flex-wrap items-center gap-2">
            <StatusMarker status={status} /> {lost_reason} <NextStep enquiry={enquiry} />
          </span>
        </Fact>
        <Fact label="Looked at">
          <Seen enquiry={enquiry} />
        </Fact>
        {city && <Fact label="City">{city}</Fact>}
        {source_button && <Fact label="Sent from">{ENQUIRY_SOURCE_LABELS[source_button] ?? source_button}</Fact>}
        <Fact label="Phone">
          {country_code} {phone_number}
        </Fact>
        <Fact label="Email">
          <a className={linkClass} href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        <Fact label="Consent">
          {consent.purposes.join(', ')} ({consent.notice_version}), {indiaTime(consent.agreed_at)}
          {consent.withdrawn_at && (
            <strong className="block text-danger">Withdrawn {indiaTime(consent.withdrawn_at)}</strong>
          )}
        </Fact>
      </dl>
    </section>
  );
}
