import { MailSettingsInput } from '#contract';
import { text } from '../engine/fields.tsx';
import { defineForm } from '../engine/resource.ts';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { SettingForm, SettingTab } from './setting-tab.tsx';

export const MAIL_FORM = defineForm(MailSettingsInput, {
  sections: [
    {
      fields: [
        text('sender_name', 'Sender name', {
          optional: true,
          halfWidth: true,
          max: 60,
          hint: 'Leave empty to use the company name',
        }),
        text('reply_to', 'Reply-to address', {
          type: 'email',
          optional: true,
          halfWidth: true,
          max: 254,
          hint: 'Replies to emails about an enquiry go to the enquirer',
        }),
        text('signature', 'Email signature', { optional: true, max: 160 }),
      ],
    },
  ],
});

/** The sender name, reply address and signature of our emails. */
export const MailTab = (tab: TabProps) => (
  <SettingTab {...tab} line="How emails from the site are signed. The sender address is set on the server.">
    {({ settings: { mail } }) => <SettingForm name="mail" form={MAIL_FORM} start={mail} />}
  </SettingTab>
);
