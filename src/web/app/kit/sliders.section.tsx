import { useState } from 'react';
import { labelClass } from '#ui/field.tsx';
import { PillGroup } from '#ui/pills.tsx';
import { RangeSlider, Slider } from '#ui/slider.tsx';
import { Group, Three } from './specimen.tsx';

const LAKH = 100_000;
const rupees = (value: number) => (value >= 200 * LAKH ? '₹ 2 Cr+' : `₹ ${Math.round(value / LAKH)} L`);

function Reading({ label, value }: { label: string; value: string }) {
  return (
    <div className="mb-1.5 flex justify-between gap-3">
      <span className={labelClass}>{label}</span>
      <b className="font-bold text-ink">{value}</b>
    </div>
  );
}

function Budget() {
  const [budget, setBudget] = useState<[number, number]>([80 * LAKH, 200 * LAKH]);
  return (
    <div>
      <Reading label="Budget" value={`${rupees(budget[0])} – ${rupees(budget[1])}`} />
      <RangeSlider
        label="budget"
        value={budget}
        min={5 * LAKH}
        max={200 * LAKH}
        step={5 * LAKH}
        minGap={10 * LAKH}
        onChange={setBudget}
        valueText={rupees}
        ticks={['₹ 5 L', '₹ 50 L', '₹ 1 Cr', '₹ 1.5 Cr', '₹ 2 Cr+']}
      />
    </div>
  );
}

export function SampleFilters() {
  const [kind, setKind] = useState(['Residential']);
  const options = ['Residential', 'Commercial', 'Plot'].map((label) => ({ value: label, label }));
  return (
    <>
      <PillGroup legend="Kind" name="filter-kind" options={options} value={kind} onChange={setKind} />
      <Budget />
    </>
  );
}

export function SampleEmi() {
  const [years, setYears] = useState(20);
  return (
    <div>
      <Reading label="Tenure" value={`${years} Yr`} />
      <Slider
        label="Tenure"
        value={years}
        min={1}
        max={30}
        step={1}
        onChange={setYears}
        valueText={`${years} years`}
        ticks={['1 Yr', '8 Yr', '15 Yr', '22 Yr', '30 Yr']}
      />
    </div>
  );
}

export function SlidersSection() {
  return (
    <Group id="sliders" title="Sliders">
      <Three>
        <SampleEmi />
        <Budget />
      </Three>
    </Group>
  );
}
