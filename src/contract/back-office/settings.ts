import { z } from 'zod';
import { success } from '../answers.ts';
import { HomeSection, HomeSections } from '../content/home-sections.ts';
import { MailSettings } from '../content/mail-settings.ts';
import { Counters, SiteFacts } from '../content/site.ts';
import { CountersInput } from './counters.ts';
import { optionalText } from './fields.ts';
import { SiteFactsInput } from './site-facts.ts';

/** Every section of the home page exactly once, in display order. */
export const HomeSectionsInput = z.object({
  sections: HomeSections.refine(
    (sections) =>
      sections.length === HomeSection.options.length &&
      new Set(sections.map(({ name }) => name)).size === sections.length,
    'Every section must be there once',
  ),
});
export type HomeSectionsInput = z.infer<typeof HomeSectionsInput>;

const oneLine = (max: number) => optionalText(max).refine((text) => !/\p{Cc}/u.test(text), 'One line only');

export const MailSettingsInput = z.object({
  sender_name: oneLine(60),
  reply_to: oneLine(254).refine(
    (text) => text === '' || z.email().safeParse(text).success,
    'Please enter an e-mail address',
  ),
  signature: oneLine(160),
});
export type MailSettingsInput = z.infer<typeof MailSettingsInput>;

/** All settings that staff can change, by their name in the API. */
export const SettingsInputs = {
  site: SiteFactsInput,
  counters: CountersInput,
  'home-sections': HomeSectionsInput,
  mail: MailSettingsInput,
} as const;
export type SettingName = keyof typeof SettingsInputs;
export type SettingInput<Name extends SettingName> = z.infer<(typeof SettingsInputs)[Name]>;

/** The stored values, under the same names. */
export const Settings = z.object({
  site: SiteFacts,
  counters: Counters,
  'home-sections': HomeSections,
  mail: MailSettings,
});
export type Settings = z.infer<typeof Settings>;

export const SettingsAnswer = success({ settings: Settings });
export type SettingsAnswer = z.infer<typeof SettingsAnswer>;
