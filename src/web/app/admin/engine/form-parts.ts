import type { FormField } from './form-field.tsx';
import type { FormSection, RecordForm } from './resource.ts';

interface FormPart {
  label: string;
  save: string;
  sections: FormSection[];
  fields: FormField[];
}

const part = (label: string, save: string, sections: FormSection[]): FormPart => ({
  label,
  save,
  sections,
  fields: sections.flatMap(({ fields }) => fields),
});

/** The parts that are saved together: a new record as a whole, pictures and details of an existing one separately. */
export function getParts({ sections, pictures }: RecordForm, mode: 'add' | 'edit'): [FormPart, FormPart?] {
  if (!pictures) return [part('Details', 'Save', sections)];
  const images: FormSection = { fields: [pictures] };
  if (mode === 'add') return [part('Details', 'Save', [...sections, { ...images, title: 'Pictures' }])];
  return [part('Edit Image', 'Save images', [images]), part('Edit Details', 'Save', sections)];
}
