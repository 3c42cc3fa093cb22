import { useState } from 'react';
import { BUDGET_MAX, BUDGET_MIN } from '#contract/amounts.ts';
import { fullRupees, shortRupees } from '#contract/rupees.ts';
import { Field, labelClass } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { RangeSlider } from '#ui/slider.tsx';
import {
  BUDGET_STEP,
  BUDGET_TICKS,
  type Budget,
  budgetText,
  readRupees,
  toBudget,
  toThumbLabel,
  toThumbs,
  withMaximum,
  withMinimum,
} from './filters.ts';

interface BoundProps {
  label: string;
  /** Placeholder of an empty field, and what empty means. */
  none: string;
  meaning: string;
  value: number | undefined;
  onChange: (rupees: number | undefined) => void;
}

/** One end of the budget in rupees; applied on blur or Enter. */
function Bound({ label, none, meaning, value, onChange }: BoundProps) {
  const [typed, setTyped] = useState<string>();
  const rupees = typed === undefined ? value : readRupees(typed);
  const commit = () => {
    if (typed !== undefined) onChange(rupees);
    setTyped(undefined);
  };
  return (
    <Field label={label} hint={rupees === undefined ? meaning : shortRupees(rupees)}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          placeholder={none}
          value={typed ?? (value === undefined ? '' : fullRupees(value))}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      )}
    </Field>
  );
}

interface BudgetFilterProps {
  value: Budget;
  onChange: (budget: Budget) => void;
  className?: string;
}

/** The budget as a range slider, or as two exact amounts. */
export function BudgetFilter({ value, onChange, className }: BudgetFilterProps) {
  return (
    <div role="group" aria-label="Budget" className={className}>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-3">
        <span className={labelClass}>Budget</span>
        <b className="font-bold text-ink">{budgetText(value)}</b>
      </div>
      <div className="px-3">
        <RangeSlider
          label="budget"
          value={toThumbs(value)}
          min={BUDGET_MIN}
          max={BUDGET_MAX}
          step={BUDGET_STEP}
          minGap={BUDGET_STEP}
          onChange={(thumbs) => onChange(toBudget(thumbs))}
          valueText={toThumbLabel}
          ticks={BUDGET_TICKS}
        />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Bound
          label="Minimum"
          none="5 Lakh or less"
          meaning="No minimum"
          value={value.min_price}
          onChange={(rupees) => onChange(withMinimum(value, rupees))}
        />
        <Bound
          label="Maximum"
          none="2 Cr+"
          meaning="No maximum"
          value={value.max_price}
          onChange={(rupees) => onChange(withMaximum(value, rupees))}
        />
      </div>
    </div>
  );
}
