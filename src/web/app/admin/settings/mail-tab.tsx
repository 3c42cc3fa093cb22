import { MailSettingsInput } from '#contract';
import { text } from '../engine/fields.tsx';
import type { RecordForm } from '../engine/resource.ts';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { SettingForm, SettingTab } from './setting-tab.tsx';

const FORM: RecordForm = {
  input: MailSettingsInput,
  sections: [
    {
      fields: [
        text('sender_name', 'Sender name', {
          optional: true,
          halfWidth: true,
          max: 60,
          hint: 'The name of the company, if this is empty',
        }),
        text('reply_to', 'Replies go to', {
          type: 'email',
          optional: true,
          halfWidth: true,
          max: 254,
          hint: 'Mails about an enquiry are answered to whoever asked',
        }),
        text('signature', 'Line below every mail', { optional: true, max: 160 }),
      ],
    },
  ],
};

/** The sender name, reply address and signature of our emails. */
export const MailTab = (tab: TabProps) => (
  <SettingTab
    {...tab}
    line="How mails of the site present us. The address that they are sent from belongs to the installation."
  >
    {({ mail }) => <SettingForm name="mail" form={FORM} start={mail} />}
  </SettingTab>
);
