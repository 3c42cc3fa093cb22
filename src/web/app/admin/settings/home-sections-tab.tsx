import { type HomeSections, HomeSectionsInput } from '#contract';
import { field } from '../engine/form-field.tsx';
import type { RecordForm } from '../engine/resource.ts';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { HomeSectionsControl } from './home-sections-control.tsx';
import { SettingForm } from './setting-form.tsx';
import { SettingTab } from './setting-tab.tsx';

const FORM: RecordForm = {
  input: HomeSectionsInput,
  sections: [
    { fields: [field<HomeSections, object>('sections', 'Sections', HomeSectionsControl, { initial: [], extra: {} })] },
  ],
};

/** The sections of the home page below its hero. */
export const HomeSectionsTab = (tab: TabProps) => (
  <SettingTab
    {...tab}
    line="What the home page shows below its hero, from top to bottom. The home pages of cities follow it, with the properties of the city in place of the four groups."
  >
    {({ 'home-sections': sections }) => <SettingForm name="home-sections" form={FORM} start={{ sections }} />}
  </SettingTab>
);
