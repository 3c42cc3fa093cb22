import type { ApplicationErrors, ApplicationFields } from '#contract/careers/application-rules.ts';
import { control } from '../shared/forms/controls.ts';

/** In the order of the form. */
export const FIELDS: readonly (keyof ApplicationFields)[] = [
  'full_name',
  'email',
  'mobile',
  'gender',
  'experience',
  'role',
  'location',
  'linkedin',
  'about_yourself',
];

export const getValues = (form: HTMLFormElement): ApplicationFields =>
  Object.fromEntries(FIELDS.map((name) => [name, control(form, name).value])) as unknown as ApplicationFields;

export function fill(form: HTMLFormElement, values: ApplicationFields): void {
  for (const name of FIELDS) control(form, name).value = values[name];
}

/** Focuses the first invalid field, in form order. */
export function focusFirst(form: HTMLFormElement, errors: ApplicationErrors): void {
  const wrong = [...form.elements].find((element) => {
    const { name, type } = element as HTMLInputElement;
    return type === 'file' ? errors.file : errors[name as keyof ApplicationFields];
  });
  (wrong as HTMLElement | undefined)?.focus();
}
