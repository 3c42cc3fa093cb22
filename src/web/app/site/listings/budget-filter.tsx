import { useState } from 'react';
import { BUDGET_MAX, BUDGET_MIN } from '#contract/budgets.ts';
import { readAmount } from '#contract/read-amount.ts';
import { fullRupees, shortRupees } from '#contract/rupees.ts';
import { Field, labelClass } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PillGroup } from '#ui/pills.tsx';
import { RangeSlider } from '#ui/slider.tsx';
import {
  BUDGET_PRESETS,
  BUDGET_STEP,
  BUDGET_TICKS,
  type Budget,
  budgetText,
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

const UNCLEAR = 'Enter an amount such as 80 lakh or 1.5 Cr';

/** One end of the budget in rupees, as people write it; applied on blur or Enter. */
function Bound({ label, none, meaning, value, onChange }: BoundProps) {
  const [entry, setEntry] = useState<{ text: string; isUnclear: boolean; value: number | undefined }>();
  // An amount that was set elsewhere replaces what was typed.
  const typed = entry && Object.is(entry.value, value) ? entry.text : undefined;
  const rupees = typed === undefined ? value : readAmount(typed);
  const commit = () => {
    if (typed === undefined) return;
    const isUnclear = rupees === undefined && typed.trim() !== '';
    setEntry(isUnclear ? { text: typed, isUnclear, value } : undefined);
    if (!isUnclear) onChange(rupees);
  };
  return (
    <Field
      label={label}
      hint={rupees === undefined ? meaning : shortRupees(rupees)}
      error={typed !== undefined && entry?.isUnclear ? UNCLEAR : undefined}
    >
      {(control) => (
        <Input
          {...control}
          // Not numeric: '1.5 Cr' is an amount too.
          inputMode="text"
          autoComplete="off"
          placeholder={none}
          value={typed ?? (value === undefined ? '' : fullRupees(value))}
          onChange={(event) => setEntry({ text: event.target.value, isUnclear: false, value })}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      )}
    </Field>
  );
}

const NO_BUDGET: Budget = { min_price: undefined, max_price: undefined };

const isSameBudget = (one: Budget, other: Budget): boolean =>
  one.min_price === other.min_price && one.max_price === other.max_price;

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
          onChange={(thumbs) => onChange(toBudget(thumbs, value))}
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
      <div className="mt-4">
        <PillGroup
          legend="Higher budgets"
          name="budget_preset"
          multiple
          options={BUDGET_PRESETS.map(({ label }) => ({ value: label, label }))}
          value={BUDGET_PRESETS.filter(({ budget }) => isSameBudget(budget, value)).map(({ label }) => label)}
          onChange={(labels) =>
            onChange(BUDGET_PRESETS.find(({ label }) => label === labels.at(-1))?.budget ?? NO_BUDGET)
          }
        />
      </div>
    </div>
  );
}
