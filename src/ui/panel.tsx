import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A surface set off by a hairline. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-lg border border-line bg-surface', className)} />;
}
