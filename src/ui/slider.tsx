import * as Radix from 'radix-ui/slider';
import { classNames } from './class-names.ts';

interface SliderScale {
  label: string;
  min: number;
  max: number;
  step: number;
  /** Labels under the track, evenly spaced. */
  ticks?: string[];
}

export interface SliderProps extends SliderScale {
  value: number;
  onChange: (value: number) => void;
  /** The value as text, for screen readers. */
  valueText: string | ((value: number) => string);
}

export interface RangeSliderProps extends SliderScale {
  value: [number, number];
  onChange: (value: [number, number]) => void;
  valueText: (value: number) => string;
  /** Minimum distance between the two values. */
  minGap?: number;
}

// The thumb is 24 px wide; the pseudo-element extends the touch target to 44 px.
const THUMB =
  'relative block size-6 rounded-full border-2 border-primary bg-surface shadow-sm before:absolute before:-inset-2.5 before:rounded-full hover:bg-primary-soft';

function Track() {
  return (
    <Radix.Track className="relative h-1 grow rounded-full bg-line">
      <Radix.Range className="absolute h-full rounded-full bg-primary" />
    </Radix.Track>
  );
}

function Ticks({ ticks }: Pick<SliderScale, 'ticks'>) {
  if (!ticks) return null;
  return (
    <div aria-hidden="true" className="flex justify-between text-xs text-ink-3">
      {ticks.map((tick) => (
        <span key={tick}>{tick}</span>
      ))}
    </div>
  );
}

// Vertical swipes still scroll the page.
const ROOT = 'relative flex h-7 w-full touch-pan-y items-center select-none';

/** One value on a scale, set by drag or arrow keys and announced as `valueText`. */
export function Slider({ label, value, min, max, step, onChange, valueText, ticks }: SliderProps) {
  return (
    <div>
      <Radix.Root
        className={ROOT}
        value={[value]}
        min={min}
        max={max}
        step={step}
        onValueChange={([next]) => next !== undefined && onChange(next)}
      >
        <Track />
        <Radix.Thumb
          className={THUMB}
          aria-label={label}
          aria-valuetext={typeof valueText === 'string' ? valueText : valueText(value)}
        />
      </Radix.Root>
      <Ticks ticks={ticks} />
    </div>
  );
}

/** Two values on a scale that never cross. */
export function RangeSlider({
  label,
  value,
  min,
  max,
  step,
  onChange,
  valueText,
  ticks,
  minGap = 0,
}: RangeSliderProps) {
  const [from, to] = value;
  return (
    <div>
      <Radix.Root
        className={ROOT}
        value={value}
        min={min}
        max={max}
        step={step}
        minStepsBetweenThumbs={Math.ceil(minGap / step)}
        onValueChange={([low, high]) => low !== undefined && high !== undefined && onChange([low, high])}
      >
        <Track />
        <Radix.Thumb
          className={classNames(THUMB, 'focus:z-1')}
          aria-label={`Minimum ${label}`}
          aria-valuetext={valueText(from)}
        />
        <Radix.Thumb
          className={classNames(THUMB, 'focus:z-1')}
          aria-label={`Maximum ${label}`}
          aria-valuetext={valueText(to)}
        />
      </Radix.Root>
      <Ticks ticks={ticks} />
    </div>
  );
}
