import { type ComponentProps, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { amount, type Point, sumPoints, type Unit } from './points.ts';

/**
 * An invisible slider over a chart, for keyboards and screen readers: its value text describes the selected bar. The
 * chart around it shows the focus.
 */
export function ChartSlider(props: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input {...props} type="range" step={1} className="pointer-events-none absolute inset-0 m-0 size-full opacity-0" />
  );
}

/** The classes of the element around a chart with such a slider. */
export const readableClass =
  'relative rounded-sm has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-4 has-[input:focus-visible]:outline-focus';

/** Selects one bar of a chart at a time: by pointer, by touch, or by the keys of the slider over it. */
export function useChartSelection(
  points: readonly Point[],
  unit: Unit,
  { start, share }: { start: number; share: boolean },
) {
  const [chosen, choose] = useState<number>();
  const last = points.length - 1;
  const at = Math.min(chosen ?? start, last);
  const total = sumPoints(points);
  const say = (index: number) => {
    const point = points[index];
    if (!point) return '';
    const value = `${point.label}: ${amount(point.value, unit)}`;
    const reading = share && total > 0 ? `${value}, ${Math.round((100 * point.value) / total)}% of the total` : value;
    return [reading, point.note].filter(Boolean).join('. ');
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const bar = (event.target as Element).closest<SVGElement | HTMLElement>('[data-point]');
    if (bar) choose(Number(bar.dataset.point));
  };
  // A slider increases upwards, but a list runs downwards.
  const downwards = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(Math.min(Math.max(at + step, 0), last));
  };
  return {
    /** The bar that was selected last; undefined before the first selection. */
    chosen: chosen === undefined ? undefined : at,
    at,
    text: say(at),
    pointer: { onPointerMove: follow, onPointerDown: follow },
    slider: {
      min: 0,
      max: last,
      value: at,
      'aria-valuetext': say(at),
      onChange: (event: { target: { value: string } }) => choose(Number(event.target.value)),
      onFocus: () => choose(at),
    },
    downwards,
  };
}
