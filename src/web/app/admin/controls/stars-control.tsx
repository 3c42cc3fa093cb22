import { IconButton } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { Stars } from '#ui/stars.tsx';
import type { ControlProps } from './basic-controls.tsx';

const MAX_STARS = 5;

export interface StarsControlProps extends ControlProps<number | null> {
  /** Whole stars, or tenths. */
  step: 1 | 0.1;
}

const formatStars = (value: number) => `${value} of ${MAX_STARS} stars`;

/** Zero to five stars: a slider for whole stars, a number input for tenths. An optional rating can be cleared. */
export function StarsControl(props: StarsControlProps) {
  const { label, value, onChange, hint, error, optional, disabled, step } = props;
  const scale = { min: 0, max: MAX_STARS, step, disabled };
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <span className="flex min-h-12 flex-wrap items-center gap-x-3">
          {step === 1 ? (
            <input
              {...scale}
              {...control}
              type="range"
              className="h-11 min-w-32 flex-1 accent-primary"
              value={value ?? 0}
              aria-valuetext={value === null ? 'No rating' : formatStars(value)}
              onChange={({ target }) => onChange(target.valueAsNumber)}
            />
          ) : (
            <Input
              {...scale}
              {...control}
              type="number"
              inputMode="decimal"
              className="w-26!"
              value={value ?? ''}
              onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
            />
          )}
          <span aria-hidden="true" className="flex items-center gap-2">
            <Stars value={value ?? 0} label="" />
            <span className="min-w-20 text-sm text-ink-2">
              {value === null ? 'No rating' : `${value} of ${MAX_STARS}`}
            </span>
          </span>
          {optional && value !== null && !disabled && (
            <IconButton label={`Clear ${label}`} onClick={() => onChange(null)}>
              <Icon name="close" size="sm" />
            </IconButton>
          )}
        </span>
      )}
    </Field>
  );
}
