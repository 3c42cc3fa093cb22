/** A label and what was entered for it; a fact that nobody entered is not shown. */
export type Fact = [label: string, value: string | null | undefined];

/** The facts of a listing as text that can be copied. */
export function Facts({ facts }: { facts: Fact[] }) {
  const given = facts.filter(([, value]) => value);
  if (given.length === 0) return null;
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface md:grid-cols-4">
      {given.map(([label, value]) => (
        // The outer edges of the cells lie under the frame, so that a last row may be short.
        <div key={label} className="-mt-px -ml-px border-t border-l border-line px-4 py-3.5">
          <dt className="text-[0.8438rem] text-ink-3">{label}</dt>
          <dd className="mt-0.5 font-semibold wrap-anywhere text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
