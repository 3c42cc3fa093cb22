import { ImportSettings } from '#contract';
import { TextListControl } from '../controls/ordered-list.tsx';
import { field } from '../engine/form-field.tsx';
import { defineForm } from '../engine/resource.ts';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { SettingForm, SettingTab } from './setting-tab.tsx';

const FORM = defineForm(ImportSettings, {
  sections: [
    {
      fields: [
        field('picture_hosts', 'Hosts of pictures', TextListControl, {
          initial: [],
          hint: 'Host names only, such as images.example.com, separated by commas',
          optional: true,
          extra: {},
        }),
      ],
    },
  ],
});

/** Where pictures of imported listings may come from. */
export const ImportsTab = (tab: TabProps) => (
  <SettingTab
    {...tab}
    line="A sheet can name addresses of pictures. We fetch them after the import, by https and from these hosts only."
  >
    {({ settings: { imports } }) => <SettingForm name="imports" form={FORM} start={imports} />}
  </SettingTab>
);
