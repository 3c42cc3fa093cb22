import type { ReactNode } from 'react';
import { Select } from '#ui/input.tsx';

/** A label and its value, inside a `dl`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-first-24 gap-3">
      <dt className="text-ink-3">{label}</dt>
      <dd className="wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}

interface FilterSelectProps {
  label: string;
  /** The label of the option without a filter. */
  every: string;
  value: string | undefined;
  options: [value: string, label: string][];
  onChoose: (value: string) => void;
}

/** Filters a list by one value. A value from an old URL that is not an option is shown as it is. */
export function FilterSelect({ label, every, value = '', options, onChoose }: FilterSelectProps) {
  const isOption = value === '' || options.some(([each]) => each === value);
  return (
    <Select
      aria-label={label}
      value={value}
      className="min-h-11! text-compact! md:w-auto! md:max-w-48"
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{every}</option>
      {[...(isOption ? [] : [[value, value]]), ...options].map(([each, optionLabel]) => (
        <option key={each} value={each}>
          {optionLabel}
        </option>
      ))}
    </Select>
  );
}
