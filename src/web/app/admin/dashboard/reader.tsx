import type { ComponentProps } from 'react';

/**
 * An invisible slider over a chart, for keyboards and screen readers: its value text describes the selected bar. The
 * chart around it shows the focus.
 */
export function Reader(props: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input {...props} type="range" step={1} className="pointer-events-none absolute inset-0 m-0 size-full opacity-0" />
  );
}

/** The classes of the element around a chart with such a slider. */
export const readableClass =
  'relative rounded-sm has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-4 has-[input:focus-visible]:outline-focus';
