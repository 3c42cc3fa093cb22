import type { ApplicationFields, ApplicationProblems } from '#contract/careers/application-rules.ts';

export const TERMS = 'iAgreeToTerms';
export const TRAP = 'website';

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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;

export const termsOf = (form: HTMLFormElement) => control(form, TERMS) as HTMLInputElement;

export const trapOf = (form: HTMLFormElement): string => control(form, TRAP).value;

/** What is in the fields: they are asked themselves, because people type before the code has come. */
export const valuesOf = (form: HTMLFormElement): ApplicationFields =>
  Object.fromEntries(FIELDS.map((name) => [name, control(form, name).value])) as unknown as ApplicationFields;

export function fill(form: HTMLFormElement, values: ApplicationFields): void {
  for (const name of FIELDS) control(form, name).value = values[name];
}

/** Puts the cursor into the first field that has a problem, in the order in which they stand. */
export function focusFirst(form: HTMLFormElement, problems: ApplicationProblems): void {
  const wrong = [...form.elements].find((element) => {
    const { name, type } = element as HTMLInputElement;
    return type === 'file' ? problems.file : problems[name as keyof ApplicationFields];
  });
  (wrong as HTMLElement | undefined)?.focus();
}
