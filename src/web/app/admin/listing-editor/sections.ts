import type { FormField, Values } from '../engine/form-field.tsx';
import type { FormSection } from '../engine/resource.ts';

/** A section of the page of a listing. */
export interface EditorSection {
  /** The id of its element, and its anchor. */
  id: string;
  title: string;
  fields: FormField[];
}

const toSection = ({ title = '', fields }: FormSection): EditorSection => ({
  id: `section-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
  title,
  fields,
});

interface ListingFields {
  sections: FormSection[];
  pictures?: FormField;
}

/** The sections of a form, its pictures first; those that are shown beside the others separately. */
export function toSections({ sections, pictures }: ListingFields): { main: EditorSection[]; beside: EditorSection[] } {
  const first = pictures ? [{ title: 'Pictures', fields: [pictures] }] : [];
  return {
    main: [...first, ...sections.filter(({ isBeside }) => !isBeside)].map(toSection),
    beside: sections.filter(({ isBeside }) => isBeside).map(toSection),
  };
}

/** Whether a section has a warning, lacks what is needed to publish, has entries, or is still empty. */
export type SectionState = 'warning' | 'missing' | 'complete' | 'empty';

interface Findings {
  values: Values;
  /** The fields with warnings. */
  warned: ReadonlySet<string>;
  /** The fields that keep the listing from being published. */
  missing: ReadonlySet<string>;
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

export function getSectionState({ fields }: EditorSection, { values, warned, missing }: Findings): SectionState {
  const shown = fields.filter((field) => field.shown(values));
  if (shown.some(({ name }) => missing.has(name))) return 'missing';
  if (shown.some(({ name }) => warned.has(name))) return 'warning';
  return shown.some(({ name }) => !isEmpty(values[name])) ? 'complete' : 'empty';
}
