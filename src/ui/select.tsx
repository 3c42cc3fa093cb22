import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control-class.ts';
import { Icon } from './icon.tsx';

/** A native select, so that phones show their own picker. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={classNames(controlClass, 'appearance-none truncate pr-9', className)} />
      <Icon
        name="chevron-down"
        size="sm"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3 [&>path]:stroke-[2.7]"
      />
    </span>
  );
}
