import { z } from 'zod';
import { type FieldError, Id, success } from '../answers.ts';
import { BrandSettings, Colour } from '../content/brand.ts';
import { MapEmbed } from '../content/map-embed.ts';
import { OfficeSettings } from '../content/office.ts';
import {
  Counters,
  HomeSection,
  HomeSections,
  MAX_LOAN_RATE,
  MailSettings,
  MIN_LOAN_RATE,
  SiteFacts,
} from '../content/site.ts';
import { StaffPicture } from '../media/pictures.ts';
import { Role } from '../people/enumerations.ts';
import { optionalText, requiredText } from './fields.ts';
import { ReplyTemplates, ReplyTemplatesInput } from './reply-templates.ts';

/** The maximum that fits under the hero. */
export const MAX_COUNTERS = 6;

const WHOLE = 'Please enter a whole number';

/** A claim in numbers. Its justification is required and never shown to visitors. */
const CounterInput = z.object({
  value: z.number('Please enter a number').min(0, 'At least 0').max(1e12, 'This value is too large'),
  decimals: z.number(WHOLE).int(WHOLE).min(0, 'At least 0').max(2, 'At most 2'),
  suffix: optionalText(4),
  label: requiredText(60),
  basis: requiredText(500),
});
export type CounterInput = z.infer<typeof CounterInput>;

export const CountersInput = z.object({
  counters: z
    .array(CounterInput)
    .max(MAX_COUNTERS, `At most ${MAX_COUNTERS} counters`)
    .refine(
      (counters) => new Set(counters.map(({ label }) => label)).size === counters.length,
      'Two counters have the same label',
    ),
});
export type CountersInput = z.infer<typeof CountersInput>;

const Address = z
  .string()
  .trim()
  .max(300, 'At most 300 characters')
  .refine((text) => text === '' || /^https:\/\/[^\s/.]+\.\S+$/.test(text), 'Enter a URL that starts with https://');

