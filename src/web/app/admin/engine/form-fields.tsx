import type { FocusEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { FormField } from './form-field.tsx';
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
  const one = (field: FormField) => {
    const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) draft.check(field.name);
    };
    return (
      <div key={field.name} className={classNames('min-w-0', !field.halfWidth && 'sm:col-span-2')} onBlur={leave}>
        {field.draw(
          {
            label: field.label,
            hint: field.hint,
            optional: field.optional,
            error: draft.errors[field.name],
            value: draft.values[field.name],
            onChange: (value) => draft.set(field.name, value),
            onBusy: (busy) => onBusy(field.name, busy),
          },
          draft.values,
        )}
      </div>
    );
  };
  return sections.map(({ title, fields }) => (
    <section key={title ?? 'fields'} aria-label={title} className="grid gap-4">
      {title && <h3 className="border-b border-line pb-2 text-[1.125rem]">{title}</h3>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
        {fields.filter(({ shown }) => shown(draft.values)).map(one)}
      </div>
    </section>
  ));
}
