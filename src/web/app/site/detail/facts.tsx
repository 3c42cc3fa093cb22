import type { Property } from '#contract';
import { dayText } from '../shared/day-text.ts';

/** Label, value and note; a fact without a value is not shown. */
export type Fact = [label: string, value: string | null | undefined, note?: string | false];

/** RERA registration number of a listing, and when we verified it. */
export const reraFact = ({ rera_id, rera_checked_at }: Pick<Property, 'rera_id' | 'rera_checked_at'>): Fact => [
  'RERA id',
  rera_id,
  rera_checked_at !== null && `Checked on the regulator’s site by our team on ${dayText(rera_checked_at)}`,
];

/** The facts of a listing as text that can be copied. */
export function Facts({ facts }: { facts: Fact[] }) {
  const filled = facts.filter(([, value]) => value);
  if (filled.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface md:grid-cols-4">
      {filled.map(([label, value, note]) => (
        // The outer borders of the cells lie under the frame, so that the last row may be short.
        <div key={label} className="-mt-px -ml-px border-t border-l border-line px-4 py-3.5">
          <dt className="text-[0.8438rem] text-ink-3">{label}</dt>
          <dd className="mt-0.5 font-semibold wrap-anywhere text-ink">{value}</dd>
          {note && <dd className="mt-1 text-[0.8438rem] leading-snug text-ink-3">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
