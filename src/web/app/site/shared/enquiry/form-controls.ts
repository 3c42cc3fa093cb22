import type { EnquiryFields, EnquiryProblems } from '#contract/leads/enquiry-rules.ts';
import { COUNTRIES, DEFAULT_COUNTRY } from '#ui/countries.ts';
import type { EnquiryValues } from './enquiry-memory.ts';

export const TERMS = 'iAgreeToTerms';
export const TRAP = 'website';

export const EMPTY: EnquiryValues = {
  full_name: '',
  email: '',
  country: DEFAULT_COUNTRY,
  phone_number: '',
  message: '',
};

const NAMES = Object.keys(EMPTY) as (keyof EnquiryValues)[];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;

export const termsOf = (form: HTMLFormElement) => control(form, TERMS) as HTMLInputElement;

export const trapOf = (form: HTMLFormElement): string => control(form, TRAP).value;

/**
 * What is in the fields. The page is the server's until its code has come, and people type and tick meanwhile, so the
 * fields themselves are asked and not a copy of them.
 */
export function valuesOf(form: HTMLFormElement): EnquiryValues {
  const values = { ...EMPTY };
  for (const name of NAMES) values[name] = control(form, name).value;
  return values;
}

export function fill(form: HTMLFormElement, values: EnquiryValues): void {
  for (const name of NAMES) control(form, name).value = values[name];
  termsOf(form).checked = false;
}

/** The values as they travel: a country becomes its prefix. */
export function fieldsOf({ country, ...values }: EnquiryValues): EnquiryFields {
  const country_code = COUNTRIES.find(({ code }) => code === country)?.prefix ?? '';
  return { ...values, country_code };
}

/** Puts the cursor into the first field that has a problem. */
export function focusFirst(form: HTMLFormElement, problems: EnquiryProblems): void {
  const name = NAMES.find((field) => (field === 'country' ? problems.country_code : problems[field]));
  if (name) control(form, name).focus();
}
