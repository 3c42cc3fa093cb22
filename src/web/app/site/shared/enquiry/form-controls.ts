import type { EnquiryErrors, EnquiryFields } from '#contract/leads/enquiry-rules.ts';
import { DEFAULT_COUNTRY } from '#ui/countries.ts';
import { control, getPrefix, getTermsCheckbox } from '../forms/controls.ts';
import type { EnquiryValues } from './enquiry-memory.ts';

export const EMPTY: EnquiryValues = {
  full_name: '',
  email: '',
  country: DEFAULT_COUNTRY,
  phone_number: '',
  message: '',
};

const NAMES = Object.keys(EMPTY) as (keyof EnquiryValues)[];

export function getValues(form: HTMLFormElement): EnquiryValues {
  const values = { ...EMPTY };
  for (const name of NAMES) values[name] = control(form, name).value;
  return values;
}

export function fill(form: HTMLFormElement, values: EnquiryValues): void {
  for (const name of NAMES) control(form, name).value = values[name];
  getTermsCheckbox(form).checked = false;
}

/** Form values in API format: a country becomes its prefix. */
export function toFields({ country, ...values }: EnquiryValues): EnquiryFields {
  return { ...values, country_code: getPrefix(country) };
}

/** Focuses the first invalid field. */
export function focusFirst(form: HTMLFormElement, errors: EnquiryErrors): void {
  const name = NAMES.find((field) => (field === 'country' ? errors.country_code : errors[field]));
  if (name) control(form, name).focus();
}
