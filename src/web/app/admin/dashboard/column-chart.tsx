import { classNames } from '#ui/class-names.ts';
import { ChartSlider, readableClass, useChartSelection } from './chart-reader.tsx';
import type { Point, Unit } from './points.ts';

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
