import { classNames } from './class-names.ts';

/** Text control styles: 48 px high, and 16 px text so that phones do not zoom in. */
export const controlClass = classNames(
  'min-h-12 w-full rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink',
  'transition-[border-color,box-shadow] duration-(--duration-fast) placeholder:text-ink-3 hover:border-chuna-700',
  'focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus',
  'aria-invalid:border-danger aria-invalid:bg-danger-soft',
  'disabled:border-line-strong disabled:bg-well disabled:text-chuna-500',
);
