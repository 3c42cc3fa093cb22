import type { ComponentProps } from 'react';

/**
 * The slider by which a chart is read with keys and screen readers: it speaks the bar it stands on. It covers its chart
 * without being seen; the chart around it shows the focus.
 */
export function Reader(props: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input {...props} type="range" step={1} className="pointer-events-none absolute inset-0 m-0 size-full opacity-0" />
  );
}

/** What surrounds a chart with such a slider. */
export const readableClass =
  'relative rounded-sm has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-4 has-[input:focus-visible]:outline-focus';
