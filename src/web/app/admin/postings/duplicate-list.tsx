import { Link, useSearchParams } from 'react-router';
import { type Duplicate, type DuplicateReason, fullRupees } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { Marker } from '#ui/badge.tsx';
import { linkClass } from '#ui/link.tsx';
import { mediaUrl } from '../../data/file-urls.ts';
import { toPageAddress } from '../engine/page-address.ts';
import { POSTING_STATES } from './posted-list.tsx';
import { useDuplicates } from './use-postings.ts';

const SCREENS = { property: 'properties', project: 'projects' } as const;

function reasonText(reason: DuplicateReason): string {
  if (reason.kind === 'address') return reason.percent === 100 ? 'Same address' : `Address ${reason.percent}% similar`;
  if (reason.kind === 'picture') return `Picture ${reason.position} looks the same`;
  return reason.kind === 'phone' ? 'Same phone' : 'Same email';
}

/** The status and the date of a duplicate. */
function standing({ kind, status, is_shown, createdAt }: Duplicate): string {
  const since = dayText(createdAt);
  if (kind === 'property')
    return is_shown ? `Our property, published, added ${since}` : `Our property, not published, added ${since}`;
  if (kind === 'project')
    return is_shown ? `Our project, published, added ${since}` : `Our project, not published, added ${since}`;
  return status ? `${POSTING_STATES[status]}, posted ${since}` : `Posted ${since}`;
}

function DuplicateCard({ duplicate }: { duplicate: Duplicate }) {
  const [search] = useSearchParams();
  const { kind, id, title, name, address, price, picture, reasons } = duplicate;
  const link = `${linkClass} inline-flex min-h-11 items-center font-semibold md:min-h-0`;
  return (
    <li className="grid gap-2.5 rounded-md border border-line bg-surface p-3.5">
      <div className="flex gap-3">
        {picture && (
          <img src={mediaUrl(picture)} alt="" loading="lazy" className="h-16 w-24 flex-none rounded-sm object-cover" />
        )}
        <div className="min-w-0">
          {kind === 'posted_property' ? (
            <Link className={link} to={`?${new URLSearchParams({ ...Object.fromEntries(search), view: String(id) })}`}>
              {title}
            </Link>
          ) : (
            <a
              className={link}
              href={toPageAddress(`/admin/${SCREENS[kind]}`, { kind: 'edit', id })}
              target="_blank"
              rel="noreferrer"
            >
              {title}
            </a>
          )}
          <p className="text-sm wrap-anywhere text-ink-3">{[name, standing(duplicate)].filter(Boolean).join('. ')}</p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-1.5" aria-label={`Why ${title} may be the same`}>
        {reasons.map((reason) => (
          <li key={reasonText(reason)}>
            <Marker tone="accent">{reasonText(reason)}</Marker>
          </li>
        ))}
      </ul>
      <p className="text-small wrap-anywhere text-ink">{address}</p>
      {price !== null && <p className="text-small text-ink-3">{fullRupees(price)}</p>}
    </li>
  );
}

/** Whether only the contact is the same, which does not make it the same property. */
const isContactOnly = (duplicates: Duplicate[]): boolean =>
  duplicates.every(({ reasons }) => reasons.every(({ kind }) => kind === 'phone' || kind === 'email'));

const COUNTS = {
  contact: (found: number) =>
    found === 1 ? '1 other posting with the same contact below' : `${found} other postings with the same contact below`,
  duplicate: (found: number) => (found === 1 ? '1 possible duplicate below' : `${found} possible duplicates below`),
};

/** On phones the duplicates are below the posting, so their number is shown above it. */
export function DuplicateNote({ id }: { id: number }) {
  const { data: duplicates = [] } = useDuplicates(id);
  if (duplicates.length === 0) return null;
  return (
    <p className="md:hidden">
      <Marker tone="accent">{COUNTS[isContactOnly(duplicates) ? 'contact' : 'duplicate'](duplicates.length)}</Marker>
    </p>
  );
}

/** Earlier postings and listings that may be the same property. */
export function DuplicateList({ id }: { id: number }) {
  const { data: duplicates, isError, isPending } = useDuplicates(id);
  const heading =
    duplicates && duplicates.length > 0 && isContactOnly(duplicates)
      ? 'Other postings with the same contact'
      : 'Possible duplicates';
  return (
    <section aria-label={heading} aria-busy={isPending} className="grid content-start gap-3 rounded-lg bg-sunken p-4">
      <h3 className="text-subheading">{heading}</h3>
      {isPending && <p className="text-ink-3">Checking...</p>}
      {isError && (
        <p role="alert" className="text-danger">
          We could not check for duplicates. Close this dialog and open it again.
        </p>
      )}
      {duplicates?.length === 0 && (
        <p className="text-ink-3">
          No duplicates: no other listing has this phone number, email, address or a similar picture.
        </p>
      )}
      {duplicates && duplicates.length > 0 && (
        <ul className="grid gap-3">
          {duplicates.map((duplicate) => (
            <DuplicateCard key={`${duplicate.kind}${duplicate.id}`} duplicate={duplicate} />
          ))}
        </ul>
      )}
    </section>
  );
}