/** The video id from a YouTube URL, or the id itself. */
const filmIn = (text: string): string | undefined =>
  /^(?:https:\/\/(?:(?:www|m)\.youtube\.com\/(?:watch\?(?:[^&]*&)*v=|embed\/|shorts\/)|youtu\.be\/))?([\w-]{11})(?:[?&#].*)?$/s.exec(
    text,
  )?.[1];

/** A phone number as people write it, as its digits after a plus sign; ten digits are a number in India. */
function toInternational(typed: string): string {
  const plain = typed.replace(/[\s().-]/g, '').replace(/^00/, '+');
  const digits = /^0?([6-9]\d{9})$/.exec(plain)?.[1];
  return digits === undefined ? plain : `+91${digits}`;
}

/** Indian numbers in two groups of five: '+91 98765 43210'. */
const toPhoneLabel = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');

/** The company's facts as form fields: flat, with empty text for missing values. */
export const SiteFactsInput = z.object({
  brand: requiredText(40),
  tagline: optionalText(160),
  phone: requiredText(24)
    .overwrite(toInternational)
    .regex(/^\+[1-9]\d{7,14}$/, 'Enter the number with its country code, such as +91 98765 43210'),
  /** Empty to show `phone`. */
  phone_label: optionalText(30),
  /** Empty if it is `phone`. */
  whatsapp: optionalText(24)
    .overwrite((typed) => toInternational(typed).replace('+', ''))
    .refine((text) => text === '' || /^[1-9]\d{7,14}$/.test(text), 'Enter the number with its country code'),
  email: requiredText(254).pipe(z.email('Please enter an email address')),
  address: requiredText(250),
  facebook: Address,
  instagram: Address,
  linkedin: Address,
  youtube: Address,
  project_label: optionalText(40),
  project_url: Address,
  legal_notice: optionalText(2000),
  video: z
    .string()
    .trim()
    .max(300, 'At most 300 characters')
    .refine((text) => text === '' || filmIn(text) !== undefined, 'Enter the link to a YouTube video'),
  video_title: optionalText(120),
  video_line: optionalText(250),
  map_url: MapEmbed,
  popup_enabled: z.boolean(),
  popup_minutes: z
    .number('Please enter a whole number')
    .int('Please enter a whole number')
    .min(1, 'At least 1')
    .max(1440, 'At most 1,440'),
  home_loan_rate: z
    .number('Please enter a number')
    .min(MIN_LOAN_RATE, `At least ${MIN_LOAN_RATE}`)
    .max(MAX_LOAN_RATE, `At most ${MAX_LOAN_RATE}`)
    // The EMI calculator has the same steps.
    .multipleOf(0.05, 'Use steps of 0.05'),
});
export type SiteFactsInput = z.infer<typeof SiteFactsInput>;

type SiteFactsForm = z.input<typeof SiteFactsInput>;

/** A label requires its URL and vice versa, and a video requires a title. */
export function validateSiteFacts(values: Partial<SiteFactsInput>): FieldError[] {
  const missing = (
    field: 'project_label' | 'project_url' | 'video_title',
    other: 'project_label' | 'project_url' | 'video',
  ) => (values[other] && !values[field] ? [{ field, message: 'This is required' }] : []);
  return [
    ...missing('project_label', 'project_url'),
    ...missing('project_url', 'project_label'),
    ...missing('video_title', 'video'),
  ];
}

const MINUTE_MS = 60_000;

/** What the office settings say, in words. */
export type OfficeFacts = Pick<SiteFacts, 'office_hours' | 'reply_within'>;

/** Converts the form fields to the stored facts. */
export function toSiteFacts(input: SiteFactsInput): Omit<SiteFacts, keyof OfficeFacts> {
  const { facebook, instagram, linkedin, youtube, project_label, project_url, ...others } = input;
  const { video, video_title, video_line, popup_enabled, popup_minutes, ...facts } = others;
  const social = Object.entries({ facebook, instagram, linkedin, youtube }).filter(([, address]) => address !== '');
  const youtube_id = filmIn(video);
  return {
    ...facts,
    phone_label: facts.phone_label || toPhoneLabel(facts.phone),
    whatsapp: facts.whatsapp || facts.phone.slice(1),
    social: Object.fromEntries(social),
    external_project: project_url === '' ? null : { label: project_label, url: project_url },
    video: youtube_id === undefined ? null : { youtube_id, title: video_title, line: video_line },
    enquiry_popup: { enabled: popup_enabled, every_ms: popup_minutes * MINUTE_MS },
  };
}

/** Converts the stored facts to form fields. */
export function toSiteFactsInput({
  social,
  external_project,
  video,
  enquiry_popup,
  map_url,
  ...facts
}: SiteFacts): SiteFactsForm {
  return {
    ...facts,
    map_url: map_url ?? '',
    facebook: social.facebook ?? '',
    instagram: social.instagram ?? '',
    linkedin: social.linkedin ?? '',
    youtube: social.youtube ?? '',
    project_label: external_project?.label ?? '',
    project_url: external_project?.url ?? '',
    video: video?.youtube_id ?? '',
    video_title: video?.title ?? '',
    video_line: video?.line ?? '',
    popup_enabled: enquiry_popup.enabled,
    popup_minutes: Math.max(1, Math.round(enquiry_popup.every_ms / MINUTE_MS)),
  };
}

/** Every section of the home page exactly once, in display order. */
export const HomeSectionsInput = z.object({
  sections: HomeSections.refine(
    (sections) =>
      sections.length === HomeSection.options.length &&
      new Set(sections.map(({ name }) => name)).size === sections.length,
    'Include every section exactly once',
  ),
});
export type HomeSectionsInput = z.infer<typeof HomeSectionsInput>;

const oneLine = (max: number) => optionalText(max).refine((text) => !/\p{Cc}/u.test(text), 'Use one line only');

export const MailSettingsInput = z.object({
  sender_name: oneLine(60),
  reply_to: oneLine(254).refine(
    (text) => text === '' || z.email().safeParse(text).success,
    'Please enter an email address',
  ),
  signature: oneLine(160),
});
export type MailSettingsInput = z.infer<typeof MailSettingsInput>;

/** A picture of the company; its name is the alternative text. */
const BrandPicture = z.object({ id: Id }).nullable();

/** The company's look as form fields. */
export const BrandInput = z.object({
  primary: Colour,
  /** Empty if there is only one colour. */
  accent: z.union([z.literal(''), Colour], { error: 'Enter # and six digits, or nothing' }),
  logo: BrandPicture,
  icon: BrandPicture,
});
export type BrandInput = z.infer<typeof BrandInput>;

/** What a colour is used as, and whether it had to be changed to be readable. */
export const ThemePreview = success({
  /** By the name of the custom property. */
  tokens: z.record(z.string(), z.string()),
  /** The contrasts of the derived colours; at least 4.5 each. */
  contrasts: z.array(z.object({ label: z.string(), text: z.string(), background: z.string(), ratio: z.number() })),
  /** What was changed, and why. */
  notes: z.array(z.string()),
});
export type ThemePreview = z.infer<typeof ThemePreview>;

export const ThemeQuery = z.object({ primary: Colour, accent: Colour.optional() });
export type ThemeQuery = z.infer<typeof ThemeQuery>;

/** How staff sign in. */
export const SecuritySettings = z.object({
  /** The roles whose users can work only with a second step at sign-in. */
  two_step_roles: z.array(Role).max(Role.options.length),
});
export type SecuritySettings = z.infer<typeof SecuritySettings>;

const wholeNumber = (min: number, max: number) =>
  z.number(WHOLE).int(WHOLE).min(min, `At least ${min}`).max(max, `At most ${max}`);

/** How long personal data is kept after its last use; the privacy policy states these periods. */
export const RetentionSettings = z.object({
  enquiry_months: wholeNumber(3, 120),
  posting_months: wholeNumber(3, 120),
  /** The age that backups may reach. Erasures are remembered for longer, to be repeated after a restore. */
  backup_days: wholeNumber(7, 365),
});
export type RetentionSettings = z.infer<typeof RetentionSettings>;

export const MAX_PICTURE_HOSTS = 50;

/** The hosts whose pictures imports may fetch: names only, because the worker must not be sent to other machines. */
export const ImportSettings = z.object({
  picture_hosts: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .max(253, 'At most 253 characters')
        .regex(
          /^(?:[a-z0-9](?:[a-z0-9-]{0,62})\.)+[a-z][a-z0-9-]{1,62}$/,
          'Enter host names only, such as images.example.com',
        ),
    )
    .max(MAX_PICTURE_HOSTS, `At most ${MAX_PICTURE_HOSTS} hosts`),
});
export type ImportSettings = z.infer<typeof ImportSettings>;

