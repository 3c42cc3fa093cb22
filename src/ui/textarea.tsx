import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClass } from './control-class.ts';

/** Several lines of text; grows in height by hand only. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames(controlClass, 'block min-h-24 resize-y py-3', className)} />;
}
