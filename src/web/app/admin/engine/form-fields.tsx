import type { FocusEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { RichTextControl } from '../controls/rich-text-control.tsx';
import { MetaDescriptionControl, SlugControl } from '../controls/seo-preview.tsx';
import { text } from './fields.tsx';
import { type FormField, field, type Values } from './form-field.tsx';
import type { FormSection } from './resource.ts';
import type { Draft } from './use-draft.ts';

interface FormFieldsProps {
  sections: FormSection[];
  draft: Draft;
  /** Called when a field starts or ends its own request, such as an upload. */
  onBusy: (field: string, busy: boolean) => void;
}

/** The fields of a form under their section headings; half-width fields are two in a row on wide screens. */
export function FormFields({ sections, draft, onBusy }: FormFieldsProps) {
  const one = (entry: FormField) => {
    const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) draft.check(entry.name);
    };
    return (
      <div key={entry.name} className={classNames('min-w-0', !entry.halfWidth && 'sm:col-span-2')} onBlur={leave}>
        {entry.draw(
          {
            label: entry.label,
            hint: entry.hint,
            optional: entry.optional,
            error: draft.errors[entry.name],
            value: draft.values[entry.name],
            onChange: (value) => draft.set(entry.name, value),
            onBusy: (busy) => onBusy(entry.name, busy),
          },
          draft.values,
        )}
      </div>
    );
  };
  return sections.map(({ title, fields }) => (
    <section key={title ?? 'fields'} aria-label={title} className="grid gap-4">
      {title && <h3 className="border-b border-line pb-2 text-subheading">{title}</h3>}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {fields.filter(({ shown }) => shown(draft.values)).map(one)}
      </div>
    </section>
  ));
}

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
