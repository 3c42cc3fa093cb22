import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A surface with a hairline border. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('rounded-lg border border-line bg-surface', className)} />;
}
