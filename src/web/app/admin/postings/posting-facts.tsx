import { areaLabel, type FullPostedProperty, fullRupees, POSTED_BY_LABELS, PROPERTY_TYPE_LABELS } from '#contract';
import { mediaUrl } from '../../data/media.ts';
import { day } from '../engine/columns.tsx';
import { POSTING_STATES } from './posting-state.tsx';

interface Fact {
  label: string;
  text: string | null;
  href?: string;
}

function toFacts(posting: FullPostedProperty): Fact[] {
  const { area, country_code, email, phone_number, price, reviewed_at, reviewed_by } = posting;
  return [
    { label: 'State', text: POSTING_STATES[posting.status] },
    { label: 'Posted by', text: POSTED_BY_LABELS[posting.posted_by] },
    { label: 'Email', text: email, href: `mailto:${email}` },
    { label: 'Email confirmed', text: day(posting.email_confirmed_at) || 'Not yet' },
    { label: 'Phone', text: `${country_code} ${phone_number}`, href: `tel:${country_code}${phone_number}` },
    { label: 'RERA number', text: posting.rera_number },
    { label: 'Property type', text: PROPERTY_TYPE_LABELS[posting.property_type] },
    { label: 'City', text: posting.city },
    { label: 'Address', text: posting.address },
    { label: 'Price', text: price && fullRupees(price) },
    { label: 'Area', text: area && areaLabel(area) },
    { label: 'Posted on', text: day(posting.createdAt) },
    { label: 'Changed on', text: day(posting.updatedAt) },
    { label: 'Reviewed', text: reviewed_at && [day(reviewed_at), reviewed_by].filter(Boolean).join(', ') },
    { label: 'Shown until', text: day(posting.expires_at) },
    { label: posting.status === 'rejected' ? 'Rejected because' : 'Asked for', text: posting.review_reason },
  ].filter(({ text }) => text) as Fact[];
}

/** All details and pictures of a posting, for the review. */
export function PostingFacts({ posting }: { posting: FullPostedProperty }) {
  const { pictures } = posting;
  return (
    <section aria-label="Posted" className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {toFacts(posting).map(({ label, text, href }) => (
          <div key={label}>
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className="wrap-anywhere text-ink">
              {href ? (
                <a href={href} className="inline-flex min-h-6 items-center text-primary underline">
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
      <section aria-label="Details">
        <h3 className="mb-1.5 font-body text-base font-semibold text-ink">Details</h3>
        <p className="leading-[1.65] wrap-anywhere whitespace-pre-line">{posting.property_details}</p>
      </section>
      <section aria-label="Pictures">
        <h3 className="mb-2 font-body text-base font-semibold text-ink">Pictures</h3>
        {pictures.length === 0 ? (
          <p className="text-ink-3">None</p>
        ) : (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {pictures.map(({ id, url, alt }) => (
              <li key={id} className="aspect-3/2 overflow-hidden rounded-md bg-well text-sm text-ink-3">
                {url ? (
                  <a href={mediaUrl(url)} target="_blank" rel="noopener">
                    <img src={mediaUrl(url)} alt={alt} loading="lazy" className="size-full object-cover" />
                  </a>
                ) : (
                  <p className="p-3">This picture is being prepared.</p>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </section>
  );
}
