import { indiaTime } from '../india-clock.ts';

interface TimelineEntry {
  id: number;
  body: string;
  actor: { full_name: string } | null;
  createdAt: string;
}

/** The timeline of a record, newest first. */
export function EventList({ events }: { events: TimelineEntry[] }) {
  return (
    <section aria-label="History" className="grid gap-2">
      <h3 className="text-[1.125rem]">History</h3>
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
  );
}
