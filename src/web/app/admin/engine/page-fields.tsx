import { MetaDescriptionControl } from '../controls/meta-description-control.tsx';
import { RichTextControl } from '../controls/rich-text-control.tsx';
import { SlugControl } from '../controls/slug-control.tsx';
import { text } from './fields.tsx';
import { type FormField, field, type Values } from './form-field.tsx';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

export const richText = (name: string, label: string, { optional = false } = {}) =>
  field(name, label, RichTextControl, { initial: '', optional, extra: {} });

/** The search engine fields of a page; `prefix` is the path before its slug. */
export const searchFields = (prefix: string): FormField[] => [
  field('slug', 'Address', SlugControl, {
    initial: '',
    optional: true,
    hint: 'A new page takes it from its title when it is left empty',
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

/** The form values of a stored page: missing texts become empty, and the stored slug is added for comparison. */
export const pageValues = (record: Values): Values => ({
  ...record,
  meta_title: asText(record.meta_title),
  meta_description: asText(record.meta_description),
  saved_slug: record.slug,
});
