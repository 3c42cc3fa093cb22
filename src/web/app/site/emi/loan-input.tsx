import { useId, useState } from 'react';
import { indianNumber } from '#contract/indian-number.ts';
import { classNames } from '#ui/class-names.ts';
import { labelClass } from '#ui/field.tsx';
import { Slider } from '#ui/slider.tsx';
import { clampLoanValue, type Loan } from './emi.ts';

interface Scale {
  key: keyof Loan;
  /** Name attribute of the input. */
  name: string;
  label: string;
  min: number;
  max: number;
  step: number;
  ticks: string[];
  /** Shown in the field, before or after the number. */
  unit: { text: string; before?: true };
  inputMode: 'numeric' | 'decimal';
  spoken: (value: number) => string;
}

export const SCALES: Scale[] = [
  {
    key: 'amount',
    name: 'loan_amt',
    label: 'Loan amount',
    min: 50_000,
    max: 10_000_000,
    step: 10_000,
    ticks: ['50 K', '25 L', '50 L', '75 L', '1 CR'],
    unit: { text: 'Rs.', before: true },
    inputMode: 'numeric',
    spoken: (value) => `Rs. ${indianNumber(value)}`,
  },
  {
    key: 'interest',
    name: 'interest',
    label: 'Interest per annum',
    min: 6,
    max: 30,
    step: 1,
    ticks: ['6%', '12%', '18%', '24%', '30%'],
    unit: { text: '%' },
    inputMode: 'decimal',
    spoken: (value) => `${value} per cent`,
  },
  {
    key: 'tenure',
    name: 'tenure',
    label: 'Tenure',
    min: 1,
    max: 30,
    step: 1,
    ticks: ['1 Yr', '8 Yr', '15 Yr', '22 Yr', '30 Yr'],
    unit: { text: 'Yr' },
    inputMode: 'numeric',
    spoken: (value) => `${value} ${value === 1 ? 'year' : 'years'}`,
  },
];

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
    onChange(clampLoanValue(key, numberIn(typed)));
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
