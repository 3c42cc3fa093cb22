import type { FocusEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { RestoredNotice } from '../unsaved/restored-notice.tsx';
import type { FormField } from './form-field.tsx';
import type { FormSection } from './resource.ts';
import type { Draft } from './use-draft.tsx';

interface FieldGridProps {
  fields: FormField[];
  draft: Draft;
  /** Called when a field starts or ends its own request, such as an upload. */
  onBusy: (field: string, busy: boolean) => void;
  /** Shows the values without a way to change them. */
  readOnly?: boolean | undefined;
  /** The columns of the grid. */
  className: string;
}

/** The fields of a section that apply to the other values. */
export function FieldGrid({ fields, draft, onBusy, readOnly = false, className }: FieldGridProps) {
  const one = (entry: FormField) => {
    const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) draft.check(entry.name);
    };
    return (
      <div
        key={entry.name}
        data-field={entry.name}
        className={classNames('min-w-0 *:grid-cols-1', !entry.halfWidth && 'col-span-full')}
        onBlur={leave}
      >
        {entry.draw(
          {
            label: entry.label,
            hint: entry.hint,
            optional: entry.optional,
            error: draft.errors[entry.name],
            value: draft.values[entry.name],
            onChange: (value) => draft.set(entry.name, value),
            onBusy: (busy) => onBusy(entry.name, busy),
            ...(readOnly && { disabled: true }),
          },
          draft.values,
        )}
      </div>
    );
  };
  return (
    <div className={classNames('grid gap-4', className)}>
      {fields.filter(({ shown }) => shown(draft.values)).map(one)}
    </div>
  );
}

/** The fields of a form under their section headings; half-width fields are two in a row on wide screens. */
export function FormFields({
  sections,
  draft,
  onBusy,
}: Pick<FieldGridProps, 'draft' | 'onBusy'> & { sections: FormSection[] }) {
  return (
    <>
      {draft.restoredAt !== undefined && <RestoredNotice at={draft.restoredAt} onDiscard={draft.discard} />}
      {sections.map(({ title, fields }) => (
        <section key={title ?? 'fields'} aria-label={title} className="grid gap-4">
          {title && <h3 className="border-b border-line pb-2 text-subheading">{title}</h3>}
          <FieldGrid fields={fields} draft={draft} onBusy={onBusy} className="grid-cols-1 sm:grid-cols-2" />
        </section>
      ))}
    </>
  );
}
