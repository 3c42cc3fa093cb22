import { useId, useState } from 'react';
import { indianNumber } from '#contract/indian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { labelClass } from '#ui/field.tsx';
import { Slider } from '#ui/slider.tsx';
import { settled } from './loan.ts';
import type { Scale } from './scales.ts';

interface LoanInputProps {
  scale: Scale;
  /** NaN while the field is empty. */
  value: number;
  onChange: (value: number) => void;
}

const numberIn = (text: string) => (text === '' ? Number.NaN : Number(text.replaceAll(',', '')));

/** Number input; leaves text alone while typing, and on blur shows the number used in the calculation. */
function Typed({ id, scale, value, onChange }: LoanInputProps & { id: string }) {
  const { key, name, unit, inputMode } = scale;
  const [draft, setDraft] = useState<string>();
  const type = (text: string) => {
    const typed = text.replaceAll(/[^\d.,]/g, '');
    setDraft(typed);
    onChange(settled(key, numberIn(typed)));
  };
  return (
    <div className={classNames('relative text-base font-semibold text-ink', unit.before ? 'w-40' : 'w-28')}>
      <input
        id={id}
        name={name}
        aria-describedby={`${id}-unit`}
        inputMode={inputMode}
        autoComplete="off"
        className={classNames(
          'h-11 w-full rounded-md border border-line-strong bg-surface text-right',
          unit.before ? 'pr-3 pl-10' : 'pr-10 pl-3',
        )}
        value={draft ?? (Number.isNaN(value) ? '' : indianNumber(value, 2))}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
      <span
        id={`${id}-unit`}
        className={classNames(
          'pointer-events-none absolute inset-y-0 flex items-center',
          unit.before ? 'left-3' : 'right-3',
        )}
      >
        {unit.text}
      </span>
    </div>
  );
}

/** A slider with a number input, for values between its steps or beyond its range. */
export function LoanInput(props: LoanInputProps) {
  const { scale, value, onChange } = props;
  const { label, min, max, step, ticks, spoken } = scale;
  const id = useId();
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <label htmlFor={id} className={labelClass}>
          {label}
        </label>
        <Typed {...props} id={id} />
      </div>
      <Slider
        label={label}
        value={Math.min(max, Math.max(min, value || min))}
        min={min}
        max={max}
        step={step}
        ticks={ticks}
        valueText={Number.isNaN(value) ? 'Empty' : spoken(value)}
        onChange={onChange}
      />
    </div>
  );
}
