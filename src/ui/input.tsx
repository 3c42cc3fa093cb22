import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Text control styles: 48 px high, and 16 px text so that phones do not zoom in. */
export const controlClass = classNames(
  'min-h-12 w-full rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink',
  'transition-frame duration-(--duration-fast) placeholder:text-ink-3 hover:border-chuna-700',
  'focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus',
  'aria-invalid:border-danger aria-invalid:bg-danger-soft',
  'disabled:border-line-strong disabled:bg-well disabled:text-chuna-500',
);

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(controlClass, className)} />;
}

/** Multi-line text; can only be resized vertically. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(controlClass, 'block min-h-24 resize-y py-3', className)} />;
}

/** A native select, so that phones show their own picker. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={classNames(controlClass, 'appearance-none truncate pr-9', className)} />
      <Icon
        name="chevron-down"
        size="sm"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3 [&>path]:stroke-bold"
      />
    </span>
  );
}
