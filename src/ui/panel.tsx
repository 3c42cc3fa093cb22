import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A surface set off by a hairline. */
export function Panel({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('rounded-lg border border-line bg-surface', className)}>{children}</div>;
}
