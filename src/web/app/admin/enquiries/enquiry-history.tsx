import { Link, useSearchParams } from 'react-router';
import type { StaffEnquiry } from '#contract';
import { linkClass } from '#ui/text-link.tsx';
import { indiaTime } from './india-clock.ts';
import { StatusMarker } from './status-marker.tsx';

const HEADING = 'text-[1.125rem]';

function Earlier({ earlier }: Pick<StaffEnquiry, 'earlier'>) {
  const [search] = useSearchParams();
  const opening = (id: number) => `?${new URLSearchParams({ ...Object.fromEntries(search), open: String(id) })}`;
  return (
    <section aria-label="Earlier enquiries" className="grid gap-2">
      <h3 className={HEADING}>Earlier enquiries</h3>
      <ul className="grid gap-2">
        {earlier.map(({ id, createdAt, full_name, message, listing, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link className={`${linkClass} inline-flex min-h-11 items-center md:min-h-0`} to={opening(id)}>
              {indiaTime(createdAt)}, {full_name}
            </Link>
            <StatusMarker status={status} />
            <span className="line-clamp-1 text-ink-3 wrap-anywhere">{listing?.title ?? message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happened to an enquiry, newest first, and what the same person asked before. */
export function EnquiryHistory({ enquiry: { events, earlier } }: { enquiry: StaffEnquiry }) {
  return (
    <>
      <section aria-label="History" className="grid gap-2">
        <h3 className={HEADING}>History</h3>
        {events.length === 0 && <p className="text-ink-3">Nothing has happened yet.</p>}
        <ol className="grid gap-3">
          {events.map(({ id, body, actor, createdAt }) => (
            <li key={id} className="border-l-2 border-line pl-3">
              <p className="wrap-anywhere whitespace-pre-line text-ink">{body}</p>
              <p className="text-[0.8438rem] text-ink-3">
                {indiaTime(createdAt)}
                {actor && `, ${actor.full_name}`}
              </p>
            </li>
          ))}
        </ol>
      </section>
      {earlier.length > 0 && <Earlier earlier={earlier} />}
    </>
  );
}
