import { COUNTRIES } from '#ui/countries.ts';

/** Field names of every form: the terms checkbox and the honeypot. */
export const TERMS = 'iAgreeToTerms';
export const HONEYPOT = 'website';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A field of a form. Visitors can type and tick before hydration, so values are read from the DOM and not from React
 * state.
 */
export const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;

export const getTermsCheckbox = (form: HTMLFormElement) => control(form, TERMS) as HTMLInputElement;

export const getHoneypot = (form: HTMLFormElement): string => control(form, HONEYPOT).value;

/** Phone prefix of a country, as the API expects it. */
export const getPrefix = (country: string): string => COUNTRIES.find(({ code }) => code === country)?.prefix ?? '';
