import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

export const LOOK =
  'inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-md border text-small whitespace-nowrap transition-colors duration-(--duration-fast) aria-expanded:outline-2 aria-expanded:outline-offset-1 aria-expanded:outline-focus';

/** Filter button styles; tinted when the filter is set. */
export const filterButtonClass = (set: boolean): string =>
  classNames(
    LOOK,
    set
      ? 'border-primary bg-primary-soft font-semibold text-primary'
      : 'border-line-strong bg-surface font-medium text-ink hover:border-primary',
  );

export interface FilterButtonProps extends ComponentProps<'button'> {
  label: string;
  /** Current value; replaces the label. */
  value: string | undefined;
}

export function FilterButton({ label, value, ...rest }: FilterButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      {...rest}
      className={classNames(filterButtonClass(value !== undefined), 'max-w-filter pr-2.5 pl-3')}
    >
      {value === undefined ? (
        label
      ) : (
        <span className="truncate">
          <span className="sr-only">{label}: </span>
          {value}
        </span>
      )}
      <Icon name="chevron-down" size="sm" />
    </button>
  );
}
