import { MAX_LOAN_RATE, MIN_LOAN_RATE, SiteFactsInput, toSiteFactsInput, validateSiteFacts } from '#contract';
import { MapControl } from '../controls/map-control.tsx';
import { longText, number, text, toggle } from '../engine/fields.tsx';
import { field } from '../engine/form-field.tsx';
import { defineForm } from '../engine/resource.ts';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { SettingForm, SettingTab } from './setting-tab.tsx';

const social = <Name extends string>(name: Name, label: string) =>
  text(name, label, { type: 'url', optional: true, halfWidth: true, max: 300 });

/** Who the company is and how to reach it. */
export const COMPANY_SECTIONS = [
  {
    title: 'Company',
    fields: [
      text('brand', 'Name', { max: 40 }),
      text('tagline', 'Tagline', { optional: true, max: 160 }),
      text('address', 'Address', { max: 250 }),
      field('map_url', 'Map', MapControl, { initial: '', optional: true, extra: {} }),
    ],
  },
  {
    title: 'Contact',
    fields: [
      text('phone', 'Phone', { type: 'tel', halfWidth: true, max: 24, hint: 'For calls, such as +91 98765 43210' }),
      text('phone_label', 'Phone (as displayed)', {
        optional: true,
        halfWidth: true,
        max: 30,
        hint: 'Leave empty to show the number above',
      }),
      text('whatsapp', 'WhatsApp number', {
        type: 'tel',
        optional: true,
        halfWidth: true,
        max: 24,
        hint: 'Leave empty if it is the number above',
      }),
      text('email', 'Email', {
        type: 'email',
        halfWidth: true,
        max: 254,
        hint: 'We email new enquiries and applications to this address',
      }),
    ],
  },
];

const FORM = defineForm(SiteFactsInput, {
  rules: validateSiteFacts,
  sections: [
    ...COMPANY_SECTIONS,
    {
      title: 'Social links',
      fields: [
        social('facebook', 'Facebook'),
        social('instagram', 'Instagram'),
        social('linkedin', 'LinkedIn'),
        social('youtube', 'YouTube'),
      ],
    },
    {
      title: 'External project link',
      fields: [
        text('project_label', 'Link text', { optional: true, halfWidth: true, max: 40 }),
        text('project_url', 'Link URL', { type: 'url', optional: true, halfWidth: true, max: 300 }),
      ],
    },
    {
      title: 'Video on the home page',
      fields: [
        text('video', 'YouTube link', { optional: true, max: 300, hint: 'Leave empty for no video' }),
        text('video_title', 'Title', { optional: true, max: 120 }),
        text('video_line', 'Line below the title', { optional: true, max: 250 }),
      ],
    },
    {
      title: 'Enquiry form',
      fields: [
        toggle('popup_enabled', 'Open automatically', { halfWidth: true }),
        number('popup_minutes', 'Open again after (minutes)', { halfWidth: true, min: 1, max: 1440 }),
      ],
    },
    {
      title: 'Home loans',
      fields: [
        number('home_loan_rate', 'Usual interest (% a year)', {
          halfWidth: true,
          min: MIN_LOAN_RATE,
          max: MAX_LOAN_RATE,
          step: 0.05,
          hint: 'For the EMI on the page of a home for sale',
        }),
      ],
    },
    {
      title: 'Footer',
      fields: [longText('legal_notice', 'Legal notice', { optional: true, max: 2000 })],
    },
  ],
});

/** The company facts that the whole site uses. */
export const SiteFactsTab = (tab: TabProps) => (
  <SettingTab {...tab} line="Shown in the header and footer, on the contact page and in emails.">
    {({ settings: { site } }) => <SettingForm name="site" form={FORM} start={toSiteFactsInput(site)} />}
  </SettingTab>
);
