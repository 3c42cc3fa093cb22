import { COUNTRIES } from '#ui/countries.ts';

/** Names that every form of the site has: the box of the terms, and a field that only machines fill in. */
export const TERMS = 'iAgreeToTerms';
export const HONEYPOT = 'website';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A field of a form. The page is the server's until its code has come, and people type and tick meanwhile, so the
 * fields themselves are asked and not a copy of them.
 */
export const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as Control;

export const getTermsCheckbox = (form: HTMLFormElement) => control(form, TERMS) as HTMLInputElement;

export const getHoneypot = (form: HTMLFormElement): string => control(form, HONEYPOT).value;

/** A country as it travels: by its prefix. */
export const getPrefix = (country: string): string => COUNTRIES.find(({ code }) => code === country)?.prefix ?? '';
