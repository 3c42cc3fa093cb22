import { type CounterInput, CountersInput, MAX_COUNTERS } from '#contract';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { type ControlProps, LongTextControl, NumberControl, TextControl } from '../controls/basic-controls.tsx';
import { OrderedList } from '../controls/ordered-list.tsx';
import { field } from '../engine/form-field.tsx';
import { defineForm } from '../engine/resource.ts';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { SettingForm, SettingTab } from './setting-tab.tsx';

/** A counter while it is edited. */
type CounterValues = Omit<CounterInput, 'value' | 'decimals'> & {
  value: number | null;
  decimals: number | null;
};

const NEW: CounterValues = { value: null, decimals: 0, suffix: '', label: '', basis: '' };

const toPreview = ({ value, decimals, suffix }: CounterValues) =>
  value === null ? '' : value.toFixed(Math.min(Math.max(decimals ?? 0, 0), 2)) + suffix;

const getName = ({ label }: CounterValues, index: number) => label || `counter ${index + 1}`;

/** The counters in order, with all their fields. An error is shown at the field it belongs to. */
function CountersControl({ label, value, onChange, error }: ControlProps<CounterValues[]>) {
  const issues = error === undefined ? [] : (CountersInput.safeParse({ counters: value }).error?.issues ?? []);
  const wrong = (index: number, name: keyof CounterValues) =>
    issues.find(({ path }) => path[1] === index && path[2] === name)?.message;
  const wrongAsAWhole = issues.find(({ path }) => path.length === 1)?.message;
  return (
    <div className="grid gap-4">
      <OrderedList label={label} items={value} getName={getName} onChange={onChange} removable>
        {(counter, change, index) => (
          <fieldset className="grid w-full min-w-0 gap-4 py-3 pr-2.5 sm:grid-cols-[1fr_7rem_6rem]">
            <legend className="float-left mb-4 font-display text-2xl text-primary tabular-nums sm:col-span-3">
              {toPreview(counter) || 'New counter'}{' '}
              <span className="font-sans text-base text-ink-3">{counter.label}</span>
            </legend>
            <NumberControl
              label="Value"
              step={0.01}
              min={0}
              value={counter.value}
              error={wrong(index, 'value')}
              onChange={(next) => change({ ...counter, value: next })}
            />
            <NumberControl
              label="Decimals"
              min={0}
              max={2}
              value={counter.decimals}
              error={wrong(index, 'decimals')}
              onChange={(next) => change({ ...counter, decimals: next })}
            />
            <TextControl
              label="Suffix"
              max={4}
              value={counter.suffix}
              error={wrong(index, 'suffix')}
              onChange={(next) => change({ ...counter, suffix: next })}
            />
            <div className="grid gap-4 sm:col-span-3">
              <TextControl
                label="Label"
                max={60}
                value={counter.label}
                error={wrong(index, 'label')}
                onChange={(next) => change({ ...counter, label: next })}
              />
              <LongTextControl
                label="Source"
                max={500}
                hint="Where the number comes from, and its date. Not shown on the site."
                value={counter.basis}
                error={wrong(index, 'basis')}
                onChange={(next) => change({ ...counter, basis: next })}
              />
            </div>
          </fieldset>
        )}
      </OrderedList>
      {wrongAsAWhole && (
        <p role="alert" className="text-sm text-danger">
          {wrongAsAWhole}
        </p>
      )}
      {value.length < MAX_COUNTERS && (
        <Button variant="outline" className="justify-self-start" onClick={() => onChange([...value, NEW])}>
          <Icon name="plus" size="sm" />
          Add counter
        </Button>
      )}
    </div>
  );
}

const FORM = defineForm(CountersInput, {
  sections: [{ fields: [field('counters', 'Counters', CountersControl, { initial: [], extra: {} })] }],
});

/** The figures below the hero of the home page. */
export const CountersTab = (tab: TabProps) => (
  <SettingTab
    {...tab}
    line="The numbers below the top banner of the home page and on About Us. Note a source for each; it is not shown on the site."
  >
    {({ settings: { counters } }) => <SettingForm name="counters" form={FORM} start={{ counters }} />}
  </SettingTab>
);
