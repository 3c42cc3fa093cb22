import { Link } from 'react-router';
import { indianNumber } from '#contract/indian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { ChartSlider, readableClass, useChartSelection } from './chart-reader.tsx';
import type { Point, Unit } from './points.ts';

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
