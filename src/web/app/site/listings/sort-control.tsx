import { useId } from 'react';
import type { ListingSort } from '#contract';
import { SORT_LABELS } from '#contract/listings/labels.ts';
import { Select } from '#ui/input.tsx';

const ORDERS = Object.entries(SORT_LABELS) as [ListingSort, string][];

interface SortControlProps {
  value: ListingSort | undefined;
  onChange: (value: ListingSort | undefined) => void;
}

/** Sort order of a list; the default is not written to the URL. */
export function SortControl({ value = 'newest', onChange }: SortControlProps) {
  const id = useId();
  const choose = (order: string) => onChange(order === 'newest' ? undefined : (order as ListingSort));
  return (
    <div className="flex items-center gap-2 noscript:hidden">
      <label htmlFor={id} className="shrink-0 text-sm text-ink-3">
        Sort by
      </label>
      <div className="min-w-0 flex-1">
        <Select id={id} className="min-h-11" value={value} onChange={(event) => choose(event.target.value)}>
          {ORDERS.map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}
