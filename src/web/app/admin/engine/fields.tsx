import {
  ChoiceControl,
  DateControl,
  LongTextControl,
  NumberControl,
  SwitchControl,
  TextControl,
  YesNoControl,
} from '../controls/basic-controls.tsx';
import { PickRecord } from '../controls/pick-options.tsx';
import { PictureControl } from '../controls/picture-control.tsx';
import { RichTextControl } from '../controls/rich-text-control.tsx';
import { MetaDescriptionControl, SlugControl } from '../controls/seo-preview.tsx';
import type { ChoiceKind } from '../data/choices.ts';
import { field, type Values } from './form-field.tsx';

interface Common {
  optional?: boolean;
  hint?: string;
  halfWidth?: boolean;
  shown?: (values: Values) => boolean;
}

type TextKind = { type?: 'text' | 'email' | 'tel' | 'url' | 'time'; max?: number; allowed?: RegExp };

/** One line of text. */
export const text = <Name extends string>(
  name: Name,
  label: string,
  { type, max, allowed, ...common }: Common & TextKind = {},
) => field(name, label, TextControl, { initial: '', ...common, extra: { type, max, allowed } });

/** Several lines of text. */
export const longText = <Name extends string>(
  name: Name,
  label: string,
  { max, ...common }: Common & { max?: number } = {},
) => field(name, label, LongTextControl, { initial: '', ...common, extra: { max } });

/** One of a few values, with their labels. */
export const choice = <Name extends string, Choice extends string>(
  name: Name,
  label: string,
  labels: Record<Choice, string>,
  common: Common & { initial?: NoInfer<Choice> } = {},
) => field(name, label, ChoiceControl<Choice>, { initial: null, ...common, extra: { labels } });

/** One of the records of a kind. */
export const pick = <Name extends string>(name: Name, label: string, kind: ChoiceKind, common: Common = {}) =>
  field(name, label, PickRecord, { initial: null, ...common, extra: { kind } });

/** A calendar date. */
export const date = <Name extends string>(name: Name, label: string, common: Common = {}) =>
  field(name, label, DateControl, { initial: null, ...common, extra: {} });

export const number = <Name extends string>(
  name: Name,
  label: string,
  { min, max, step, ...common }: Common & { min?: number; max?: number; step?: number } = {},
) => field(name, label, NumberControl, { initial: null, ...common, extra: { min, max, step } });

/** The sort position of a record on the site. */
export const position = () =>
  number('position', 'Position', {
    optional: true,
    halfWidth: true,
    min: 0,
    max: 9999,
    hint: 'Lower numbers come first',
  });

/** Yes, no or not stated. */
export const yesNo = <Name extends string>(name: Name, label: string, common: Common = {}) =>
  field(name, label, YesNoControl, { initial: null, ...common, extra: {} });

/** On or off. */
export const toggle = <Name extends string>(name: Name, label: string, common: Common = {}) =>
  field(name, label, SwitchControl, { initial: false, ...common, extra: {} });

const PICTURE_HINT = 'JPG, PNG or WebP, up to 8 MB.';

/** The single picture of a record; the field has the same name in all resources. */
export const picture = (
  label: string,
  { hint = PICTURE_HINT, anyShape = false, ...common }: Common & { anyShape?: boolean } = {},
) =>
  field('picture', label, PictureControl, {
    initial: null,
    optional: true,
    hint,
    ...common,
    extra: { name: label, anyShape },
  });

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

export const richText = <Name extends string>(name: Name, label: string, { optional = false } = {}) =>
  field(name, label, RichTextControl, { initial: '', optional, extra: {} });

/** The search engine fields of a page; `prefix` is the path before its slug. */
export const searchFields = (prefix: string) => [
  field('slug', 'Page URL', SlugControl, {
    initial: '',
    optional: true,
    hint: 'Leave empty to create it from the title',
    extra: ({ saved_slug }) => ({ prefix, saved: asText(saved_slug) || undefined }),
  }),
  text('meta_title', 'Meta title', { optional: true, max: 120 }),
  field('meta_description', 'Meta description', MetaDescriptionControl, {
    initial: '',
    optional: true,
    extra: ({ meta_title, title, slug }) => ({
      title: asText(meta_title) || asText(title),
      path: prefix + asText(slug),
    }),
  }),
];

interface StoredPage {
  slug: string;
  meta_title?: string | null | undefined;
  meta_description?: string | null | undefined;
}

/** The form values of a stored page: missing texts become empty, and the stored slug is added for comparison. */
export const pageValues = (record: StoredPage): Values => ({
  ...record,
  meta_title: record.meta_title ?? '',
  meta_description: record.meta_description ?? '',
  saved_slug: record.slug,
});