/** Stands for the company's name in the texts of a page. */
export const COMPANY_PLACEHOLDER = '[[company]]';

/** Placeholders in the text of a page, which are replaced by the periods. */
export const RETENTION_PLACEHOLDERS = {
  enquiries: '[[enquiry retention]]',
  postings: '[[posting retention]]',
  backups: '[[backup retention]]',
} as const;

/** All settings that staff can change, by their name in the API. */
export const SettingsInputs = {
  site: SiteFactsInput,
  counters: CountersInput,
  'home-sections': HomeSectionsInput,
  mail: MailSettingsInput,
  security: SecuritySettings,
  retention: RetentionSettings,
  brand: BrandInput,
  office: OfficeSettings,
  replies: ReplyTemplatesInput,
  imports: ImportSettings,
} as const;
export const SettingName = z.enum(Object.keys(SettingsInputs) as (keyof typeof SettingsInputs)[]);
export type SettingName = z.infer<typeof SettingName>;
export type SettingInput<Name extends SettingName> = z.infer<(typeof SettingsInputs)[Name]>;

/** The stored values, under the same names. */
export const Settings = z.object({
  site: SiteFacts,
  counters: Counters,
  'home-sections': HomeSections,
  mail: MailSettings,
  security: SecuritySettings,
  retention: RetentionSettings,
  brand: BrandSettings,
  office: OfficeSettings,
  replies: ReplyTemplates,
  imports: ImportSettings,
});
export type Settings = z.infer<typeof Settings>;

export const SettingsAnswer = success({
  settings: Settings,
  /** The settings that staff have saved; the others have the values of a new installation. */
  saved: z.array(SettingName),
  /** The pictures of the setting `brand`. */
  brand_pictures: z.object({ logo: StaffPicture.nullable(), icon: StaffPicture.nullable() }),
});
export type SettingsAnswer = z.infer<typeof SettingsAnswer>;
