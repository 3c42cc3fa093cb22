import type { ListingWarning } from '#contract';
import { FieldGrid } from '../engine/form-fields.tsx';
import type { Draft } from '../engine/use-draft.tsx';
import { FieldNote } from './field-note.tsx';
import type { EditorSection } from './sections.ts';

interface SectionPanelProps {
  section: EditorSection;
  draft: Draft;
  warnings: ListingWarning[];
  readOnly: boolean;
  onBusy: (field: string, busy: boolean) => void;
}

/** The fields of a section under its heading, and the warnings about them. */
export function SectionPanel({ section: { id, title, fields }, draft, warnings, readOnly, onBusy }: SectionPanelProps) {
  const about = warnings.filter((warning) => fields.some(({ name }) => name === warning.field));
  return (
    <section
      id={id}
      aria-label={title}
      tabIndex={-1}
      className="scroll-mt-12 rounded-lg border border-line bg-surface p-4 outline-none sm:px-4.5"
    >
      <h2 className="mb-3.5 text-feature">{title}</h2>
      <FieldGrid fields={fields} draft={draft} readOnly={readOnly} onBusy={onBusy} className="field-columns" />
      {about.map((warning) => (
        <FieldNote
          key={warning.code}
          warning={warning}
          onPrice={readOnly ? undefined : (price) => draft.set('price', price)}
        />
      ))}
    </section>
  );
}
