import { type ComponentProps, type KeyboardEvent, type PointerEvent, useState } from 'react';
import { Link } from 'react-router';
import { indianNumber } from '#contract/indian-number.ts';
import { classNames } from '#ui/class-names.ts';
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

const NICE = [1, 2, 5, 10];
const LINES = 4;

/** The ticks of an axis, from 0 to at least the largest value, in readable whole steps. */
export function ticks(largest: number): number[] {
  const minStep = Math.max(largest, 1) / LINES;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = Math.max(1, (NICE.find((nice) => nice * power >= minStep) ?? 10) * power);
  const top = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: top + 1 }, (_, place) => place * step);
}

const HEIGHT = 168;
/** Space above the highest bar for the marker of the selected one. */
const ABOVE = 12;
const GAP = 0.28;

interface ColumnChartProps {
  label: string;
  points: readonly Point[];
  unit: Unit;
  /** The label under a column; there is space for a few only. */
  under: (point: Point) => string;
}

/** Columns over time. The last one is selected first; keys, pointer and touch select the others. */
export function ColumnChart({ label, points, unit, under }: ColumnChartProps) {
  const reading = useChartSelection(points, unit, { start: points.length - 1, share: false });
  const lines = ticks(Math.max(...points.map(({ value }) => value)));
  const top = lines.at(-1) ?? 1;
  const step = 100 / points.length;
  const y = (value: number) => ABOVE + (HEIGHT - ABOVE) * (1 - value / top);
  const marked = [points[0], points[points.length >> 1], points.at(-1)];
  return (
    <div>
      <output className="mb-3 block min-h-6 font-medium text-ink">{reading.text}</output>
      <div className="grid grid-cols-first-auto gap-x-2">
        <div aria-hidden="true" className="relative text-right text-2xs text-ink-3" style={{ height: HEIGHT }}>
          <span className="invisible">{top}</span>
          {lines.map((line) => (
            <span key={line} className="absolute right-0 -translate-y-1/2" style={{ top: y(line) }}>
              {line}
            </span>
          ))}
        </div>
        <div className={classNames(readableClass, 'touch-pan-y')} {...reading.pointer}>
          <svg aria-hidden="true" width="100%" height={HEIGHT} className="block">
            {lines.map((line) => (
              <line key={line} x1="0" x2="100%" y1={y(line)} y2={y(line)} className="stroke-line" />
            ))}
            {points.map(({ key, value }, index) => (
              <g key={key} data-point={index} className="group/bar">
                <rect x={`${index * step}%`} width={`${step}%`} y="0" height={HEIGHT} fill="transparent" />
                <rect
                  x={`${(index + GAP / 2) * step}%`}
                  width={`${(1 - GAP) * step}%`}
                  y={value === 0 ? HEIGHT - 2 : y(value)}
                  height={value === 0 ? 2 : HEIGHT - y(value)}
                  rx={points.length > 31 ? 1 : 3}
                  className={classNames(
                    'transition-colors duration-(--duration-fast)',
                    value === 0 && 'fill-line-strong',
                    value > 0 &&
                      (index === reading.at ? 'fill-primary-press' : 'fill-chart-1 group-hover/bar:fill-mor-800'),
                  )}
                />
                {index === reading.at && (
                  <circle cx={`${(index + 0.5) * step}%`} cy={y(value) - 7} r="3" className="fill-primary-press" />
                )}
              </g>
            ))}
          </svg>
          <ChartSlider aria-label={label} {...reading.slider} />
        </div>
        <div aria-hidden="true" className="col-start-2 mt-2 flex justify-between text-2xs text-ink-3">
          {marked.map((point) => point && <span key={point.key}>{under(point)}</span>)}
        </div>
      </div>
    </div>
  );
}

interface BarListProps {
  label: string;
  points: readonly Point[];
  unit: Unit;
}

/** Horizontal bars with labels and values; the longest one fills the width. */
export function BarList({ label, points, unit }: BarListProps) {
  const reading = useChartSelection(points, unit, { start: 0, share: true });
  const max = Math.max(1, ...points.map(({ value }) => value));
  return (
    <div className={readableClass} {...reading.pointer}>
      <ChartSlider aria-label={label} {...reading.slider} onKeyDown={reading.downwards} />
      <ul>
        {points.map(({ key, label: name, value, to }, index) => (
          <li
            key={key}
            data-point={index}
            className={classNames(
              'relative -mx-2 grid min-h-11 content-center gap-1.5 rounded-sm px-2 py-1.5 transition-colors duration-(--duration-fast)',
              index === reading.chosen && 'bg-sunken',
            )}
          >
            <div className="flex items-baseline justify-between gap-4">
              <span className="line-clamp-2 min-w-0 wrap-anywhere">
                {to === undefined ? (
                  name
                ) : (
                  <Link
                    to={to}
                    className="underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:underline"
                  >
                    {name}
                  </Link>
                )}
              </span>
              <span className="font-semibold text-ink">{indianNumber(value)}</span>
            </div>
            <svg aria-hidden="true" width="100%" height="6" className="block">
              <rect width="100%" height="6" rx="3" className="fill-well" />
              <rect width={`${(100 * value) / max}%`} height="6" rx="3" className="fill-chart-1" />
            </svg>
          </li>
        ))}
      </ul>
      {/* The line is inside the padding of the figure, so that the layout does not shift when it is filled. */}
      <output className="mt-1 -mb-4 block min-h-5 text-sm text-ink-3 admin:-mb-5">
        {reading.chosen === undefined ? '' : reading.text}
      </output>
    </div>
  );
}
