import { BrandInput, type SettingsAnswer } from '#contract';
import { ColourControl } from '../controls/colour-control.tsx';
import { PictureControl } from '../controls/picture-control.tsx';
import { field, type Values } from '../engine/form-field.tsx';
import { defineForm } from '../engine/resource.ts';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { SettingForm, SettingTab } from './setting-tab.tsx';

const picture = <Name extends 'logo' | 'icon'>(name: Name, label: string, hint: string) =>
  field(name, label, PictureControl, {
    initial: null,
    optional: true,
    halfWidth: true,
    hint,
    extra: { name: label, anyShape: true, isDescribed: false },
  });

export const BRAND_FORM = defineForm(BrandInput, {
  sections: [
    {
      title: 'Colours',
      fields: [
        field('primary', 'Main colour', ColourControl, {
          initial: '',
          halfWidth: true,
          hint: 'For buttons, links and the footer',
          extra: {},
        }),
        field('accent', 'Second colour', ColourControl, {
          initial: '',
          optional: true,
          halfWidth: true,
          hint: 'For highlights; leave empty to have one chosen',
          extra: {},
        }),
      ],
    },
    {
      title: 'Pictures',
      fields: [
        picture('logo', 'Logo', 'PNG with a transparent background. A wide logo replaces the company name.'),
        picture('icon', 'Icon', 'Square, at least 512 px, for browser tabs and phones. Without it we use the logo.'),
      ],
    },
  ],
});

export const toBrandValues = ({ settings: { brand }, brand_pictures }: SettingsAnswer): Values => ({
  primary: brand.primary,
  accent: brand.accent ?? '',
  ...brand_pictures,
});

/** The colours, logo and icon of the company. */
export const BrandTab = (tab: TabProps) => (
  <SettingTab {...tab} line="Used on the site, in emails, in shared pictures and here.">
    {(answer) => <SettingForm name="brand" form={BRAND_FORM} start={toBrandValues(answer)} Preview={BrandPreview} />}
  </SettingTab>
);
