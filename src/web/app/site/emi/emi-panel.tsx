import { useId, useState } from 'react';
import { indianNumber } from '#contract/indian-number.ts';
import { Drawer } from '#ui/drawer.tsx';
import { Slider } from '#ui/slider.tsx';
import { closePanel } from '../shared/panels.ts';
import { emi, type Loan } from './emi.ts';
import { EmiResult } from './emi-result.tsx';

const START: Loan = { amount: 50_000, interest: 6, tenure: 1 };

interface Scale {
  key: keyof Loan;
  label: string;
  min: number;
  max: number;
  step: number;
  ticks: string[];
  /** Typed values may go further and finer than the slider. */
  typed: { max: number; step: number };
  unit: (value: number) => string;
}

const SCALES: Scale[] = [
  {
    key: 'amount',
    label: 'Loan amount',
    min: 50_000,
    max: 10_000_000,
    step: 10_000,
    ticks: ['50 K', '25 L', '50 L', '75 L', '1 CR'],
    typed: { max: 100_000_000, step: 1 },
    unit: (value) => `Rs. ${indianNumber(value)}`,
  },
  {
    key: 'interest',
    label: 'Interest per annum',
    min: 6,
    max: 30,
    step: 1,
    ticks: ['6%', '12%', '18%', '24%', '30%'],
    typed: { max: 30, step: 0.05 },
    unit: (value) => `${value} per cent`,
  },
  {
    key: 'tenure',
    label: 'Tenure',
    min: 1,
    max: 30,
    step: 1,
    ticks: ['1 Yr', '8 Yr', '15 Yr', '22 Yr', '30 Yr'],
    typed: { max: 30, step: 1 },
    unit: (value) => `${value} ${value === 1 ? 'year' : 'years'}`,
  },
];

/** A slider with the same value to type, for rates and sums that fall between its steps. */
function Input({ scale, value, onChange }: { scale: Scale; value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div>
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-[0.9063rem] font-semibold text-ink">
          {scale.label}
        </label>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          className="h-11 w-36 rounded-md [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none border border-line-strong bg-surface px-3 text-right text-base font-semibold text-ink"
          min={0}
          max={scale.typed.max}
          step={scale.typed.step}
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) => onChange(Math.min(event.target.valueAsNumber, scale.typed.max))}
        />
      </div>
      <Slider
        label={scale.label}
        value={Math.min(scale.max, Math.max(scale.min, value || scale.min))}
        min={scale.min}
        max={scale.max}
        step={scale.step}
        ticks={scale.ticks}
        valueText={scale.unit(value)}
        onChange={onChange}
      />
    </div>
  );
}

export default function EmiPanel() {
  const [loan, setLoan] = useState(START);
  return (
    <Drawer open onOpenChange={closePanel} title="EMI Calculator">
      <div className="grid gap-[22px] p-5">
        {SCALES.map((scale) => (
          <Input
            key={scale.key}
            scale={scale}
            value={loan[scale.key]}
            onChange={(value) => setLoan({ ...loan, [scale.key]: value })}
          />
        ))}
        <EmiResult loan={loan} result={emi(loan)} />
      </div>
    </Drawer>
  );
}
