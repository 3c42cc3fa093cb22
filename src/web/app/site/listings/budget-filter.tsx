import { useState } from 'react';
import type { Purpose } from '#contract';
import type { Budget } from '#contract/listings/filter-values.ts';
import { readAmount } from '#contract/read-amount.ts';
import { fullRupees, shortRupees } from '#contract/rupees.ts';
import { Field, labelClass } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { PillGroup } from '#ui/pills.tsx';
import { RangeSlider } from '#ui/slider.tsx';
import { budgetText, SLIDERS, toBudget, toThumbLabel, toThumbs, withMaximum, withMinimum } from './budget.ts';

interface BoundProps {
  label: string;
  /** Placeholder of an empty field, and what empty means. */
  none: string;
  meaning: string;
  /** The message for text that is no amount. */
  unclear: string;
  value: number | undefined;
  onChange: (rupees: number | undefined) => void;
}

/** One end of the budget in rupees, as people write it; applied on blur or Enter. */
function Bound({ label, none, meaning, unclear, value, onChange }: BoundProps) {
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
      error={typed !== undefined && entry?.isUnclear ? unclear : undefined}
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
  purpose: Purpose;
  onChange: (budget: Budget) => void;
  className?: string;
}

/** The budget as a range slider, or as two exact amounts. */
export function BudgetFilter({ value, purpose, onChange, className }: BudgetFilterProps) {
  const slider = SLIDERS[purpose];
  const { presets, unclear } = slider;
  return (
    <div role="group" aria-label="Budget" className={className}>
      <div className="mb-1.5 flex flex-wrap justify-between gap-x-3">
        <span className={labelClass}>{purpose === 'rent' ? 'Rent a month' : 'Budget'}</span>
        <b className="font-bold text-ink">{budgetText(value, purpose)}</b>
      </div>
      <div className="px-3">
        <RangeSlider
          label="budget"
          value={toThumbs(value, slider)}
          min={slider.start}
          max={slider.end}
          step={slider.step}
          minGap={slider.step}
          onChange={(thumbs) => onChange(toBudget(thumbs, slider, value))}
          valueText={(position) => toThumbLabel(position, slider)}
          ticks={slider.ticks}
        />
      </div>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Bound
          label="Minimum"
          none={slider.none.min}
          meaning="No minimum"
          unclear={unclear}
          value={value.min_price}
          onChange={(rupees) => onChange(withMinimum(value, rupees, slider))}
        />
        <Bound
          label="Maximum"
          none={slider.none.max}
          meaning="No maximum"
          unclear={unclear}
          value={value.max_price}
          onChange={(rupees) => onChange(withMaximum(value, rupees))}
        />
      </div>
      <div className="mt-4">
        <PillGroup
          legend={slider.presetsLabel}
          name="budget_preset"
          multiple
          options={presets.map(({ label }) => ({ value: label, label }))}
          value={presets.filter(({ budget }) => isSameBudget(budget, value)).map(({ label }) => label)}
          onChange={(labels) => onChange(presets.find(({ label }) => label === labels.at(-1))?.budget ?? NO_BUDGET)}
        />
      </div>
    </div>
  );
}
