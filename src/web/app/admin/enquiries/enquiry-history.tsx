import { Link, useSearchParams } from 'react-router';
import type { StaffEnquiry } from '#contract';
import { linkClass } from '#ui/link.tsx';
import { indiaTime } from '../india-clock.ts';
import { EventList } from '../shared/event-list.tsx';
import { StatusMarker } from './status-marker.tsx';

function Earlier({ earlier }: Pick<StaffEnquiry, 'earlier'>) {
  const [search] = useSearchParams();
  const opening = (id: number) => `?${new URLSearchParams({ ...Object.fromEntries(search), open: String(id) })}`;
  return (
    <section aria-label="Earlier enquiries" className="grid gap-2">
      <h3 className="text-[1.125rem]">Earlier enquiries</h3>
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

/** The timeline of an enquiry, newest first, and earlier enquiries of the same person. */
export function EnquiryHistory({ enquiry: { events, earlier } }: { enquiry: StaffEnquiry }) {
  return (
    <>
      <EventList events={events} />
      {earlier.length > 0 && <Earlier earlier={earlier} />}
    </>
  );
}
