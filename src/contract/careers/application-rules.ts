import { tidy, tidyLine, tooLong } from '../leads/enquiry-rules.ts';
import { INVALID_EMAIL, isEmail } from '../people/email-rules.ts';

/** The form fields. This file does not import zod, so that public pages can validate the form without loading it. */
export interface ApplicationFields {
  full_name: string;
  email: string;
  mobile: string;
  gender: string;
  role: string;
  location: string;
  experience: string;
  linkedin: string;
  about_yourself: string;
}

export type ApplicationErrors = Partial<Record<keyof ApplicationFields | 'file', string>>;

export const GENDERS = ['Male', 'Female', 'I choose not to self-identify'] as const;
export const JOB_ROLES = ['Sales Executive', 'Sales Manager', 'Relationship Manager'] as const;
/** 'Fresher', then '1+' to '40+'. */
export const EXPERIENCES = ['Fresher', ...Array.from({ length: 40 }, (_, years) => `${years + 1}+`)] as [
  string,
  ...string[],
];

export const MAX_LENGTH = { full_name: 80, location: 120, linkedin: 200, about_yourself: 2000 };

export const INVALID = {
  full_name: 'Please enter your name',
  mobile: 'Please enter a valid mobile number',
  gender: 'Please choose one',
  role: 'Please choose a role',
  location: 'Please enter a location',
  experience: 'Please choose your experience',
  linkedin: 'Please enter the link to your LinkedIn profile',
};

/** Digits of a typed number: ten for India, up to fifteen with a country code; undefined if invalid. */
export function mobileDigits(typed: string): string | undefined {
  const digits = typed.replace(/[\s().-]/g, '').replace(/^\+/, '');
  return /^\d{10,15}$/.test(digits) ? digits : undefined;
}

const LINKEDIN = /^(?:https?:\/\/)?((?:[a-z\d-]+\.)*linkedin\.com\/[\w%/.?=&~-]+)$/i;

/** The profile's https URL, whether or not the scheme was typed. */
export function linkedinAddress(typed: string): string | undefined {
  const address = LINKEDIN.exec(tidyLine(typed))?.[1];
  return address && address.length <= MAX_LENGTH.linkedin ? `https://${address}` : undefined;
}

function validateText(text: string, field: 'full_name' | 'location'): string | undefined {
  if (text === '') return INVALID[field];
  return text.length > MAX_LENGTH[field] ? tooLong(MAX_LENGTH[field]) : undefined;
}

const validateChoice = (choices: readonly string[], field: 'gender' | 'role' | 'experience', chosen: string) =>
  choices.includes(chosen) ? undefined : INVALID[field];

/** Field errors of a form, with the same rules and messages as `ApplicationInput`. */
export function validateApplication(fields: ApplicationFields): ApplicationErrors {
  const about = tidy(fields.about_yourself);
  const linkedin = tidyLine(fields.linkedin);
  const errors: Record<keyof ApplicationFields, string | undefined> = {
    full_name: validateText(tidyLine(fields.full_name), 'full_name'),
    email: isEmail(fields.email) ? undefined : INVALID_EMAIL,
    mobile: mobileDigits(fields.mobile) ? undefined : INVALID.mobile,
    gender: validateChoice(GENDERS, 'gender', fields.gender),
    experience: validateChoice(EXPERIENCES, 'experience', fields.experience),
    role: validateChoice(JOB_ROLES, 'role', fields.role),
    location: validateText(tidyLine(fields.location), 'location'),
    linkedin: linkedin === '' || linkedinAddress(linkedin) ? undefined : INVALID.linkedin,
    about_yourself: about.length > MAX_LENGTH.about_yourself ? tooLong(MAX_LENGTH.about_yourself) : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
