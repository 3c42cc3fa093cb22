import type { PersonSummary } from '#contract';
import { Marker } from '#ui/badge.tsx';
import { Panel } from '#ui/panel.tsx';
import { indiaTime } from '../india-clock.ts';

type Held = PersonSummary['enquiries'][number];

/** An identifier as text: 'some_name' becomes 'Some name'. */
export const humanize = (name: string): string => {
  const plain = name.replaceAll(/[-_]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

const things = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const hanging = ({ events, files }: Held): string =>
  [events > 0 && things(events, 'step', 'steps'), files > 0 && things(files, 'file', 'files')]
    .filter(Boolean)
    .join(', ');

/** The records of one kind that are held about a person. */
export function HeldGroup({ title, records, total }: { title: string; records: Held[]; total: number }) {
  if (total === 0) return null;
  return (
    <Panel className="grid content-start gap-3 p-4">
      <h2 className="text-[1.125rem]">
        {title} <span className="font-regular text-ink-3">{total}</span>
      </h2>
      <ul className="grid gap-3">
        {records.map((record) => (
          <li key={record.id} className="border-l-2 border-line pl-3">
            <p className="line-clamp-2 font-medium wrap-anywhere text-ink">{record.title}</p>
            <p className="text-[0.9063rem] wrap-anywhere text-ink-2">
              {[record.name, record.email, record.phone].filter(Boolean).join(', ')}
            </p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8438rem] text-ink-3">
              <Marker tone="info">{humanize(record.state)}</Marker>
              {indiaTime(record.createdAt)}
              <span>{hanging(record)}</span>
            </p>
          </li>
        ))}
      </ul>
      {records.length < total && <p className="text-ink-3">Only the newest {records.length} are named here.</p>}
    </Panel>
  );
}
