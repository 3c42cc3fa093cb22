import { RETENTION_PLACEHOLDERS, RetentionSettings } from '#contract';
import { number } from '../engine/fields.tsx';
import { defineForm } from '../engine/resource.ts';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { SettingForm, SettingTab } from './setting-tab.tsx';

const FORM = defineForm(RetentionSettings, {
  sections: [
    {
      fields: [
        number('enquiry_months', 'Enquiries, in months after the last contact', {
          halfWidth: true,
          min: 3,
          max: 120,
          hint: 'Enquiries that were won and those with a planned follow-up are kept',
        }),
        number('posting_months', 'Posted properties, in months after they ended', {
          halfWidth: true,
          min: 3,
          max: 120,
          hint: 'After they were sold, expired or rejected',
        }),
        number('backup_days', 'Backups, in days', {
          halfWidth: true,
          min: 7,
          max: 365,
          hint: 'At least as long as backups are kept on the server',
        }),
      ],
    },
  ],
});

/** How long personal data is kept. */
export const RetentionTab = (tab: TabProps) => (
  <SettingTab
    {...tab}
    line={`Older data is erased automatically. The privacy policy states these periods where its text contains ${Object.values(RETENTION_PLACEHOLDERS).join(', ')}.`}
  >
    {({ settings: { retention } }) => <SettingForm name="retention" form={FORM} start={retention} />}
  </SettingTab>
);
