import { COUNTRIES } from '#ui/countries.ts';

/** Field names of every form: the terms checkbox and the honeypot. */
export const TERMS = 'iAgreeToTerms';
export const HONEYPOT = 'website';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A field of a form. Visitors can type and tick before hydration, so values are read from the DOM and not from React
 * state.
 */
const getControl = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;

export const getTermsCheckbox = (form: HTMLFormElement) => getControl(form, TERMS) as HTMLInputElement;

export const getHoneypot = (form: HTMLFormElement): string => getControl(form, HONEYPOT).value;

/** Fields that do not apply, such as the deposit of a home for sale, are not in the form. */
const hasControl = (form: HTMLFormElement, name: string): boolean => form.elements.namedItem(name) !== null;

/** The typed values, by the names of an empty form. */
export const readForm = <Values extends Record<string, string>>(form: HTMLFormElement, empty: Values): Values => ({
  ...empty,
  ...Object.fromEntries(
    Object.keys(empty).flatMap((name) => (hasControl(form, name) ? [[name, getControl(form, name).value]] : [])),
  ),
});

/** Fills in values; the terms must be agreed to again. */
export function fillForm(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) if (hasControl(form, name)) getControl(form, name).value = value;
  getTermsCheckbox(form).checked = false;
}

/** The name of the field that an event belongs to; empty if it has none. */
export const getName = (target: EventTarget): string =>
  target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '';

/** Field that a control belongs to; a phone number is validated together with its country. */
export const toField = (name: string): string => (name === 'country' ? 'phone_number' : name);

const isFile = (element: Element) => element instanceof HTMLInputElement && element.type === 'file';

/** Focuses the first matching field, in the order of the form. The country is the field of a country code. */
export function focusField(form: HTMLFormElement, matches: (field: string) => boolean, fileField = ''): void {
  const found = [...form.elements].find((element) => {
    const name = isFile(element) ? fileField : getName(element);
    return matches(name === 'country' ? 'country_code' : name);
  });
  if (found instanceof HTMLElement) found.focus();
}

/** Phone prefix of a country, as the API expects it. */
const getPrefix = (country: string): string => COUNTRIES.find(({ code }) => code === country)?.prefix ?? '';

/** Form values in API format: a country becomes its prefix. */
export const toCountryCode = <Values extends { country: string }>({ country, ...values }: Values) => ({
  ...values,
  country_code: getPrefix(country),
});
