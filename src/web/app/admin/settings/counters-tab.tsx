import { CountersInput } from '#contract';
import { field } from '../engine/form-field.tsx';
import type { RecordForm } from '../engine/resource.ts';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { CountersControl, type CounterValues } from './counters-control.tsx';
import { SettingForm } from './setting-form.tsx';
import { SettingTab } from './setting-tab.tsx';

const FORM: RecordForm = {
  input: CountersInput,
  sections: [
    { fields: [field<CounterValues[], object>('counters', 'Counters', CountersControl, { initial: [], extra: {} })] },
  ],
};

/** The figures below the hero of the home page. */
export const CountersTab = (tab: TabProps) => (
  <SettingTab
    {...tab}
    line="The numbers below the hero of the home page, and on About Us. Say for each how it is justified: that stays here."
  >
    {({ counters }) => <SettingForm name="counters" form={FORM} start={{ counters }} />}
  </SettingTab>
);
